import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { NearbyHour } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { modelFieldName } from '#app/crm/enquiries/definition/model-field-name.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { type BookingRange, findSeatOf, readBookings } from './appointment-query.server.ts'
import {
  type AppointmentRules,
  type AppointmentWish,
  type FreeHour,
  findPlan,
  listFreeHours,
  minutesOfTime,
} from './free-hours.ts'
import { maxDaysOfHours } from './hour-endpoints.ts'
import { noHourReason } from './no-hour-reason.ts'
import { withOccupied } from './occupied-resource-query.server.ts'

/** A day with its free hours, earliest first, or a sentence that says why it has none. */
export type FreeDay = { day: string; hours: FreeHour[]; why?: string | undefined }

/** An appointment with its hour, `HH:MM`. */
export type HourWish = AppointmentWish & { at: string }

/** Lists the free hours of the wish's day, or of a range of days. */
export async function listHours(
  on: Db,
  rules: AppointmentRules,
  wish: AppointmentWish,
  { from = wish.day, to = wish.day, except }: Partial<BookingRange> = {},
): Promise<FreeDay[]> {
  const bookings = await readBookings(on, wish.purpose, { from, to, except })
  const rulesOfNow = await withOccupied(on, rules, { from, to, except })
  const days: FreeDay[] = []
  // The day after 9999-12-31 has a longer form, which is not after it as a text.
  for (let day = from; day >= from && day <= to; day = addDays(day)) {
    const hours = listFreeHours(rulesOfNow, { ...wish, day }, bookings(day))
    const why = hours.length > 0 ? {} : { why: noHourReason(rules, { ...wish, day }) }
    days.push({ day, hours, ...why })
  }
  return days
}

/**
 * Finds the first free hour of the wish's day, and the resource that it would take.
 *
 * @param except Id of an enquiry whose own booking does not count.
 */
export async function findFirstHour(
  on: Db,
  rules: AppointmentRules,
  wish: AppointmentWish,
  except?: number,
): Promise<{ at: string; resource: string } | undefined> {
  const plan = findPlan(rules.plans, wish.purpose)
  const range = { from: wish.day, to: wish.day, except }
  const bookings = await readBookings(on, wish.purpose, range)
  const rulesOfNow = await withOccupied(on, rules, range)
  const at = listFreeHours(rulesOfNow, wish, bookings(wish.day))[0]?.at
  if (!plan || at === undefined) return undefined
  const start = minutesOfTime(at)
  const resource = findSeatOf(rulesOfNow, bookings(wish.day), { plan, wish, start })
  return resource === undefined ? undefined : { at, resource }
}

export const hasHour = (hours: readonly FreeHour[] = [], at: string) =>
  hours.some((it) => it.at === at)

/**
 * Lists the free hours that are nearest in time to the wished one, at most three.
 *
 * @param except Id of an enquiry whose own booking does not count.
 */
export async function findNearestHours(
  on: Db,
  rules: AppointmentRules,
  wish: HourWish,
  except?: number,
): Promise<NearbyHour[]> {
  const range = { from: addDays(wish.day, -3), to: addDays(wish.day, maxDaysOfHours), except }
  const days = await listHours(on, rules, wish, range)
  const wished = Date.parse(`${wish.day}T${wish.at}Z`)
  const distance = ({ day, at }: NearbyHour) => Math.abs(Date.parse(`${day}T${at}Z`) - wished)
  return days
    .flatMap(({ day, hours }) => hours.map((hour) => ({ day, ...hour })))
    .filter(({ day, at }) => day !== wish.day || at !== wish.at)
    .toSorted((a, b) => distance(a) - distance(b) || (a.day + a.at < b.day + b.at ? -1 : 1))
    .slice(0, 3)
}

/** Returns the model of a test ride as in addresses; undefined for services and any model. */
export async function findModelOfRide(
  vehicles: Pick<VehicleStore, 'findByName'>,
  enquiry: EnquiryKind,
  answers: EnquiryAnswers,
): Promise<string | undefined> {
  if (!enquiry.appointment?.isRide) return undefined
  const named = answers[modelFieldName(enquiry) ?? '']
  if (typeof named !== 'string' || named === '') return undefined
  return (await vehicles.findByName(named))?.bikeName
}
