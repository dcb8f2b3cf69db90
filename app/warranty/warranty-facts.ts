import * as v from 'valibot'
import { defineFacts } from '#app/facts/define-facts.ts'
import { listOf, record, text, unique, wholeNumber } from '#app/shapes/shapes.ts'

/** Years and kilometres, whichever comes first. */
const cover = record({ years: wholeNumber, km: wholeNumber })

/** How long a machine is covered, and what each extension adds to that. */
export const warrantyFacts = defineFacts({
  name: 'extended-warranty',
  label: 'the extended warranty',
  shape: record({
    description: text(200),
    intro: text(300),
    teaser: text(200),
    /** The longest cover of all, as a sentence says it: `ten years`. */
    longest: text(40),
    tables: v.pipe(
      listOf(record({ heading: text(40), standard: cover, extensions: listOf(cover, 1) }), 1),
      v.check((tables) => unique(tables, (it) => it.heading), 'must not have a heading twice'),
    ),
    conditions: listOf(text(200), 0),
  }),
  fallback: { description: '', intro: '', teaser: '', longest: '', tables: [], conditions: [] },
})
