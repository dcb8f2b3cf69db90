import { findPriceBorder } from '#app/catalogue/pricing/charges/price-borders.server.ts'
import type { Variant } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { pick } from '#app/platform/schema/pick.ts'
import {
  computeVehiclePrice,
  loadPriceInputs,
  type PriceInputs,
} from './load-vehicle-price.server.ts'
import type { OfferedVariant, PriceOffer } from './price-offer.ts'

/**
 * Loads the on-road prices of all variants with everything that a buyer can choose. Returns
 * undefined if the dealer publishes no charges, the model is not sold new, or its price is on
 * request.
 */
export async function loadPriceOffer(
  deps: Parameters<typeof loadPriceInputs>[0],
  model: VehicleDetail,
): Promise<PriceOffer | undefined> {
  const inputs = await loadPriceInputs(deps, model)
  if (typeof inputs === 'string') return undefined
  const variants = model.variants.flatMap((variant) => offerVariant(inputs, model, variant) ?? [])
  if (variants.length === 0) return undefined
  return {
    ...pick(model, ['name', 'bikeName']),
    isApproximate: model.priceIsApproximate,
    place: inputs.charges.table.place,
    variants,
    additions: inputs.additions,
    terms: inputs.terms,
  }
}

function offerVariant(
  inputs: PriceInputs,
  model: VehicleDetail,
  { name, price }: Variant,
): OfferedVariant | undefined {
  const offered = computeVehiclePrice(inputs, model, { variant: name, fit: [] })
  const plain = computeVehiclePrice(inputs, model, { variant: name, fit: [], options: [] })
  if (typeof offered === 'string' || typeof plain === 'string') return undefined
  const border = findPriceBorder(inputs.charges, model, price)
  return {
    name,
    price,
    sheet: offered.sheet,
    holdsUntil: plain.sheet.holdsUntil,
    ...(border && { border: pick(border, ['label', 'limit', 'extra']) }),
  }
}
