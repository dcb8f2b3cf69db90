import { isOptionalLine } from '#app/catalogue/pricing/charges/price-sheet.ts'
import {
  computeVehiclePrice,
  loadPriceInputs,
} from '#app/catalogue/vehicles/on-road-price/load-vehicle-price.server.ts'
import { chooseAdditions } from '#app/catalogue/vehicles/on-road-price/price-additions.ts'
import { parsePriceQuery } from '#app/catalogue/vehicles/on-road-price/price-query.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { QuotationChoices } from '#app/crm/quotations/quotation-schema.ts'
import * as words from './words.ts'

type Deps = Parameters<typeof loadPriceInputs>[0]

export type VisitorChoices = {
  choices: Omit<QuotationChoices, 'discount'>
  /** The names of the chosen additions and the loan, for salespeople. */
  note: string
  /** Part numbers of the accessories. */
  fit: readonly string[]
  variant: string
}

/** Length of the longest note of a quotation. */
const maxNote = 500

/**
 * Returns the choices of a calculation as a quotation has them: accessories, warranty and contract
 * as one sum. `path` is the canonical path of the calculation. Returns undefined if there is no
 * price.
 */
export async function visitorChoices(
  deps: Deps,
  model: VehicleDetail,
  path: string,
): Promise<VisitorChoices | undefined> {
  const inputs = await loadPriceInputs(deps, model)
  if (typeof inputs === 'string') return undefined
  const asked = parsePriceQuery(new URL(path, 'http://localhost').searchParams)
  const price = computeVehiclePrice(inputs, model, asked)
  const { exchange: _, warranty: __, amc: ___, ...charged } = asked
  const bare = computeVehiclePrice(inputs, model, { ...charged, fit: [] })
  if (typeof price === 'string' || typeof bare === 'string') return undefined
  const { query, additions, loan } = price
  const { fitted, warranty, contract, rupees } = chooseAdditions(additions, query)
  const names = [
    ...fitted.map(({ heading }) => heading),
    ...(warranty ? [words.warrantyYears(warranty.years)] : []),
    ...(contract ? [contract.label] : []),
  ]
  const notes = [
    ...(names.length > 0 ? [words.chosen(names)] : []),
    ...(loan && query.down !== undefined ? [words.loan(query.down, loan.months)] : []),
  ]
  return {
    choices: {
      model: model.bikeName,
      variant: price.variant.name,
      options: bare.sheet.lines
        .filter((line) => line.isChosen && isOptionalLine(line))
        .map(({ key }) => key),
      exchange: query.exchange ?? 0,
      accessories: rupees,
    },
    note: notes.join(' ').slice(0, maxNote),
    fit: query.fit,
    variant: price.variant.name,
  }
}
