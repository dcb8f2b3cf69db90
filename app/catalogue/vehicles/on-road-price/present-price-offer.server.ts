import { findPriceBorder } from '#app/catalogue/pricing/charges/price-borders.server.ts'
import { sheetOfVehicle } from '#app/catalogue/pricing/charges/vehicle-price-sheet.server.ts'
import type { Variant } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { pick } from '#app/platform/schema/pick.ts'
import type { PriceInputs } from './load-vehicle-price.server.ts'
import type { OfferedVariant, PriceOffer } from './price-offer.ts'

/**
 * Computes the on-road prices of all variants with everything that a buyer can choose. Returns
 * undefined if the price of the model is on request.
 */
export function presentPriceOffer(
  inputs: PriceInputs,
  model: VehicleDetail,
): PriceOffer | undefined {
  const variants = model.variants.flatMap((variant) => offerVariant(inputs, model, variant) ?? [])
  if (variants.length === 0) return undefined
  return {
    bikeName: model.bikeName,
    isApproximate: model.priceIsApproximate,
    place: inputs.charges.table.place,
    variants,
    additions: inputs.additions,
    terms: inputs.terms,
  }
}

function offerVariant(
  { charges, priceUntil }: PriceInputs,
  model: VehicleDetail,
  { name, price }: Variant,
): OfferedVariant | undefined {
  const sheet = sheetOfVehicle(charges, model, price, { priceUntil })
  const plain = sheetOfVehicle(charges, model, price, { priceUntil, options: new Set() })
  if (!sheet || !plain) return undefined
  const border = findPriceBorder(charges, model, price)
  return {
    ...{ name, price, sheet },
    holdsUntil: plain.holdsUntil,
    ...(border && { border: pick(border, ['limit', 'extra']) }),
  }
}
