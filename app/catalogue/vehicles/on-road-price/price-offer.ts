import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import type { PriceBorder } from '#app/catalogue/pricing/charges/price-borders.server.ts'
import { listUnconfirmed, type PriceSheet } from '#app/catalogue/pricing/charges/price-sheet.ts'
import { isSameName } from '#app/catalogue/vehicles/vehicle.ts'
import type { PriceAdditions } from './price-additions.ts'

/** The on-road price of a variant with the lines that are chosen at first. */
export type OfferedVariant = {
  name: string
  price: number
  sheet: PriceSheet
  /** Last day of the calculation without any optional line. */
  holdsUntil: string
  /** The nearest limit of the ex-showroom price above the variant's price. */
  border?: Pick<PriceBorder, 'limit' | 'extra'> | undefined
}

/** Everything from which a browser adds up a vehicle's on-road price. It computes no charge. */
export type PriceOffer = {
  bikeName: string
  /** `true` if the dealer has not confirmed the ex-showroom price. */
  isApproximate: boolean
  place: string | undefined
  variants: readonly OfferedVariant[]
  additions: PriceAdditions
  terms: LoanTerms | null
}

/** Finds the variant of an address; the first one if it names none. */
export function findOfferedVariant(
  { variants }: Pick<PriceOffer, 'variants'>,
  name: string,
): OfferedVariant | undefined {
  return variants.find((it) => isSameName(it.name, name)) ?? variants[0]
}

/** Returns the on-road price of a variant with the lines that are chosen at first, if it is known. */
export function findOnRoadTotal(
  { variants, isApproximate }: Pick<PriceOffer, 'variants' | 'isApproximate'>,
  name: string,
): { total: number; isApproximate: boolean } | undefined {
  const sheet = variants.find((it) => it.name === name)?.sheet
  if (sheet?.is !== 'whole') return undefined
  return {
    total: sheet.total,
    isApproximate: isApproximate || listUnconfirmed(sheet).length > 0,
  }
}
