import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { isOnDay } from './charge-days.ts'
import type { Charge } from './charges-content.ts'
import * as words from './charges-content-words.ts'
import { fuelOfKind } from './compute-charges.ts'

type RowProblem = { field: keyof Charge & string; message: string }

/** Returns the problems of one row that concern several of its fields. */
export function checkChargeRow(row: Charge): RowProblem[] {
  const problems = amountProblems(row)
  if (row.until !== undefined && row.until < row.from)
    problems.push({ field: 'until', message: words.untilBeforeFrom })
  return problems
}

function amountProblems(row: Charge): RowProblem[] {
  switch (row.amount) {
    case 'fixed':
    case 'perUnit':
      return row.rupees === undefined ? [{ field: 'rupees', message: words.missingAmount }] : []
    case 'part':
      return [
        ...(row.percent === undefined
          ? [{ field: 'percent' as const, message: words.missingAmount }]
          : []),
        ...(row.of?.length ? [] : [{ field: 'of' as const, message: words.missingAmount }]),
      ]
    case 'slabs':
      return [
        ...(row.by === undefined ? [{ field: 'by' as const, message: words.missingAmount }] : []),
        ...slabProblems(row.steps ?? []).map((message) => ({ field: 'steps' as const, message })),
      ]
  }
}

function slabProblems(steps: NonNullable<Charge['steps']>): string[] {
  if (steps.length === 0) return [words.missingAmount]
  const limits = steps.slice(0, -1).map(({ to }) => to)
  const isRising = limits.every(
    (to, index) => to === undefined || index === 0 || to > (limits[index - 1] ?? 0),
  )
  return [
    ...(steps.some(({ percent, rupees }) => (percent === undefined) === (rupees === undefined))
      ? [words.oneRate]
      : []),
    ...(steps.at(-1)?.to === undefined ? [] : [words.lastSlabOpen]),
    ...(limits.includes(undefined) ? [words.onlyLastSlabOpen] : []),
    ...(isRising ? [] : [words.risingSlabs]),
  ]
}

/** Returns the problems of the row at `index` with other rows of its table. */
export function findTableProblem(rows: readonly Charge[], index: number): RowProblem[] {
  const row = rows[index]
  if (!row) return []
  const keys = new Set(rows.map(({ key }) => key))
  const problems: RowProblem[] = []
  if (rows.slice(0, index).some((other) => isSameCharge(row, other)))
    problems.push({ field: 'from', message: words.sameDay(row.label) })
  const unknown = listBases(row).find((key) => !isAmountOfVehicle(key) && !keys.has(key))
  if (unknown !== undefined) problems.push({ field: 'of', message: words.unknownBase(unknown) })
  else if (isReachable(row.key, (key) => basesOf(rows, key)))
    problems.push({ field: 'of', message: words.circle })
  if (row.requires !== undefined && !keys.has(row.requires))
    problems.push({ field: 'requires', message: words.unknownRequired })
  else if (isReachable(row.key, (key) => requiredBy(rows, key)))
    problems.push({ field: 'requires', message: words.requiresItself })
  return problems
}

const isAmountOfVehicle = (base: string) => base === 'exShowroom' || base === 'idv'

/** The amounts from which a row is computed. */
const listBases = ({ amount, of = [] }: Charge): readonly string[] =>
  amount === 'part' || amount === 'slabs' ? of : []

/** `true` if both rows apply to one vehicle on one day. */
function isSameCharge(row: Charge, other: Charge): boolean {
  return (
    row.key === other.key &&
    (row.until === undefined || other.from <= row.until) &&
    (other.until === undefined || row.from <= other.until) &&
    isForSameVehicles(row, other)
  )
}

const isForSameVehicles = (row: Charge, other: Charge): boolean =>
  overlap(fuelOf(row), fuelOf(other)) &&
  overlap(row.kind, other.kind) &&
  overlap(row.origin, other.origin)

/** `true` if a row with the same key applies to such vehicles on the day after the row's last day. */
export function hasSuccessor(rows: readonly Charge[], row: Charge): boolean {
  const { key, until } = row
  if (until === undefined) return false
  const next = addDays(until)
  return rows.some(
    (other) => other.key === key && isOnDay(other, next) && isForSameVehicles(row, other),
  )
}

/** Returns a warning for each last day after which a charge that every buyer pays is unknown. */
export function listUnknownFutures(rows: readonly Charge[]): { index: number; says: string }[] {
  return rows.flatMap((row, index) =>
    row.need === 'always' && row.until !== undefined && !hasSuccessor(rows, row)
      ? [{ index, says: words.noSuccessor(formatDay(addDays(row.until))) }]
      : [],
  )
}

const fuelOf = ({ fuel, kind }: Charge) => fuel ?? (kind && fuelOfKind(kind))

const overlap = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined || one === other

/** Returns `true` if a chain of keys leads from a key back to it. */
function isReachable(key: string, keysAfter: (key: string) => readonly string[]): boolean {
  const seen = new Set<string>()
  const waiting = [...keysAfter(key)]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === key) return true
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...keysAfter(next))
  }
  return false
}

const requiredBy = (rows: readonly Charge[], key: string): string[] =>
  rows.flatMap((row) => (row.key === key && row.requires !== undefined ? [row.requires] : []))

const basesOf = (rows: readonly Charge[], key: string): string[] =>
  rows.flatMap((row) => (row.key === key ? listBases(row) : []))
