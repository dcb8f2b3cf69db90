import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { dealerFallback } from '#app/platform/dealer-details/dealer-schema.ts'
import { readDealer } from '#app/platform/dealer-details/dealer-store.server.ts'
import { findSettingForEdit } from '#app/platform/settings/settings-store.server.ts'
import type { AppointmentPurpose } from './appointment-purposes.ts'
import type { AppointmentPlan, AppointmentResource } from './appointments-content.ts'
import { appointmentsSetting } from './appointments-setting.ts'
import { bookingsWithoutHour, purposeOfRow } from './bookings-without-hour-query.server.ts'
import {
  type AppointmentRules,
  type AppointmentWish,
  cellsOf,
  type DayBookings,
  rangeOfAppointment,
  resourcesFor,
} from './free-hours.ts'

export type RulesDeps = { clock: Clock; timeZone: string }

/** Reads the published plans and the opening hours with one connection. */
export async function readAppointmentRules(
  db: Db,
  { clock, timeZone }: RulesDeps,
): Promise<AppointmentRules> {
  const { value: plans } = await findSettingForEdit(db, appointmentsSetting)
  const dealer = await readDealer(db, 1)
  return { plans, hours: (dealer?.facts ?? dealerFallback).hours, timeZone, now: clock() }
}

/**
 * Locks days until the transaction ends. All bookings, moves and cancellations lock their days
 * first, in order, so that they wait for one another without a deadlock.
 */
export async function lockDays(trx: Db, days: readonly string[]): Promise<void> {
  for (const day of [...new Set(days)].sort()) {
    await trx
      .insertInto('appointment_days')
      .values({ day, version: 0 })
      .onConflict((oc) => oc.doNothing())
      .execute()
    await trx
      .updateTable('appointment_days')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('day', '=', day)
      .execute()
  }
}

/** Maximum number of bookings without an hour that are read for one request. */
const maxWithoutHour = 2000

export type BookingRange = {
  from: string
  to: string
  /** Id of an enquiry whose own booking does not count, because its hour is booked now. */
  except?: number | undefined
}

/**
 * Reads the bookings of a purpose from the first to the last day. Open enquiries with a day but no
 * appointment count as bookings without an hour.
 */
