import * as v from 'valibot'
import { availabilities } from '#app/catalogue/vehicles/availability.ts'
import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import { rowVersionSchema } from '#app/platform/audit/row-version-schema.ts'
import { rupeesAndPaiseField, rupeesField } from '#app/platform/forms/money-field.ts'
import type { WireOutput } from '#app/platform/http/wire-format.ts'
import { renamedOnWire, zeroOneFlag } from '#app/platform/http/wire-format.ts'

/** What the form asks of every model; its variants' differences come on top. */
export const priceFields = {
  price: rupeesField('Ex-showroom price (₹)', {
    isRequired: true,
    missing: 'Please enter a valid price',
    expected: 'Enter the price in whole rupees, from 1 to 99,99,999.',
  }),
}

/** Those fields are columns of `vehicles`: what the form asks is stored, listed and kept in the audit. */
export const priceColumns = ['price'] as const satisfies (keyof typeof priceFields)[]

/** What a variant costs more than the model. */
export const variantDifferenceField = (variant: string) =>
  rupeesField(variant, {
    least: 0,
    expected: 'Enter the extra cost in whole rupees, from 0 to 99,99,999.',
  })

export const accessoryPriceField = rupeesAndPaiseField('Price (₹)', {
  isRequired: true,
  missing: 'Please select an accessory and enter a price!',
  expected: 'Enter the price in rupees, for example 1250 or 1250.50.',
})

/** The body of PATCH /api/managePrice/{bikeName}; `variants` only where differences change. */
export const priceEditSchema = v.object({
  price: priceFields.price.schema,
  variants: v.optional(
    v.pipe(
      v.array(
        v.object({
          id: v.pipe(v.number(), v.integer()),
          difference: variantDifferenceField('Difference').schema,
        }),
      ),
      v.maxLength(50),
    ),
    [],
  ),
  version: rowVersionSchema,
})

/** The body of PATCH /api/manageAccessories/{id}. */
export const accessoryPriceEditSchema = v.object({
  price: accessoryPriceField.schema,
  version: rowVersionSchema,
})

export type PriceEdit = v.InferOutput<typeof priceEditSchema>
export type AccessoryPriceEdit = v.InferOutput<typeof accessoryPriceEditSchema>

/** A model on the staff's price list. */
export const pricedModelEntries = {
  id: v.number(),
  kind: v.picklist(vehicleKinds),
  name: renamedOnWire('bike_name', v.string()),
  price: renamedOnWire('bike_price', v.number()),
  checkedOn: renamedOnWire('price_checked_on', v.string()),
  /** By the dealer's calendar. */
  daysUnchecked: renamedOnWire('days_since_check', v.number()),
  isApproximate: renamedOnWire('price_is_approximate', zeroOneFlag),
  isActive: renamedOnWire('status', zeroOneFlag),
  /** A model that is not on sale needs no price, and keeps its last one. */
  availability: v.picklist(availabilities),
  /** Given back with an edit: a stale one is refused. */
  version: v.number(),
  /** The first is the model's own price: its difference is 0. */
  variants: v.array(v.object({ id: v.number(), name: v.string(), difference: v.number() })),
}

/** An accessory on the staff's price list. */
export const pricedAccessoryEntries = {
  id: v.number(),
  heading: v.string(),
  partNo: renamedOnWire('part_no', v.string()),
  /** Rupees with two decimals, as text. */
  price: v.string(),
  checkedOn: renamedOnWire('price_checked_on', v.string()),
  version: v.number(),
  /** The model that it is made for. */
  model: renamedOnWire('bike_name', v.string()),
}

export type PricedModel = WireOutput<typeof pricedModelEntries>
export type PricedAccessory = WireOutput<typeof pricedAccessoryEntries>
