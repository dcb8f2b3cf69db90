import {
  type ChargesDeps,
  type ChargesToday,
  loadCharges,
  type PlannedPricesDeps,
} from '#app/catalogue/pricing/charges/vehicle-price-sheet.server.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { Result } from '#app/platform/result/result.ts'
import {
  type ComposedQuotation,
  type ComposeOptions,
  composeQuotation,
} from './compose-quotation.server.ts'
import type { QuotationChoices } from './quotation-schema.ts'

export type ComposeDeps = ChargesDeps &
  PlannedPricesDeps & { vehicles: Pick<VehicleStore, 'findByName'> }

/** Returns a function that computes quotations from the prices and charges of today. */
export function quotationComposer({ vehicles, plannedPriceLists, ...deps }: ComposeDeps) {
  return async (
    choices: QuotationChoices,
    more: ComposeOptions & { charges?: ChargesToday | undefined } = {},
  ): Promise<Result<ComposedQuotation>> => {
    const [charges, model] = await Promise.all([
      more.charges ?? loadCharges(deps),
      choices.model === '' ? undefined : vehicles.findByName(choices.model),
    ])
    const priceUntil = model && (await plannedPriceLists.prices.findLastDayOfPrice(model.id))
    return composeQuotation({ ...more, charges, model, choices, priceUntil })
  }
}
