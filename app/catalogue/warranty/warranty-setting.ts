import * as v from 'valibot'
import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import {
  day,
  hasUniqueKeys,
  lineOfText,
  listOfItems,
  oneOfOptions,
  positiveInteger,
  rupeeAmount,
  strictRecord,
} from '#app/platform/schema/schemas.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

/** Years and kilometres, whichever comes first. */
const coverEntries = { years: positiveInteger, km: positiveInteger }

const warrantyTableSchema = strictRecord({
  heading: lineOfText(40),
  /** Whose cover it is; rows of before have none, and their heading says it. */
  kind: v.optional(oneOfOptions(vehicleKinds)),
  standard: strictRecord(coverEntries),
  extensions: listOfItems(strictRecord({ ...coverEntries, price: v.optional(rupeeAmount(1)) }), 1),
})

export type WarrantyTableTerms = v.InferOutput<typeof warrantyTableSchema>

/** How long a machine is covered, and what each extension adds to that. */
export const warrantySetting = defineSetting({
  name: 'extended-warranty',
  label: 'the extended warranty',
  shape: strictRecord({
    description: lineOfText(200),
    intro: lineOfText(300),
    teaser: lineOfText(200),
    /** The longest cover of all, as a sentence says it: `ten years`. */
    longest: lineOfText(40),
    tables: v.pipe(
      listOfItems(warrantyTableSchema, 1),
      v.check((tables) => hasUniqueKeys(tables, (it) => it.heading), 'must not repeat a heading'),
    ),
    conditions: listOfItems(lineOfText(200), 0),
    pricesCheckedOn: v.optional(day),
    /** Until when an extension is sold, in months from the sale; without it while the standard cover lasts. */
    soldForMonths: v.optional(positiveInteger),
  }),
  fallback: { description: '', intro: '', teaser: '', longest: '', tables: [], conditions: [] },
})

export type WarrantyTerms = v.InferOutput<typeof warrantySetting.shape>
