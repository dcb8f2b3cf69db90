import { defineFacts } from '#app/facts/define-facts.ts'
import { listOf, record, text } from '#app/shapes/shapes.ts'

/** What the yearly maintenance contract holds. */
export const amcFacts = defineFacts({
  name: 'amc',
  label: 'the maintenance contract',
  shape: record({
    /** For search engines and shared links. */
    description: text(200),
    /** The contract in one line of the list of services. */
    teaser: text(200),
    /** Read across: "Savings up to 30%". */
    features: listOf(record({ text: text(120), figure: text(20) }), 1),
    terms: listOf(text(200), 0),
  }),
  fallback: { description: '', teaser: '', features: [], terms: [] },
})