export async function readBookings(
  db: Db,
  purpose: AppointmentPurpose,
  range: BookingRange,
): Promise<(day: string) => DayBookings> {
  const { from, to, except = 0 } = range
  const cells = await db
    .selectFrom('appointment_seats')
    .select(['day', 'resource', 'cell', 'seat', 'appointment_id'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('appointment_id', 'not in', (eb) =>
      eb.selectFrom('appointments').select('id').where('enquiry_id', '=', except),
    )
    .execute()
  const booked = await db
    .selectFrom('appointments')
    .select(['id', 'day', 'starts_at'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('purpose', '=', purpose)
    .where('is_active', '=', 1)
    .where('enquiry_id', '<>', except)
    .execute()
  const unhoured = await readDaysWithoutHour(db, purpose, range)
  const placed = new Set(cells.map(({ appointment_id }) => appointment_id))
  const cellsByDay = Map.groupBy(cells, ({ day }) => day)
  const bookedByDay = Map.groupBy(booked, ({ day }) => day)
  return (day) => ({
    cells: cellsByDay.get(day) ?? [],
    starts: [
      // An appointment that ended before its hour has no seat any more, and does not start then.
      ...(bookedByDay.get(day) ?? []).map(({ id, starts_at }) =>
        placed.has(id) ? starts_at : null,
      ),
      ...unhoured.filter((it) => it === day).map(() => null),
    ],
  })
}

/** Lists the days of open enquiries of a purpose that have a day and no appointment. */
async function readDaysWithoutHour(
  db: Db,
  purpose: AppointmentPurpose,
  { from, to, except = 0 }: BookingRange,
): Promise<string[]> {
  const rows = await bookingsWithoutHour(db)
    .select(['e.kind', 'e.booking_date', 'e.answers_json'])
    .where('e.booking_date', '>=', from)
    .where('e.booking_date', '<=', to)
    .where('e.id', '<>', except)
    .limit(maxWithoutHour)
    .execute()
  return rows.flatMap((row) =>
    purposeOfRow(row) === purpose && row.booking_date !== null ? [row.booking_date] : [],
  )
}

export type SeatWish = {
  appointmentId: number
  plan: AppointmentPlan
  wish: AppointmentWish
  /** Minutes since midnight. */
  start: number
}

/**
 * Takes a seat of the first resource that has one free for the whole appointment. Resources with
 * fewer booked minutes come first. Returns the resource's key, or undefined if all seats are taken.
 * The day must be locked.
 */
export async function takeSeat(
  trx: Db,
  { plans }: Pick<AppointmentRules, 'plans'>,
  { appointmentId, plan, wish, start }: SeatWish,
): Promise<string | undefined> {
  const { day } = wish
  const cells = cellsOf(plan, start)
  const load = await cellsByResource(trx, day)
  for (const { key: resource, seats } of candidatesOf(plans, load, { plan, wish, start }))
    for (let seat = 0; seat < seats; seat++)
      if (await takeCells(trx, { resource, day, seat, cells, appointmentId })) return resource
  return undefined
}

/** Returns the key of the resource that `takeSeat` would choose; undefined if none is free. */
export function findSeatOf(
  { plans }: Pick<AppointmentRules, 'plans'>,
  { cells: taken }: DayBookings,
  { plan, wish, start }: Omit<SeatWish, 'appointmentId'>,
): string | undefined {
  const cells = cellsOf(plan, start)
  const load = new Map<string, number>()
  for (const { resource } of taken) load.set(resource, (load.get(resource) ?? 0) + 1)
  const isFree = (key: string, seat: number) =>
    !taken.some((it) => it.resource === key && it.seat === seat && cells.includes(it.cell))
  return candidatesOf(plans, load, { plan, wish, start }).find(({ key, seats }) =>
    Array.from({ length: seats }, (_, seat) => seat).some((seat) => isFree(key, seat)),
  )?.key
}

/** Lists the resources for an appointment, those with the fewest taken cells first. */
function candidatesOf(
  plans: AppointmentRules['plans'],
  load: ReadonlyMap<string, number>,
  { plan, wish, start }: Omit<SeatWish, 'appointmentId'>,
): AppointmentResource[] {
  return resourcesFor(plans, wish, rangeOfAppointment(plan, start)).toSorted(
    (a, b) => (load.get(a.key) ?? 0) / a.seats - (load.get(b.key) ?? 0) / b.seats,
  )
}

async function cellsByResource(trx: Db, day: string): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('appointment_seats')
    .select(['resource', (eb) => eb.fn.countAll<string>().as('cells')])
    .where('day', '=', day)
    .groupBy('resource')
    .execute()
  return new Map(rows.map(({ resource, cells }) => [resource, Number(cells)]))
}

type CellsOfSeat = {
  resource: string
  day: string
  seat: number
  cells: readonly number[]
  appointmentId: number
}

/** Takes all cells of a seat, or none of them. */
export async function takeCells(
  trx: Db,
  { resource, day, seat, cells, appointmentId: appointment_id }: CellsOfSeat,
): Promise<boolean> {
  const taken = await trx
    .insertInto('appointment_seats')
    .values(cells.map((cell) => ({ resource, day, cell, seat, appointment_id })))
    .onConflict((oc) => oc.doNothing())
    .returning('cell')
    .execute()
  if (taken.length === cells.length) return true
  await trx
    .deleteFrom('appointment_seats')
    .where('appointment_id', '=', appointment_id)
    .where('resource', '=', resource)
    .where('day', '=', day)
    .where('seat', '=', seat)
    .where('cell', 'in', taken.length === 0 ? [-1] : taken.map(({ cell }) => cell))
    .execute()
  return false
}

/** Frees all seats of an appointment. */
export async function freeSeats(trx: Db, appointmentId: number): Promise<void> {
  await trx.deleteFrom('appointment_seats').where('appointment_id', '=', appointmentId).execute()
}
