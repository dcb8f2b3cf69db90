import * as v from 'valibot'
import { day, listOf, record, rupees, text, unique } from '#app/platform/schema/shapes.ts'
import { defineFacts } from '#app/platform/settings/define-facts.ts'

/** A year of it for a class of machines: `Scooters up to 125 cc`. */
const contractPrice = record({ label: text(60), price: rupees(1) })

export const contractPrices = v.pipe(
  listOf(contractPrice, 0),
  v.check((prices) => unique(prices, (it) => it.label), 'must not have a label twice'),
)

export type ContractPrice = v.InferOutput<typeof contractPrice>

/** What the yearly maintenance contract holds. */
export const amcFacts = defineFacts({
  name: 'amc',
  label: 'the maintenance contract',
  shape: record({
    /** For search engines and shared links. */
    description: text(200),
    /** Rows of before have none: `oncePaid` stands for it. */
    intro: v.optional(text(300)),
    /** The contract in one line of the list of services. */
    teaser: text(200),
    /** Read across: "Savings up to 30%". */
    features: listOf(record({ text: text(120), figure: text(20) }), 1),
    terms: listOf(text(200), 0),
    /** Rows of before prices have none; the day is that of the latest check of any. */
    prices: v.optional(contractPrices),
    pricesCheckedOn: v.optional(day),
  }),
  fallback: { description: '', teaser: '', features: [], terms: [] },
})
