import * as v from 'valibot'
import type { InferWire } from '#app/http/wire.ts'
import { flag, sentAs } from '#app/http/wire.ts'
import { vehicleKinds } from '#app/vehicles/vehicle.ts'

const sentence = 'A price is a whole number of rupees from 1 to 99,99,999.'
const differenceSentence = 'A difference is a whole number of rupees from 0 to 99,99,999.'

/** `104116`, `"104116"` and `"1,04,116"` alike: people type the commas that they read. */
const wholeRupees = (least: number, message: string) =>
  v.pipe(
    v.union([v.string(), v.number()], message),
    v.transform((given) => String(given).replaceAll(/[,\s₹]/g, '')),
    v.regex(/^\d{1,7}$/, message),
    v.transform(Number),
    v.minValue(least, message),
  )

const version = v.optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer('The version is a whole number.'),
  ),
)

/** The body of PATCH /api/managePrice/{bikeName}; `variants` only where differences change. */
export const priceEdit = v.object({
  price: wholeRupees(1, sentence),
  variants: v.optional(
    v.pipe(
      v.array(
        v.object({
          id: v.pipe(v.number(), v.integer()),
          difference: wholeRupees(0, differenceSentence),
        }),
      ),
      v.maxLength(50),
    ),
    [],
  ),
  version,
})

/** Rupees with at most two decimals, kept as a text with exactly two. */
const accessoryPrice = v.pipe(
  v.union([v.string(), v.number()], 'A price is in rupees, such as 1250 or 1250.50.'),
  v.transform((given) => String(given).replaceAll(/[,\s₹]/g, '')),
  v.regex(/^\d{1,7}(\.\d{1,2})?$/, 'A price is in rupees, such as 1250 or 1250.50.'),
  v.transform((digits) => Number(digits).toFixed(2)),
  v.check((price) => Number(price) > 0, 'A price is above zero.'),
)

/** The body of PATCH /api/manageAccessories/{id}. */
export const accessoryEdit = v.object({ price: accessoryPrice, version })

export type PriceEdit = v.InferOutput<typeof priceEdit>
export type AccessoryEdit = v.InferOutput<typeof accessoryEdit>

/** A model on the staff's price list. */
export const pricedModel = {
  id: v.number(),
  kind: v.picklist(vehicleKinds),
  name: sentAs('bike_name', v.string()),
  price: sentAs('bike_price', v.number()),
  checkedOn: sentAs('price_checked_on', v.string()),
  isActive: sentAs('status', flag),
  /** Given back with an edit: a stale one is refused. */
  version: v.number(),
  /** The first is the model's own price: its difference is 0. */
  variants: v.array(v.object({ id: v.number(), name: v.string(), difference: v.number() })),
}

/** An accessory on the staff's price list. */
export const pricedAccessory = {
  id: v.number(),
  heading: v.string(),
  partNo: sentAs('part_no', v.string()),
  /** Rupees with two decimals, as text. */
  price: v.string(),
  version: v.number(),
  /** The model that it is made for. */
  model: sentAs('bike_name', v.string()),
}

export type PricedModel = InferWire<typeof pricedModel>
export type PricedAccessory = InferWire<typeof pricedAccessory>
