import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import type { Charge, ChargeTable } from './charges-content.ts'
import {
  addAmounts,
  type ExactAmount,
  exactRupees,
  isLess,
  percentOf,
  roundHalfUp,
  timesDecimal,
} from './exact-amount.ts'

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

/** An amount that no rule of the table determines, such as accessories or an exchange. */
export type ExtraLine = {
  key: string
  label: string
  note?: string
  side: Charge['side']
  /** Whole rupees; less than 0 if it reduces the price. */
  rupees: number
}

export type SheetChoices = {
  /**
   * Keys of the optional lines that the buyer chose. Without it, the lines that are offered and
   * those for buyers without a cover are chosen.
   */
  options?: ReadonlySet<string> | undefined
  /** `true` if the lines for buyers with a loan are chosen at first. */
  isFinanced?: boolean | undefined
  extras?: readonly ExtraLine[] | undefined
  /** Last day of the ex-showroom price, if it is known. */
  priceUntil?: string | undefined
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
      /** How the limits are meant: see `slabBorders`. */
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

export type SheetLine = {
  key: string
  label: string
  note?: string
  side: Charge['side'] | 'vehicle'
  need: Charge['need']
  isChosen: boolean
  /** Whole rupees; less than 0 if the line reduces the price. */
  rupees: number
  why: Why
  gstPercent?: number
  /** Key of a line without which this one is not available. */
  requires?: string
  /** Last day of the row. */
  until?: string
  /** `true` until the dealer has confirmed the row. */
  toConfirm?: true
  checkedOn?: string
  source?: string
  sourceAddress?: string
}

/** A line that cannot be computed: a figure of the vehicle is missing, or its rates have ended. */
export type MissingLine = { key: string; label: string; needs: 'cc' | 'kw' | 'kwh' | 'rate' }

type SheetBase = {
  /** The lines in the order of the table, after the ex-showroom price. */
  lines: readonly SheetLine[]
  /** Last day on which this calculation is valid. */
  holdsUntil: string
}

/** There is a total only if every chosen line is known. */
export type PriceSheet =
  | (SheetBase & { is: 'whole'; total: number })
  | (SheetBase & { is: 'partly'; known: number; missing: readonly MissingLine[] })

export const exShowroomKey = 'ex-showroom'

/** The insured value of a new vehicle, in per cent of its list price (5 % off up to 6 months). */
const idvPercent = 95

/**
 * Computes what a vehicle costs on the road on a day. The lines are rounded to whole rupees, half
 * up, each after its own GST; the total is the sum of the chosen lines. Extra lines change no other
 * line. The function is pure: same table, vehicle, choices and day, same sheet.
 */
export function priceSheet(
  table: Pick<ChargeTable, 'charges' | 'holdsDays'>,
  vehicle: PricedVehicle,
  choices: SheetChoices,
  on: string,
): PriceSheet {
  const rows = table.charges.filter((row) => isForVehicle(row, vehicle))
  const current = rows.filter((row) => isOnDay(row, on))
  const amounts = computeAmounts(current, vehicle)
  const isChosen = chooseLines(current, choices)
  const lines: SheetLine[] = [vehicleLine(vehicle)]
  const missing: MissingLine[] = []
  for (const row of current) {
    const computed = amounts.get(row.key)
    if (typeof computed === 'object') lines.push(lineOf(row, computed, isChosen(row.key)))
    else if (isChosen(row.key))
      missing.push({ key: row.key, label: row.label, needs: computed ?? 'rate' })
  }
  missing.push(...endedLines(rows, current, on))
  lines.push(...(choices.extras ?? []).map(extraLine))
  const known = lines.reduce((sum, line) => sum + (line.isChosen ? line.rupees : 0), 0)
  const ends = [
    addDays(on, table.holdsDays),
    ...current.flatMap(({ key, until }) => (until !== undefined && isChosen(key) ? [until] : [])),
    ...(choices.priceUntil === undefined ? [] : [choices.priceUntil]),
  ]
  const base = { lines, holdsUntil: ends.reduce((first, day) => (day < first ? day : first)) }
  return missing.length > 0
    ? { is: 'partly', ...base, known, missing }
    : { is: 'whole', ...base, total: known }
}

const vehicleLine = ({ exShowroom }: PricedVehicle): SheetLine => ({
  key: exShowroomKey,
  label: '',
  side: 'vehicle',
  need: 'always',
  isChosen: true,
  rupees: exShowroom,
  why: { is: 'fixed' },
})

const extraLine = (extra: ExtraLine): SheetLine => ({
  ...extra,
  need: 'chosen',
  isChosen: true,
  why: { is: 'fixed' },
})

/** An electric vehicle is of the kind `ev`, every other kind runs on petrol. */
const fuelOf = (kind: VehicleKind): NonNullable<Charge['fuel']> =>
  kind === 'ev' ? 'electric' : 'petrol'

function isForVehicle({ fuel, kind, origin, above }: Charge, vehicle: PricedVehicle): boolean {
  return (
    (fuel === undefined || fuel === fuelOf(vehicle.kind)) &&
    (kind === undefined || kind === vehicle.kind) &&
    (origin === undefined || (origin === 'imported') === (vehicle.isImported === true)) &&
    (above === undefined || vehicle.exShowroom > above)
  )
}

const isOnDay = ({ from, until }: Charge, day: string): boolean =>
  from <= day && (until === undefined || day <= until)

/** Charges that every buyer pays and whose last row has ended. Their next rate is not known. */
function endedLines(
  rows: readonly Charge[],
  current: readonly Charge[],
  on: string,
): MissingLine[] {
  const known = new Set(current.map(({ key }) => key))
  const ended = new Map(
    rows
      .filter((row) => row.need === 'always' && !known.has(row.key) && (row.until ?? on) < on)
      .map(({ key, label }) => [key, { key, label, needs: 'rate' as const }]),
  )
  return [...ended.values()]
}

type ChoosableLine = Pick<Charge, 'key' | 'need'> & { requires?: string | undefined }

/** Tells which lines a buyer pays, by their keys. A line without the one that it requires is left out. */
export function chooseLines(
  rows: readonly ChoosableLine[],
  { options, isFinanced = false }: Pick<SheetChoices, 'options' | 'isFinanced'>,
): (key: string) => boolean {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const isChosen = ({ key, need, requires }: ChoosableLine, depth = 0): boolean => {
    if (need === 'always' || need === 'shownAtZero') return true
    const isWanted =
      options?.has(key) ??
      (need === 'offered' || need === 'unlessCovered' || (need === 'financed' && isFinanced))
    if (!isWanted || requires === undefined) return isWanted
    const required = byKey.get(requires)
    // Rows that require each other are refused on saving.
    return required !== undefined && depth < rows.length && isChosen(required, depth + 1)
  }
  return (key) => {
    const row = byKey.get(key)
    return row !== undefined && isChosen(row)
  }
}

type Computed = { amount: ExactAmount; why: Why }
type Needed = MissingLine['needs']

/** Returns the amount of each row without GST, or the figure that it needs. */
function computeAmounts(
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

function printedRupees({ gstPercent, isDeduction, need }: Charge, amount: ExactAmount): number {
  if (need === 'shownAtZero') return 0
  const withGst = gstPercent === undefined ? amount : percentOf(amount, 100 + gstPercent)
  const rupees = roundHalfUp(withGst)
  return isDeduction && rupees > 0 ? -rupees : rupees
}

function lineOf(row: Charge, { amount, why }: Computed, isChosen: boolean): SheetLine {
  const { key, label, note, side, need, gstPercent, requires, until, checkedOn, source } = row
  return {
    ...{ key, label, side, need, isChosen, checkedOn, source, why },
    rupees: printedRupees(row, amount),
    ...(note !== undefined && { note }),
    ...(gstPercent !== undefined && { gstPercent }),
    ...(requires !== undefined && { requires }),
    ...(until !== undefined && { until }),
    ...(row.toConfirm && { toConfirm: true }),
    ...(row.sourceAddress !== undefined && { sourceAddress: row.sourceAddress }),
  }
}
