import * as v from 'valibot'
import { availabilities } from '#app/catalogue/vehicles/availability.ts'
import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import { rowVersionSchema } from '#app/platform/audit/row-version-schema.ts'
import { rupeesAndPaiseField, rupeesField } from '#app/platform/forms/money-field.ts'
import type { WireOutput } from '#app/platform/http/wire-format.ts'
import { renamedOnWire, zeroOneFlag } from '#app/platform/http/wire-format.ts'

/** Price fields of every model. The differences of its variants are separate fields. */
export const priceFields = {
  price: rupeesField('Ex-showroom price (₹)', {
    isRequired: true,
    missing: 'Please enter a valid price',
    expected: 'Enter the price in whole rupees, from 1 to 99,99,999.',
  }),
}

/** Field for the price difference of a variant to its model, in rupees. */
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

/** Body of PATCH /api/managePrice/{bikeName}. `variants` is present only if differences change. */
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

/** Body of PATCH /api/manageAccessories/{id}. */
export const accessoryPriceEditSchema = v.object({
  price: accessoryPriceField.schema,
  version: rowVersionSchema,
})

export type PriceEdit = v.InferOutput<typeof priceEditSchema>
export type AccessoryPriceEdit = v.InferOutput<typeof accessoryPriceEditSchema>

/** A model as Manage → Price lists it. */
export const pricedModelEntries = {
  id: v.number(),
  kind: v.picklist(vehicleKinds),
  name: renamedOnWire('bike_name', v.string()),
  price: renamedOnWire('bike_price', v.number()),
  checkedOn: renamedOnWire('price_checked_on', v.string()),
  /** Days since the last check, by the dealer's calendar. */
  daysUnchecked: renamedOnWire('days_since_check', v.number()),
  isApproximate: renamedOnWire('price_is_approximate', zeroOneFlag),
  isActive: renamedOnWire('status', zeroOneFlag),
  /** A service-only model needs no price and keeps its last one. */
  availability: v.picklist(availabilities),
  /** An edit sends this version back. A stale version is refused with 409. */
  version: v.number(),
  /** The first variant has the model's own price, so that its difference is 0. */
  variants: v.array(v.object({ id: v.number(), name: v.string(), difference: v.number() })),
}

/** An accessory as Manage → Accessories Price lists it. */
export const pricedAccessoryEntries = {
  id: v.number(),
  heading: v.string(),
  partNo: renamedOnWire('part_no', v.string()),
  /** Rupees with two decimals, as text. */
  price: v.string(),
  checkedOn: renamedOnWire('price_checked_on', v.string()),
  version: v.number(),
  /** Name of the model that the accessory is made for. */
  model: renamedOnWire('bike_name', v.string()),
}

export type PricedModel = WireOutput<typeof pricedModelEntries>
export type PricedAccessory = WireOutput<typeof pricedAccessoryEntries>
