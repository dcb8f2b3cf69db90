import type { HourRefusal } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { AppointmentRow } from '#app/platform/db/schema-appointments.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import * as words from './appointment-act-words.ts'
import {
  freeSeats,
  lockDays,
  type RulesDeps,
  readAppointmentRules,
  readBookings,
  takeSeat,
} from './appointment-query.server.ts'
import * as queries from './appointment-row-query.server.ts'
import type { AppointmentPlan } from './appointments-content.ts'
import { findNearestHours, type HourWish, hasHour, listHours } from './free-days.server.ts'
import {
  type AppointmentRules,
  cellsOf,
  countFree,
  findPlan,
  minutesOfTime,
  rangeOfAppointment,
  resourcesFor,
} from './free-hours.ts'
import { withOccupied } from './occupied-resource-query.server.ts'

/** Number of days ahead that staff can book. */
export const staffHorizonDays = 60

/**
 * Limits in time: `plan` for customers, `staff` from now on without notice, `none` for an hour that
 * the appointment had before.
 */
type TimeLimits = 'plan' | 'staff' | 'none'

export type Placement = {
  enquiryId: number
  /** The appointment of the enquiry so far; it may be cancelled. */
  before: AppointmentRow | undefined
  wish: HourWish
  limits: TimeLimits
  /** Books beyond the free hours if the hour is not free. */
  overbook?: { reason: string | null } | undefined
  /** Key of the only resource that suits. */
  resource?: string | undefined
  /** Field that shows the refusal. */
  field: string
  now: Date
}

/** Returns the rules without notice and with the horizon of staff. */
export function rulesForStaff(rules: AppointmentRules): AppointmentRules {
  const plans = rules.plans.plans.map((plan) => ({
    ...plan,
    leadMinutes: 0,
    horizonDays: staffHorizonDays,
  }))
  return { ...rules, plans: { ...rules.plans, plans } }
}

/** Returns the rules with only this resource, or all of them. */
export const withResource = (
  rules: AppointmentRules,
  resource: string | undefined,
): AppointmentRules =>
  resource === undefined
    ? rules
    : {
        ...rules,
        plans: {
          ...rules.plans,
          resources: rules.plans.resources.filter(({ key }) => key === resource),
        },
      }

/**
 * Books or moves an appointment in a transaction that has locked the enquiry. Its own seats do not
 * count as taken, so it can move onto a part of its own time. A refusal changes nothing.
 */
export async function placeAppointment(
  trx: Db,
  deps: RulesDeps,
  placement: Placement,
): Promise<Result<{ appointment: AppointmentRow; plan: AppointmentPlan }, HourRefusal>> {
  const { enquiryId, before, wish, limits, overbook, now } = placement
  await lockDays(trx, before ? [before.day, wish.day] : [wish.day])
  const published = await readAppointmentRules(trx, deps)
  const allowed = limits === 'staff' ? rulesForStaff(published) : published
  const rules = withResource(allowed, placement.resource)
  const refuse = async (message: string) =>
    fail('conflict', message, {
      errors: { [placement.field]: [message] },
      details: { nearest: await findNearestHours(trx, allowed, wish, enquiryId) },
    })
  const plan = findPlan(rules.plans, wish.purpose)
  if (!plan) return refuse(words.noPlan)
  const range = { from: wish.day, to: wish.day, except: enquiryId }
  const rulesOfNow = await withOccupied(trx, rules, range)
  const free = await findRulesOfFreeHour(trx, rulesOfNow, plan, placement)
  const isFree = free !== undefined
  if (!isFree && !(overbook && isDayOfStaff(rules, wish.day))) return refuse(words.isNoLongerFree)
  const row = before ?? (await insertPlaced(trx, placement, plan))
  await freeSeats(trx, row.id)
  const start = minutesOfTime(wish.at)
  const resource = free
    ? await takeSeat(trx, free, { appointmentId: row.id, plan, wish, start })
    : await takeSeatBeyond(trx, rulesOfNow, { appointmentId: row.id, plan, wish, start })
  // The caller rolls the transaction back.
  if (resource === undefined) throw new NoSeat()
  const appointment = await queries.updateAppointment(trx, row, {
    ...{ purpose: wish.purpose, day: wish.day, starts_at: wish.at, resource },
    minutes: plan.minutes,
    is_active: 1,
    is_overbooked: isFree ? 0 : 1,
    state: firstStateOf(wish),
    reason: isFree ? null : (overbook?.reason ?? null),
    sequence: before ? before.sequence + 1 : 0,
  })
  return ok({ appointment, plan })

  function insertPlaced(
    on: Db,
    { wish: { purpose, day, at } }: Placement,
    { minutes }: AppointmentPlan,
  ) {
    return queries.insertAppointment(on, {
      ...{ enquiry_id: enquiryId, purpose, day, starts_at: at, minutes },
      state: firstStateOf(wish),
      created_at: now.toISOString(),
    })
  }
}

