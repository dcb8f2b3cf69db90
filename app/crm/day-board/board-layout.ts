import { cellMinutes } from '#app/crm/appointments/appointments-content.ts'
import { minutesOfTime, timeOfMinutes } from '#app/crm/appointments/free-hours.ts'
import type { BoardAppointment, BoardResource, DayBoard } from './day-board-schema.ts'

/** A column of the board: a seat of a resource. */
export type BoardLane = { resource: BoardResource; seat: number }

/**
 * A cell of the board. It covers `rows` quarter hours, and those after its first have no cell in
 * this column.
 */
export type BoardCell =
  | { kind: 'appointment'; rows: number; appointment: BoardAppointment }
  | { kind: 'closed'; rows: number }
  | { kind: 'free'; rows: 1 }

export type BoardRow = {
  /** `HH:MM` */
  at: string
  /** A cell for each column; undefined if the cell above covers it. */
  cells: readonly (BoardCell | undefined)[]
}

/** Lays out the appointments of a day by quarter hours. Cancelled ones take no room. */
export function layOutBoard({
  resources,
  appointments,
}: Pick<DayBoard, 'resources' | 'appointments'>): { lanes: BoardLane[]; rows: BoardRow[] } {
  const placed = appointments.filter(isPlaced)
  const lanes = resources.flatMap((resource) => {
    const own = placed.filter((it) => it.resource === resource.key)
    const count = Math.max(resource.seats, ...own.map(({ seat }) => (seat ?? 0) + 1))
    return Array.from({ length: count }, (_, seat) => ({ resource, seat }))
  })
  const range = rowsOfDay(resources, placed)
  const columns = lanes.map((lane) => columnOf(lane, placed, range))
  const rows = Array.from({ length: range.until - range.from }, (_, index) => ({
    at: timeOfMinutes((range.from + index) * cellMinutes),
    cells: columns.map((column) => column[index]),
  }))
  return { lanes, rows }
}

/** Returns `true` if the appointment has a place in a column. */
export const isPlaced = ({ isActive, resource, seat, at }: BoardAppointment) =>
  isActive && resource !== null && seat !== null && at !== null

type RowRange = { from: number; until: number }

const rowsOf = (from: number, until: number): RowRange => ({
  from: Math.floor(from / cellMinutes),
  until: Math.ceil(until / cellMinutes),
})

function rowsOfAppointment({ at, minutes }: BoardAppointment): RowRange {
  const start = minutesOfTime(at ?? '')
  return rowsOf(start, start + minutes)
}

function rowsOfDay(
  resources: readonly BoardResource[],
  appointments: readonly BoardAppointment[],
): RowRange {
  const all = [...resources.flatMap(openRowsOf), ...appointments.map(rowsOfAppointment)]
  if (all.length === 0) return { from: 0, until: 0 }
  return {
    from: Math.min(...all.map(({ from }) => from)),
    until: Math.max(...all.map(({ until }) => until)),
  }
}

const openRowsOf = ({ hours }: BoardResource) =>
  hours.map(({ from, until }) => rowsOf(minutesOfTime(from), minutesOfTime(until)))

function columnOf(
  { resource, seat }: BoardLane,
  appointments: readonly BoardAppointment[],
  range: RowRange,
): (BoardCell | undefined)[] {
  const own = appointments
    .filter((it) => it.resource === resource.key && it.seat === seat)
    .map((appointment) => ({ appointment, ...rowsOfAppointment(appointment) }))
  const open = openRowsOf(resource)
  const isOpen = (row: number) => open.some(({ from, until }) => row >= from && row < until)
  const column: (BoardCell | undefined)[] = []
  for (let row = range.from; row < range.until; ) {
    const cell = cellAt(row)
    column.push(cell, ...Array.from({ length: cell.rows - 1 }, () => undefined))
    row += cell.rows
  }
  return column

  function cellAt(row: number): BoardCell {
    const here = own.find(({ from }) => from === row)
    const next = Math.min(range.until, ...own.map(({ from }) => from).filter((it) => it > row))
    if (here) {
      const { appointment } = here
      return { kind: 'appointment', rows: Math.min(here.until, next) - row, appointment }
    }
    if (isOpen(row)) return { kind: 'free', rows: 1 }
    let until = row + 1
    while (until < next && !isOpen(until)) until++
    return { kind: 'closed', rows: until - row }
  }
}
