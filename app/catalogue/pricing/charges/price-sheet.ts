import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { hasEnded, isOnDay } from './charge-days.ts'
import type { Charge, ChargeTable } from './charges-content.ts'
import {
  type Computed,
  computeAmounts,
  fuelOfKind,
  type Needed,
  type PricedVehicle,
  printedRupees,
  type Why,
} from './compute-charges.ts'

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
export type MissingLine = { key: string; label: string; needs: Needed }

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
    ...current.flatMap((row) =>
      row.until !== undefined && isChosen(row.key) && !hasSameSuccessor(row, rows, vehicle)
        ? [row.until]
        : [],
    ),
    ...listStartsOfFurtherLines(rows, current, { on, choices }).map((from) => addDays(from, -1)),
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

function isForVehicle({ fuel, kind, origin, above }: Charge, vehicle: PricedVehicle): boolean {
  return (
    (fuel === undefined || fuel === fuelOfKind(vehicle.kind)) &&
    (kind === undefined || kind === vehicle.kind) &&
    (origin === undefined || (origin === 'imported') === (vehicle.isImported === true)) &&
    (above === undefined || vehicle.exShowroom > above)
  )
}

/** Returns `true` if the charge costs the vehicle the same on the day after the row's last day. */
function hasSameSuccessor(row: Charge, rows: readonly Charge[], vehicle: PricedVehicle): boolean {
  if (row.until === undefined) return false
  const rupeesOn = (day: string) => {
    const current = rows.filter((it) => isOnDay(it, day))
    const computed = computeAmounts(current, vehicle).get(row.key)
    const own = current.find(({ key }) => key === row.key)
    return own && typeof computed === 'object' ? printedRupees(own, computed.amount) : undefined
  }
  const next = rupeesOn(addDays(row.until))
  return next !== undefined && next === rupeesOn(row.until)
}

/** Returns the first days of charges that do not exist yet and that this buyer will pay. */
function listStartsOfFurtherLines(
  rows: readonly Charge[],
  current: readonly Charge[],
  { on, choices }: { on: string; choices: SheetChoices },
): string[] {
  const known = new Set(current.map(({ key }) => key))
  const further = rows.filter(({ key, from }) => from > on && !known.has(key))
  const isChosen = chooseLines([...current, ...further], choices)
  return further.flatMap(({ key, from }) => (isChosen(key) ? [from] : []))
}

/** Charges that every buyer pays and whose last row has ended. Their next rate is not known. */
function endedLines(
  rows: readonly Charge[],
  current: readonly Charge[],
  on: string,
): MissingLine[] {
  const known = new Set(current.map(({ key }) => key))
  const ended = new Map(
    rows
      .filter((row) => row.need === 'always' && !known.has(row.key) && hasEnded(row, on))
      .map(({ key, label }) => [key, { key, label, needs: 'rate' as const }]),
  )
  return [...ended.values()]
}

/** Returns the names of the chosen lines that the dealer has not confirmed. */
export const listUnconfirmed = ({ lines }: Pick<PriceSheet, 'lines'>): string[] =>
  lines.flatMap((line) => (line.isChosen && line.toConfirm ? [line.label] : []))

type ChoosableLine = Pick<Charge, 'key' | 'need'> & { requires?: string | undefined }

/** `true` if a buyer can refuse or choose the line. */
export const isOptionalLine = ({ need }: Pick<Charge, 'need'>): boolean =>
  need !== 'always' && need !== 'shownAtZero'

/** Tells which lines a buyer pays, by their keys. A line without the one that it requires is left out. */
export function chooseLines(
  rows: readonly ChoosableLine[],
  { options, isFinanced = false }: Pick<SheetChoices, 'options' | 'isFinanced'>,
): (key: string) => boolean {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const isChosen = ({ key, need, requires }: ChoosableLine, depth = 0): boolean => {
    if (!isOptionalLine({ need })) return true
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