/** Thrown in a transaction if no resource can take the appointment, so that nothing is stored. */
export class NoSeat extends Error {
  override name = 'NoSeat'
}

/** The state of a service is that of its enquiry. */
const firstStateOf = ({ purpose }: Pick<HourWish, 'purpose'>) =>
  purpose === 'test-ride' || purpose === 'delivery' ? 'booked' : null

/**
 * Returns the rules by which the hour is free; undefined if it is not. An hour that the appointment
 * had before counts as free in the plan, also if a vehicle of an earlier day stands in the bay.
 */
async function findRulesOfFreeHour(
  trx: Db,
  rules: AppointmentRules,
  plan: AppointmentPlan,
  { enquiryId, before, wish, limits, resource }: Placement,
): Promise<AppointmentRules | undefined> {
  const isSameHour =
    before?.is_active === 1 && before.day === wish.day && before.starts_at === wish.at
  if (limits !== 'none' && !(limits === 'staff' && isSameHour)) {
    const [day] = await listHours(trx, rules, wish, { except: enquiryId })
    return hasHour(day?.hours, wish.at) ? rules : undefined
  }
  const range = { from: wish.day, to: wish.day, except: enquiryId }
  const bookings = await readBookings(trx, wish.purpose, range)
  const isFree = (by: AppointmentRules) =>
    countFree(by, plan, wish, minutesOfTime(wish.at), bookings(wish.day)) > 0
  if (isFree(rules)) return rules
  if (isSameHour && resource !== undefined && resource !== before.resource) return undefined
  const former = { ...rules, plans: { ...rules.plans, occupied: [] } }
  const inPlan = isSameHour ? withResource(former, before.resource ?? undefined) : former
  return isFree(inPlan) ? inPlan : undefined
}

/** Returns `true` for a day that staff can book. */
export function isDayOfStaff(
  { now, timeZone }: Pick<AppointmentRules, 'now' | 'timeZone'>,
  day: string,
): boolean {
  const today = localTime(now, timeZone).day
  return day >= today && day <= addDays(today, staffHorizonDays)
}

type Seat = { appointmentId: number; plan: AppointmentPlan; wish: HourWish; start: number }

/**
 * Books beyond the seats of a resource: of one that is open, otherwise of one with a vehicle of an
 * earlier day, otherwise of one that is closed at this hour.
 */
async function takeSeatBeyond(
  trx: Db,
  { plans }: AppointmentRules,
  { appointmentId, plan, wish, start }: Seat,
): Promise<string | undefined> {
  const range = rangeOfAppointment(plan, start)
  const inPlan = { ...plans, occupied: [] }
  const [first = []] = [plans, inPlan, { ...inPlan, overrides: [] }]
    .map((it) => resourcesFor(it, wish, range))
    .filter((listed) => listed.length > 0)
  const keys = first.map(({ key }) => key)
  const wanted = { day: wish.day, cells: cellsOf(plan, start), appointmentId }
  for (const resource of plans.resources.filter(({ key }) => keys.includes(key)))
    if (await queries.takeOverbookedSeat(trx, resource, wanted)) return resource.key
  return undefined
}
