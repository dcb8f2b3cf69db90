import { type RawBuilder, sql } from 'kysely'
import {
  type AppointmentPurpose,
  appointmentPurposes,
  counterOfPurpose,
} from '#app/crm/appointments/appointment-purposes.ts'
import {
  type RulesDeps,
  readAppointmentRules,
} from '#app/crm/appointments/appointment-query.server.ts'
import { listHours } from '#app/crm/appointments/free-days.server.ts'
import {
  type AppointmentRules,
  bookablePeriod,
  findPlan,
} from '#app/crm/appointments/free-hours.ts'
import type { AppointmentEventAct } from '#app/crm/desk/appointment-event.ts'
import { byCustomer } from '#app/crm/desk/customer-author.ts'
import { canSeeEnquiryKind, type EnquiryReader } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { addDays, countDaysInRange } from '#app/platform/calendar/day-arithmetic.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { closedReasonOn } from '#app/platform/dealer-details/opening-status.ts'
import { pipelinesOf } from '#app/platform/permissions/role.ts'
import type { AnalyticsPeriod } from './analytics-period.ts'
import {
  type AppointmentHistory,
  type CountedAppointment,
  countAppointments,
} from './appointment-counts.ts'
import type { AppointmentFigures, FirstFreeHour } from './appointment-figures-endpoints.ts'
import { measureResourceLoad } from './appointment-load.ts'

export type AppointmentFigureDeps = RulesDeps & { db: Db }
export type AppointmentFigureQueries = ReturnType<typeof appointmentFigureQueries>

/** Counts the appointments of a period by their present day. */
export function appointmentFigureQueries(deps: AppointmentFigureDeps) {
  const { db } = deps
  return {
    async get(reader: EnquiryReader, period: AnalyticsPeriod): Promise<AppointmentFigures> {
      const rules = await readAppointmentRules(db, deps)
      const [rows, histories] = [await listRows(db, period), await listHistories(db, period)]
      const isPurposeSeen = (purpose: AppointmentPurpose) =>
        pipelinesOf(reader.role).includes(
          counterOfPurpose(purpose) === 'service' ? 'workshop' : 'sales',
        )
      const present = presenter(rules)
      const all = rows
        .filter(({ kind }) => canSeeEnquiryKind(reader, kind))
        .map((row) => present(row, histories.get(row.enquiry_id)))
      const days = listDays(period)
      return {
        ...period,
        total: countAppointments(all),
        purposes: appointmentPurposes.flatMap((purpose) => {
          const own = all.filter((it) => it.purpose === purpose)
          return own.length === 0 ? [] : [{ purpose, ...countAppointments(own) }]
        }),
        days: days.map((day) => ({ day, closed: closedReason(rules, day) })),
        resources: measureResourceLoad({
          ...{ rules, days, isPurposeListed: isPurposeSeen },
          appointments: all.flatMap(({ isCancelled, resource, ...it }) =>
            isCancelled || resource === null ? [] : [{ ...it, resource }],
          ),
        }),
        firstFree: await listFirstFree(db, rules, isPurposeSeen),
      }
    },
  }
}

/**
 * Reads the appointments with an hour. A merged duplicate counts only if it keeps its appointment,
 * because otherwise its main enquiry has one.
 */
function listRows(db: Db, { from, to }: AnalyticsPeriod) {
  return db
    .selectFrom('appointments as a')
    .innerJoin('enquiries as e', 'e.id', 'a.enquiry_id')
    .select(['a.enquiry_id', 'a.purpose', 'a.resource', 'a.day', 'a.starts_at', 'a.minutes'])
    .select(['a.is_active', 'a.is_overbooked', 'a.state', 'a.created_at as booked_at'])
    .select(['e.kind', 'e.state as enquiry_state', 'e.created_at as asked_at', 'e.erased_at'])
    .where('a.day', '>=', from)
    .where('a.day', '<=', to)
    .where('a.starts_at', 'is not', null)
    .where((eb) => eb.or([eb('e.joined_to', 'is', null), eb('a.is_active', '=', 1)]))
    .execute()
}

type Row = Awaited<ReturnType<typeof listRows>>[number]

/**
 * Reads who moved and cancelled these appointments, by enquiry. The database counts the events,
 * because parsing them takes longer than all other steps.
 */
