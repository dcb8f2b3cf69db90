import { type LoanTerms, loanTermsSetting } from '#app/catalogue/finance/loan-terms-setting.ts'
import {
  type ExtraLine,
  isOptionalLine,
  listUnconfirmed,
  type PriceSheet,
} from '#app/catalogue/pricing/charges/price-sheet.ts'
import {
  type ChargesDeps,
  type ChargesToday,
  loadCharges,
  type PlannedPricesDeps,
  sheetOfVehicle,
} from '#app/catalogue/pricing/charges/vehicle-price-sheet.server.ts'
import { isSameName } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail, VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { amcSetting } from '#app/catalogue/warranty/amc-setting.ts'
import { findTableForKind } from '#app/catalogue/warranty/warranty-cover.ts'
import { warrantySetting } from '#app/catalogue/warranty/warranty-setting.ts'
import { groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import { slugify } from '#app/platform/schema/slugify.ts'
import { contractsForVehicle } from './contracts-for-vehicle.ts'
import { chooseAdditions, type PriceAdditions } from './price-additions.ts'
import { type PriceLoan, workOutLoan } from './price-loan.ts'
import type { PriceQuery } from './price-query.ts'
import * as words from './words.ts'

type Deps = ChargesDeps & PlannedPricesDeps & { vehicles: Pick<VehicleStore, 'listAccessories'> }

/** The reason for which a vehicle has no price sheet. */
export type NoPriceReason = 'noCharges' | 'notOnSale' | 'priceOnRequest'

export type VehiclePrice = {
  variant: { name: string; price: number }
  sheet: PriceSheet
  /** Names of the chosen lines that the dealer has not confirmed. */
  unconfirmed: readonly string[]
  additions: PriceAdditions
  /** The choices that exist; an address with others shows these. */
  query: PriceQuery
  loan: PriceLoan | undefined
  place: string | undefined
}

/**
 * Computes the on-road price of a vehicle for the choices of an address, today. Choices that do not
 * exist are left out. Returns a reason if there is no price sheet.
 */
export async function loadVehiclePrice(
  deps: Deps,
  model: VehicleDetail,
  asked: PriceQuery,
): Promise<VehiclePrice | NoPriceReason> {
  const inputs = await loadPriceInputs(deps, model)
  return typeof inputs === 'string' ? inputs : computeVehiclePrice(inputs, model, asked)
}

export type PriceInputs = {
  charges: ChargesToday
  additions: PriceAdditions
  terms: LoanTerms | null
  /** Last day of the ex-showroom price, if another price is planned. */
  priceUntil: string | undefined
}

/** Loads all that the on-road prices of a vehicle's variants are computed from. */
export async function loadPriceInputs(
  { facts, clock, timeZone, vehicles, plannedPriceLists }: Deps,
  model: VehicleDetail,
): Promise<PriceInputs | NoPriceReason> {
  if (!model.isOnSale) return 'notOnSale'
  const charges = await loadCharges({ facts, clock, timeZone })
  if (!charges) return 'noCharges'
  const [warranty, contract, terms, accessories, priceUntil] = await Promise.all([
    facts.get(warrantySetting),
    facts.get(amcSetting),
    facts.get(loanTermsSetting),
    vehicles.listAccessories(model.id),
    plannedPriceLists.prices.findLastDayOfPrice(model.id),
  ])
  const additions = listAdditions({
    accessories,
    extensions: findTableForKind(warranty.tables, model.kind)?.extensions ?? [],
    contracts: contractsForVehicle(contract.prices ?? [], {
      kind: model.kind,
      cc: model.engineCc,
    }),
  })
  return { charges, additions, terms, priceUntil }
}

/** Computes the price of a variant for a buyer's choices. */
export function computeVehiclePrice(
  { charges, additions, terms, priceUntil }: PriceInputs,
  model: VehicleDetail,
  asked: PriceQuery,
): VehiclePrice | NoPriceReason {
  const variant =
    model.variants.find(({ name }) => isSameName(name, asked.variant)) ?? model.variants[0]
  if (!variant || variant.price <= 0) return 'priceOnRequest'
  const chosen = chooseAdditions(additions, asked)
  // An old vehicle is worth less than a new one; the total must not be negative.
  const isWorthLess = asked.exchange !== undefined && asked.exchange < variant.price
  const exchange = isWorthLess ? asked.exchange : undefined
  const isFinanced = asked.down !== undefined
  const options = asked.options && new Set(asked.options)
  const sheet = sheetOfVehicle(charges, model, variant.price, {
    ...{ isFinanced, options, priceUntil },
    extras: additionLines(chosen, exchange),
  })
  if (!sheet) return 'priceOnRequest'
  const { query, loan } = withLoan(sheet, terms, asked)
  return {
    variant: { name: variant.name, price: variant.price },
    sheet,
    unconfirmed: listUnconfirmed(sheet),
    additions,
    query: {
      variant: variant === model.variants[0] ? '' : variant.name,
      ...chosen.query,
      ...(exchange !== undefined && { exchange }),
      ...(asked.options && { options: listOptions(sheet, asked.options) }),
      ...query,
    },
    loan,
    place: charges.table.place,
  }
}

type Offers = {
  accessories: readonly { partNo: string; heading: string; price: string }[]
  extensions: readonly { years: number; km: number; price?: number | undefined }[]
  contracts: readonly { label: string; price: number }[]
}

const listAdditions = ({ accessories, extensions, contracts }: Offers): PriceAdditions => ({
  parts: accessories.map(({ partNo, heading, price }) => ({
    partNo,
    heading,
    rupees: Math.round(Number(price)),
  })),
  warranties: extensions.flatMap(({ years, km, price }) =>
    price === undefined ? [] : [{ years, km, rupees: price }],
  ),
  contracts: contracts.map(({ label, price }) => ({ key: slugify(label), label, rupees: price })),
})

/** Returns the lines of the chosen additions. `exchange` is the value of the old vehicle in rupees. */
function additionLines(
  { fitted, warranty, contract }: ReturnType<typeof chooseAdditions>,
  exchange: number | undefined,
): ExtraLine[] {
  const lines: (false | Omit<ExtraLine, 'side'>)[] = [
    ...fitted.map(({ partNo, heading, rupees }) => ({
      key: `part-${slugify(partNo)}`,
      label: heading,
      rupees,
    })),
    warranty !== undefined && {
      key: 'extended-warranty',
      label: words.warranty(warranty.years, groupIndianDigits(warranty.km)),
      rupees: warranty.rupees,
    },
    contract !== undefined && {
      key: 'maintenance-contract',
      label: words.contract(contract.label),
      rupees: contract.rupees,
    },
    exchange !== undefined && {
      key: 'exchange',
      label: words.exchange,
      note: words.exchangeNote,
      rupees: -exchange,
    },
  ]
  return lines.flatMap((line) => (line ? { ...line, side: 'dealer' as const } : []))
}

/** Returns the chosen optional lines of the sheet, in its order. */
function listOptions({ lines }: PriceSheet, options: readonly string[]): string[] {
  return lines
    .filter((line) => isOptionalLine(line) && options.includes(line.key))
    .map(({ key }) => key)
}

/** A loan needs a complete sheet, the site's loan terms, and a down payment below the total. */
function withLoan(sheet: PriceSheet, terms: LoanTerms | null, { down, months, on }: PriceQuery) {
  const loan = sheet.is === 'whole' ? workOutLoan(sheet.total, terms, { down, months }) : undefined
  const isChosen = loan !== undefined && months === loan.months
  return {
    query: {
      ...(loan && down !== undefined && { down }),
      ...(isChosen && { months }),
      ...(on !== undefined && { on }),
    },
    loan,
  }
}
