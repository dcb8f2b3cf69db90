import {
  type ChargesDeps,
  loadCharges,
} from '#app/catalogue/pricing/charges/on-road-price.server.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { Result } from '#app/platform/result/result.ts'
import { type ComposedQuotation, composeQuotation } from './compose-quotation.server.ts'
import type { QuotationChoices } from './quotation.ts'

export type ComposeDeps = ChargesDeps & { vehicles: Pick<VehicleStore, 'findByName'> }

/**
 * Returns a function that computes quotations from the prices and charges of today. `isTolerant`
 * takes the first variant instead of an unknown one, and leaves out unknown options.
 */
export function quotationComposer({ vehicles, ...deps }: ComposeDeps) {
  return async (
    choices: QuotationChoices,
    more: { isTolerant?: boolean } = {},
  ): Promise<Result<ComposedQuotation>> => {
    const [charges, model] = await Promise.all([
      loadCharges(deps),
      choices.model === '' ? undefined : vehicles.findByName(choices.model),
    ])
    return composeQuotation({ charges, model, choices, ...more })
  }
}
