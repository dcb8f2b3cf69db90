import {
  type ChargesDeps,
  loadCharges,
  type PlannedPricesDeps,
} from '#app/catalogue/pricing/charges/vehicle-price-sheet.server.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { Result } from '#app/platform/result/result.ts'
import { type ComposedQuotation, composeQuotation } from './compose-quotation.server.ts'
import type { QuotationChoices } from './quotation-schema.ts'

export type ComposeDeps = ChargesDeps &
  PlannedPricesDeps & { vehicles: Pick<VehicleStore, 'findByName'> }

/**
 * Returns a function that computes quotations from the prices and charges of today. `isTolerant`
 * takes the first variant instead of an unknown one, and leaves out unknown options.
 */
export function quotationComposer({ vehicles, plannedPriceLists, ...deps }: ComposeDeps) {
  return async (
    choices: QuotationChoices,
    more: { isTolerant?: boolean } = {},
  ): Promise<Result<ComposedQuotation>> => {
    const [charges, model] = await Promise.all([
      loadCharges(deps),
      choices.model === '' ? undefined : vehicles.findByName(choices.model),
    ])
    const priceUntil = model && (await plannedPriceLists.prices.findLastDayOfPrice(model.id))
    return composeQuotation({ charges, model, choices, priceUntil, ...more })
  }
}
