import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { hasEnded } from './charge-days.ts'
import { chargeName } from './charge-name.ts'
import type { ChargeTable } from './charges-content.ts'
import { hasSuccessor } from './check-charges.ts'
import type { PricedVehicle } from './compute-charges.ts'
import { findFallingLimits, findPriceBorders, type PriceBorder } from './price-borders.server.ts'
import { type PriceSheet, priceSheet } from './price-sheet.ts'

/** A variant on sale. */
export type VariantOnSale = { name: string; variant: string; vehicle: PricedVehicle }

/** The on-road price of a variant; null if a charge is not known, or there are no charges. */
export type PriceEffect = {
  name: string
  variant: string
  exShowroom: number
  before: number | null
  after: number | null
  /** Names of the charges that are not known after the change. */
  missing: string[]
  /** The nearest limit above the price, after the change. */
  border: PriceBorder | null
}

export type ChargeEffects = {
  prices: PriceEffect[]
  /** Number of variants that are not in `prices`. */
  more: number
  /** Charges that end within 60 days, the earliest first. */
  ending: { name: string; until: string; hasSuccessor: boolean }[]
  /** Limits above which a dearer vehicle costs less on the road. */
  falling: PriceBorder[]
  /** The charge whose last check is the oldest, of those that apply now or later. */
  oldest: { name: string; checkedOn: string } | null
  /** Later days on which a charge changes, the earliest first. */
  days: string[]
}

const maxVariants = 300
const maxDays = 6
const soonDays = 60

type EffectsInput = {
  before: ChargeTable
  after: ChargeTable
  variants: readonly VariantOnSale[]
  /** The day for which prices are computed. */
  on: string
  today: string
}

/** Computes what a changed table of charges means for the vehicles on sale. */
export function chargeEffects({ before, after, variants, on, today }: EffectsInput): ChargeEffects {
  const current = after.charges.filter((row) => !hasEnded(row, today))
  const soon = addDays(today, soonDays)
  const oldest = current.toSorted((a, b) => a.checkedOn.localeCompare(b.checkedOn))[0]
  const starts = after.charges.flatMap(({ from, until }) =>
    until === undefined ? [from] : [from, addDays(until)],
  )
  return {
    prices: variants
      .slice(0, maxVariants)
      .map((variant) => priceEffect(variant, { before, after, on })),
    more: Math.max(0, variants.length - maxVariants),
    ending: current
      .flatMap((row) =>
        row.until !== undefined && row.until <= soon
          ? [
              {
                name: chargeName(row),
                until: row.until,
                hasSuccessor: hasSuccessor(after.charges, row),
              },
            ]
          : [],
      )
      .toSorted((a, b) => a.until.localeCompare(b.until)),
    falling: findFallingLimits(after, on),
    oldest: oldest ? { name: chargeName(oldest), checkedOn: oldest.checkedOn } : null,
    days: [...new Set(starts.filter((day) => day > today))].toSorted().slice(0, maxDays),
  }
}

function priceEffect(
  { name, variant, vehicle }: VariantOnSale,
  { before, after, on }: Pick<EffectsInput, 'before' | 'after' | 'on'>,
): PriceEffect {
  const sheetOf = (table: ChargeTable) =>
    table.charges.length === 0 ? undefined : priceSheet(table, vehicle, {}, on)
  const then = sheetOf(after)
  return {
    ...{ name, variant, exShowroom: vehicle.exShowroom },
    before: totalOf(sheetOf(before)),
    after: totalOf(then),
    missing: then?.is === 'partly' ? then.missing.map(({ label }) => label) : [],
    border: findPriceBorders(after, vehicle, on)[0] ?? null,
  }
}

const totalOf = (sheet: PriceSheet | undefined) => (sheet?.is === 'whole' ? sheet.total : null)
