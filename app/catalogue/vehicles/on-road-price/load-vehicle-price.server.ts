import { type LoanTerms, loanTermsSetting } from '#app/catalogue/finance/loan-terms-setting.ts'
import { monthlyInstalment } from '#app/catalogue/finance/monthly-instalment.ts'
import {
  type ChargesDeps,
  listUnconfirmed,
  loadCharges,
  sheetOfVehicle,
} from '#app/catalogue/pricing/charges/on-road-price.server.ts'
import type { ExtraLine, PriceSheet } from '#app/catalogue/pricing/charges/price-sheet.ts'
import type { PlannedPriceListStore } from '#app/catalogue/pricing/price-lists/planned-price-list-store.server.ts'
import { isSameName } from '#app/catalogue/vehicles/configurator/configure-vehicle.ts'
import type { VehicleDetail, VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { amcSetting } from '#app/catalogue/warranty/amc-setting.ts'
import { findTableForKind } from '#app/catalogue/warranty/warranty-cover.ts'
import { warrantySetting } from '#app/catalogue/warranty/warranty-setting.ts'
import { groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import { slugify } from '#app/platform/schema/slugify.ts'
import type { PriceQuery } from './price-query.ts'
import * as words from './words.ts'

type Deps = ChargesDeps & {
  vehicles: Pick<VehicleStore, 'listAccessories'>
  plannedPriceLists: { prices: Pick<PlannedPriceListStore['prices'], 'findLastDayOfPrice'> }
}

/** The reason for which a vehicle has no price sheet. */
export type NoPriceReason = 'noCharges' | 'notOnSale' | 'priceOnRequest'

/** Additions to the price from which a buyer chooses, with the prices of today in rupees. */
export type PriceAdditions = {
  parts: readonly { partNo: string; heading: string; rupees: number }[]
  warranties: readonly { years: number; km: number; rupees: number }[]
  contracts: readonly { key: string; label: string; rupees: number }[]
}

/** A loan for the rest after the down payment, at the site's loan terms. */
export type PriceLoan = {
  down: number
  amount: number
  months: number
  ratePercent: number
  /** Rupees a month, rounded up. */
  monthly: number
  terms: LoanTerms
}

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
  stateCode: string
  today: string
}

/**
 * Computes the on-road price of a vehicle for the choices of an address, today. Choices that do not
 * exist are left out. Returns a reason if there is no price sheet.
 */
export async function loadVehiclePrice(
  { facts, clock, timeZone, vehicles, plannedPriceLists }: Deps,
  model: VehicleDetail,
  asked: PriceQuery,
): Promise<VehiclePrice | NoPriceReason> {
  if (!model.isOnSale) return 'notOnSale'
  const [charges, warranty, contract, terms, accessories, priceUntil] = await Promise.all([
    loadCharges({ facts, clock, timeZone }),
    facts.get(warrantySetting),
    facts.get(amcSetting),
    facts.get(loanTermsSetting),
    vehicles.listAccessories(model.id),
    plannedPriceLists.prices.findLastDayOfPrice(model.id),
  ])
  if (!charges) return 'noCharges'
  const variant =
    model.variants.find(({ name }) => isSameName(name, asked.variant)) ?? model.variants[0]
  if (!variant || variant.price <= 0) return 'priceOnRequest'
  const additions = listAdditions({
    accessories,
    extensions: findTableForKind(warranty.tables, model.kind)?.extensions ?? [],
    contracts: contract.prices ?? [],
  })
  const { extras, ...chosen } = chooseAdditions(additions, asked)
  const isFinanced = asked.down !== undefined
  const sheetWith = (options: ReadonlySet<string> | undefined) =>
    sheetOfVehicle(charges, model, variant.price, { extras, isFinanced, options, priceUntil })
  const sheet = sheetWith(asked.options && new Set(asked.options))
  if (!sheet) return 'priceOnRequest'
  const { query, loan } = withLoan(sheet, terms, asked)
  return {
    variant: { name: variant.name, price: variant.price },
    sheet,
    unconfirmed: listUnconfirmed(sheet),
    additions,
    query: {
      variant: variant === model.variants[0] ? '' : variant.name,
      ...chosen,
      ...(asked.options && { options: listOptions(sheet, asked.options) }),
      ...query,
    },
    loan,
    place: charges.table.place,
    stateCode: charges.table.stateCode,
    today: charges.today,
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

/** Returns the lines of the chosen additions, and the choices that exist. */
function chooseAdditions(
  { parts, warranties, contracts }: PriceAdditions,
  asked: PriceQuery,
): Pick<PriceQuery, 'fit' | 'warranty' | 'amc' | 'exchange'> & { extras: ExtraLine[] } {
  const fitted = parts.filter(({ partNo }) => asked.fit.some((it) => isSameName(it, partNo)))
  const warranty = warranties.find(({ years }) => years === asked.warranty)
  const contract = contracts.find(({ key }) => key === asked.amc)
  const dealer = { side: 'dealer' } as const
  return {
    fit: fitted.map(({ partNo }) => partNo),
    ...(warranty && { warranty: warranty.years }),
    ...(contract && { amc: contract.key }),
    ...(asked.exchange !== undefined && { exchange: asked.exchange }),
    extras: [
      ...fitted.map(({ partNo, heading, rupees }) => ({
        ...dealer,
        key: `part-${slugify(partNo)}`,
        label: heading,
        rupees,
      })),
      ...(warranty
        ? [
            {
              ...dealer,
              key: 'extended-warranty',
              label: words.warranty(warranty.years, groupIndianDigits(warranty.km)),
              rupees: warranty.rupees,
            },
          ]
        : []),
      ...(contract
        ? [
            {
              ...dealer,
              key: 'maintenance-contract',
              label: words.contract(contract.label),
              rupees: contract.rupees,
            },
          ]
        : []),
      ...(asked.exchange === undefined
        ? []
        : [
            {
              ...dealer,
              key: 'exchange',
              label: words.exchange,
              note: words.exchangeNote,
              rupees: -asked.exchange,
            },
          ]),
    ],
  }
}

/** Returns the chosen optional lines of the sheet, in its order. */
function listOptions({ lines }: PriceSheet, options: readonly string[]): string[] {
  return lines.flatMap(({ key, need }) =>
    need !== 'always' && need !== 'shownAtZero' && options.includes(key) ? [key] : [],
  )
}

/** A loan needs a complete sheet, the site's loan terms, and a down payment below the total. */
function withLoan(sheet: PriceSheet, terms: LoanTerms | null, { down, months, on }: PriceQuery) {
  const dated = on === undefined ? {} : { on }
  if (sheet.is !== 'whole' || !terms || (down ?? 0) >= sheet.total)
    return { query: dated, loan: undefined }
  const chosen = months !== undefined && months >= 6 ? months : undefined
  const amount = sheet.total - (down ?? 0)
  const period = chosen ?? terms.months
  const instalment = monthlyInstalment({ amount, rate: terms.ratePercent, years: period / 12 })
  return {
    query: {
      ...(down !== undefined && { down }),
      ...(chosen !== undefined && { months: chosen }),
      ...dated,
    },
    loan: {
      down: down ?? 0,
      amount,
      months: period,
      ratePercent: terms.ratePercent,
      // Without toFixed, a floating-point error could round a whole amount up by one rupee.
      monthly: Math.ceil(Number(instalment.toFixed(6))),
      terms,
    },
  }
}
