import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import type { Charge } from './charges-content.ts'
import {
  addAmounts,
  type ExactAmount,
  exactRupees,
  isLess,
  percentOf,
  roundHalfUp,
  timesDecimal,
} from './exact-amount.ts'

/** An electric vehicle is of the kind `ev`, every other kind runs on petrol. */
export const fuelOfKind = (kind: VehicleKind): NonNullable<Charge['fuel']> =>
  kind === 'ev' ? 'electric' : 'petrol'

/** A variant of a vehicle with the figures from which its charges are computed. */
export type PricedVehicle = {
  kind: VehicleKind
  /** Ex-showroom price in whole rupees, more than 0. */
  exShowroom: number
  /** Registered displacement, motor power in kW and battery size in kWh, as far as known. */
  cc?: number | undefined
  kw?: number | undefined
  kwh?: number | undefined
  isImported?: boolean | undefined
}

type Rate = { percent: number } | { rupees: number }

/** The rule behind an amount. */
export type Why =
  | {
      is: 'slab'
      by: NonNullable<Charge['by']>
      /** The vehicle's figure, and the limits of its slab. */
      value: number
      over?: number
      upTo?: number
      /** The meaning of the limits: see `slabBorders`. */
      border: Charge['border']
      rate: Rate
      /** As in a part, if the rate is a percentage. */
      of?: readonly string[]
      base?: number
    }
  /** `base`: whole rupees from which the percentage is taken. */
  | { is: 'part'; of: readonly string[]; base: number; percent: number }
  | { is: 'perUnit'; kwh: number; rupees: number }
  | { is: 'fixed' }
  | { is: 'freeUntil'; until: string }
  | { is: 'included' }
  | { is: 'notAllowed' }

/** The insured value of a new vehicle, in per cent of its list price (5 % off up to 6 months). */
const idvPercent = 95

export type Computed = { amount: ExactAmount; why: Why }
/** The figure of the vehicle that an amount needs, or `rate` if its rate is unknown. */
export type Needed = 'cc' | 'kw' | 'kwh' | 'rate'

/** Returns the amount of each row without GST, or the figure that it needs. */
export function computeAmounts(
  rows: readonly Charge[],
  vehicle: PricedVehicle,
): ReadonlyMap<string, Computed | Needed> {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const found = new Map<string, Computed | Needed>()
  const compute = (row: Charge): Computed | Needed => {
    const before = found.get(row.key)
    if (before !== undefined) return before
    // A row that depends on itself is refused on saving; here it ends as unknown.
    found.set(row.key, 'rate')
    const computed = computeRow(row, vehicle, (base) => baseAmount(base))
    found.set(row.key, computed)
    return computed
  }
  const baseAmount = (base: string): ExactAmount | Needed => {
    if (base === 'exShowroom') return exactRupees(vehicle.exShowroom)
    if (base === 'idv') return percentOf(exactRupees(vehicle.exShowroom), idvPercent)
    const row = byKey.get(base)
    if (!row) return exactRupees(0)
    const computed = compute(row)
    // A percentage of another line is a percentage of what is printed.
    return typeof computed === 'object'
      ? exactRupees(printedRupees(row, computed.amount))
      : computed
  }
  for (const row of rows) compute(row)
  return found
}

function computeRow(
  row: Charge,
  vehicle: PricedVehicle,
  baseAmount: (base: string) => ExactAmount | Needed,
): Computed | Needed {
  const { percent, rupees, of = [] } = row
  switch (row.amount) {
    case 'fixed':
      return rupees === undefined ? 'rate' : { amount: exactRupees(rupees), why: whyFixed(row) }
    case 'part': {
      const base = sumOf(of, baseAmount)
      if (typeof base !== 'object' || percent === undefined) return 'rate'
      return {
        amount: within(row, percentOf(base, percent)),
        why: { is: 'part', of, base: roundHalfUp(base), percent },
      }
    }
    case 'perUnit': {
      if (rupees === undefined) return 'rate'
      if (vehicle.kwh === undefined) return 'kwh'
      const amount = timesDecimal(exactRupees(rupees), vehicle.kwh)
      const limit =
        row.mostPercent === undefined
          ? amount
          : percentOf(exactRupees(vehicle.exShowroom), row.mostPercent)
      return {
        amount: within(row, isLess(limit, amount) ? limit : amount),
        why: { is: 'perUnit', kwh: vehicle.kwh, rupees },
      }
    }
    case 'slabs': {
      const bases = of.length > 0 ? of : ['exShowroom']
      return computeSlab(row, vehicle, { of: bases, amount: sumOf(bases, baseAmount) })
    }
  }
}

function computeSlab(
  { by, border, steps = [], ...row }: Charge,
  vehicle: PricedVehicle,
  { of, amount: base }: { of: readonly string[]; amount: ExactAmount | Needed },
): Computed | Needed {
  if (by === undefined) return 'rate'
  const value = vehicle[by]
  if (value === undefined) return by === 'exShowroom' ? 'rate' : by
  const place = steps.findIndex(
    ({ to }) => to === undefined || (border === 'upTo' ? value <= to : value < to),
  )
  const step = steps[place]
  if (!step) return 'rate'
  const over = steps[place - 1]?.to
  const limits = {
    ...(over !== undefined && { over }),
    ...(step.to !== undefined && { upTo: step.to }),
  }
  const why = (rate: Rate) => ({ is: 'slab' as const, by, value, ...limits, border, rate })
  if (step.rupees !== undefined)
    return { amount: exactRupees(step.rupees), why: why({ rupees: step.rupees }) }
  if (step.percent === undefined || typeof base !== 'object') return 'rate'
  return {
    amount: within(row, percentOf(base, step.percent)),
    why: { ...why({ percent: step.percent }), of, base: roundHalfUp(base) },
  }
}

function sumOf(
  bases: readonly string[],
  baseAmount: (base: string) => ExactAmount | Needed,
): ExactAmount | Needed {
  let sum = exactRupees(0)
  for (const base of bases) {
    const amount = baseAmount(base)
    if (typeof amount !== 'object') return amount
    sum = addAmounts(sum, amount)
  }
  return sum
}

function within({ least, most }: Pick<Charge, 'least' | 'most'>, amount: ExactAmount): ExactAmount {
  if (least !== undefined && isLess(amount, exactRupees(least))) return exactRupees(least)
  if (most !== undefined && isLess(exactRupees(most), amount)) return exactRupees(most)
  return amount
}

function whyFixed({ need, side, rupees, until }: Charge): Why {
  if (need === 'shownAtZero') return { is: side === 'maker' ? 'included' : 'notAllowed' }
  return rupees === 0 && until !== undefined ? { is: 'freeUntil', until } : { is: 'fixed' }
}

export function printedRupees(
  { gstPercent, isDeduction, need }: Charge,
  amount: ExactAmount,
): number {
  if (need === 'shownAtZero') return 0
  const withGst = gstPercent === undefined ? amount : percentOf(amount, 100 + gstPercent)
  const rupees = roundHalfUp(withGst)
  return isDeduction && rupees > 0 ? -rupees : rupees
}
