import * as v from 'valibot'
import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import {
  choice,
  day,
  listOf,
  record,
  rupees,
  text,
  unique,
  wholeNumber,
} from '#app/platform/schema/shapes.ts'
import { defineFacts } from '#app/platform/settings/define-facts.ts'

/** Years and kilometres, whichever comes first. */
const cover = { years: wholeNumber, km: wholeNumber }

const table = record({
  heading: text(40),
  /** Whose cover it is; rows of before have none, and their heading says it. */
  kind: v.optional(choice(vehicleKinds)),
  standard: record(cover),
  extensions: listOf(record({ ...cover, price: v.optional(rupees(1)) }), 1),
})

export type WarrantyTable = v.InferOutput<typeof table>

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
      listOf(table, 1),
      v.check((tables) => unique(tables, (it) => it.heading), 'must not have a heading twice'),
    ),
    conditions: listOf(text(200), 0),
    pricesCheckedOn: v.optional(day),
    /** Until when an extension is sold, in months from the sale; without it while the standard cover lasts. */
    soldForMonths: v.optional(wholeNumber),
  }),
  fallback: { description: '', intro: '', teaser: '', longest: '', tables: [], conditions: [] },
})

export type WarrantyTerms = v.InferOutput<typeof warrantyFacts.shape>
