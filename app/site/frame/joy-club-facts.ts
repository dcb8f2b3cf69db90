import { listOf, record, text } from '#app/platform/schema/shapes.ts'
import { defineFacts } from '#app/platform/settings/define-facts.ts'

/** What the club costs and gives. */
export const joyClubFacts = defineFacts({
  name: 'joy-club',
  label: 'the Joy Club',
  shape: record({
    description: text(200),
    intro: text(300),
    benefits: listOf(record({ term: text(80), text: text(300) }), 1),
  }),
  fallback: { description: '', intro: '', benefits: [] },
})
