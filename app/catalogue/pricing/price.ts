import * as v from 'valibot'
import { availabilities } from '#app/catalogue/vehicles/availability.ts'
import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import { readVersion } from '#app/platform/audit/read-version.ts'
import { rupees, rupeesAndPaise } from '#app/platform/forms/money-field.ts'
import type { InferWire } from '#app/platform/http/wire.ts'
import { flag, sentAs } from '#app/platform/http/wire.ts'

/** What the form asks of every model; its variants' differences come on top. */
export const priceFields = {
  price: rupees('Ex-showroom price (₹)', {
    isRequired: true,
    missing: 'Please enter a valid price',
    expected: 'A price is a whole number of rupees from 1 to 99,99,999.',
  }),
}

/** Those fields are columns of `vehicles`: what the form asks is stored, listed and kept in the audit. */
export const priceColumns = ['price'] as const satisfies (keyof typeof priceFields)[]

/** What a variant costs more than the model. */
export const differenceOf = (variant: string) =>
  rupees(variant, {
    least: 0,
    expected: 'A difference is a whole number of rupees from 0 to 99,99,999.',
  })

export const accessoryPriceField = rupeesAndPaise('Price (₹)', {
  isRequired: true,
  missing: 'Please select an accessory and enter a price!',
  expected: 'A price is in rupees, such as 1250 or 1250.50.',
})

/** The body of PATCH /api/managePrice/{bikeName}; `variants` only where differences change. */
export const priceEdit = v.object({
  price: priceFields.price.schema,
  variants: v.optional(
    v.pipe(
      v.array(
        v.object({
          id: v.pipe(v.number(), v.integer()),
          difference: differenceOf('Difference').schema,
        }),
      ),
      v.maxLength(50),
    ),
    [],
  ),
  version: readVersion,
})

/** The body of PATCH /api/manageAccessories/{id}. */
export const accessoryEdit = v.object({
  price: accessoryPriceField.schema,
  version: readVersion,
})

export type PriceEdit = v.InferOutput<typeof priceEdit>
export type AccessoryEdit = v.InferOutput<typeof accessoryEdit>

/** A model on the staff's price list. */
export const pricedModel = {
  id: v.number(),
  kind: v.picklist(vehicleKinds),
  name: sentAs('bike_name', v.string()),
  price: sentAs('bike_price', v.number()),
  checkedOn: sentAs('price_checked_on', v.string()),
  /** By the dealer's calendar. */
  daysUnchecked: sentAs('days_since_check', v.number()),
  isApproximate: sentAs('price_is_approximate', flag),
  isActive: sentAs('status', flag),
  /** A model that is not on sale needs no price, and keeps its last one. */
  availability: v.picklist(availabilities),
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
  checkedOn: sentAs('price_checked_on', v.string()),
  version: v.number(),
  /** The model that it is made for. */
  model: sentAs('bike_name', v.string()),
}

export type PricedModel = InferWire<typeof pricedModel>
export type PricedAccessory = InferWire<typeof pricedAccessory>
