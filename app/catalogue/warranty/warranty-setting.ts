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
  /** Kind of vehicle. Older rows have none; their heading determines it. */
  kind: v.optional(oneOfOptions(vehicleKinds)),
  standard: strictRecord(coverEntries),
  extensions: listOfItems(strictRecord({ ...coverEntries, price: v.optional(rupeeAmount(1)) }), 1),
})

export type WarrantyTableTerms = v.InferOutput<typeof warrantyTableSchema>

/** Standard warranty and extensions by kind of vehicle. */
export const warrantySetting = defineSetting({
  name: 'extended-warranty',
  label: 'the extended warranty',
  shape: strictRecord({
    description: lineOfText(200),
    intro: lineOfText(300),
    teaser: lineOfText(200),
    /** The longest total warranty as text: `ten years`. */
    longest: lineOfText(40),
    tables: v.pipe(
      listOfItems(warrantyTableSchema, 1),
      v.check((tables) => hasUniqueKeys(tables, (it) => it.heading), 'must not repeat a heading'),
    ),
    conditions: listOfItems(lineOfText(200), 0),
    pricesCheckedOn: v.optional(day),
    /**
     * Months from the sale within which extensions are sold. Without it they are sold during the
     * standard warranty.
     */
    soldForMonths: v.optional(positiveInteger),
  }),
  fallback: { description: '', intro: '', teaser: '', longest: '', tables: [], conditions: [] },
})

export type WarrantyTerms = v.InferOutput<typeof warrantySetting.shape>