async function listHistories(
  db: Db,
  { from, to }: AnalyticsPeriod,
): Promise<Map<number, AppointmentHistory>> {
  const { name } = byCustomer
  const isCustomer = sql<boolean>`d.staff_id is null and d.who = ${name}`
  const isAct = (act: AppointmentEventAct) => sql<boolean>`d.data_json like ${`%"act":"${act}"%`}`
  // A move beyond the seats is an act of its own.
  const isMove = sql<boolean>`(${isAct('moved')} or d.data_json like '%"act":"overbooked","from"%')`
  const moves = (by: RawBuilder<boolean>) => sql<string | number>`sum(case
    when not (${isMove} and ${by}) then 0
    when d.data_json like '%"isUndo":true%' then -1 else 1 end)`
  const lastCancellation = (by: RawBuilder<boolean>) =>
    sql<string | number>`coalesce(max(case when ${isAct('cancelled')} and ${by} then d.id end), 0)`
  const isStaff = sql<boolean>`not (${isCustomer})`
  const rows = await db
    .selectFrom('appointments as a')
    .innerJoin('desk_events as d', 'd.enquiry_id', 'a.enquiry_id')
    .select('d.enquiry_id')
    .select([moves(isCustomer).as('by_customer'), moves(isStaff).as('by_staff')])
    .select([
      lastCancellation(isCustomer).as('customer_id'),
      lastCancellation(isStaff).as('staff_id'),
    ])
    .where('a.day', '>=', from)
    .where('a.day', '<=', to)
    .where('a.starts_at', 'is not', null)
    .where('d.type', '=', 'appointment')
    .groupBy('d.enquiry_id')
    .execute()
  return new Map(
    rows.map(({ enquiry_id, by_customer, by_staff, customer_id, staff_id }) => {
      const [ofCustomer, ofStaff] = [Number(customer_id), Number(staff_id)]
      const history: AppointmentHistory = {
        isMovedByCustomer: Number(by_customer) > 0,
        isMovedByStaff: Number(by_staff) > 0,
        cancelledBy: ofCustomer > ofStaff ? 'customer' : ofStaff > 0 ? 'staff' : undefined,
      }
      return [enquiry_id, history]
    }),
  )
}

type ShownRow = CountedAppointment & Pick<Row, 'purpose' | 'resource' | 'day' | 'minutes'>

function presenter({ now, timeZone }: AppointmentRules) {
  const { day: today, time } = localTime(now, timeZone)
  const dayOf = localDayReader(timeZone)

  return (row: Row, history: AppointmentHistory | undefined): ShownRow => {
    const { purpose, resource, day, minutes, starts_at, booked_at, asked_at } = row
    const isService = counterOfPurpose(purpose) === 'service'
    const state = isService ? row.enquiry_state : row.state
    const isNoShow = state === 'no-show'
    const isStarted = day < today || (day === today && (starts_at ?? '') <= time)
    // Nobody asks for a delivery on a form: it waits from its booking on.
    const asked = dayOf(purpose === 'delivery' ? booked_at : asked_at)
    return {
      ...{ purpose, resource, day, minutes, isNoShow },
      isCancelled: row.is_active !== 1 || state === 'cancelled',
      isDue: isStarted || isNoShow,
      isOverbooked: row.is_overbooked === 1,
      isErased: row.erased_at !== null,
      waitDays: asked < day ? countDaysInRange({ from: asked, to: day }) - 1 : 0,
      history,
    }
  }
}

const quarterHour = 15 * 60_000

/** Returns the local days of instants. All time zones differ by whole quarter hours. */
function localDayReader(timeZone: string) {
  const known = new Map<number, string>()
  return (instant: string): string => {
    const quarter = Math.floor(Date.parse(instant) / quarterHour)
    const day = known.get(quarter) ?? dayInZone(new Date(quarter * quarterHour), timeZone)
    known.set(quarter, day)
    return day
  }
}

const listDays = ({ from, to }: AnalyticsPeriod) =>
  Array.from({ length: countDaysInRange({ from, to }) }, (_, index) => addDays(from, index))

function closedReason({ hours }: AppointmentRules, day: string): string | null {
  const closed = closedReasonOn(hours, day)
  return closed ? ('holiday' in closed ? closed.holiday : closed.weekday) : null
}

/** Finds the first hour of each purpose that a customer could book now. */
async function listFirstFree(
  db: Db,
  rules: AppointmentRules,
  isPurposeSeen: (purpose: AppointmentPurpose) => boolean,
): Promise<FirstFreeHour[]> {
  const found: FirstFreeHour[] = []
  for (const purpose of appointmentPurposes)
    if (isPurposeSeen(purpose) && findPlan(rules.plans, purpose))
      found.push(await findFirstFree(db, rules, purpose))
  return found
}

/** Reads few days first, because the first free hour is usually near. */
async function findFirstFree(
  db: Db,
  rules: AppointmentRules,
  purpose: AppointmentPurpose,
): Promise<FirstFreeHour> {
  const plan = findPlan(rules.plans, purpose)
  const { from: first, lastDay = '' } = plan ? bookablePeriod(rules, plan) : {}
  let days = 2
  for (let from = first?.day; from !== undefined && from <= lastDay; days *= 2) {
    const last = addDays(from, days - 1)
    const to = last < lastDay ? last : lastDay
    const free = await listHours(db, rules, { purpose, day: from }, { from, to })
    const day = free.find(({ hours }) => hours.length > 0)
    const [hour] = day?.hours ?? []
    if (day && hour) return { purpose, lastDay, hour: { day: day.day, at: hour.at } }
    from = addDays(to)
  }
  return { purpose, lastDay, hour: null }
}
