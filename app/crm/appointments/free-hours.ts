import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import {
  closedReasonOn,
  type DealerHours,
  weekdayOf,
} from '#app/platform/dealer-details/opening-status.ts'
import { addWorkingMinutes } from '#app/platform/dealer-details/working-time.ts'
import { type AppointmentPurpose, counterOfPurpose } from './appointment-purposes.ts'
import {
  type AppointmentPlan,
  type AppointmentPlans,
  type AppointmentResource,
  cellMinutes,
} from './appointments-content.ts'

/** Plans, opening hours and the present time: all that limits appointments besides bookings. */
export type AppointmentRules = {
  plans: PlansOfNow
  hours: DealerHours
  timeZone: string
  now: Date
}

/** A vehicle of an earlier day in a resource, until a minute of the day or all day. */
export type Occupation = { day: string; resource: string; until: number | undefined }

/** Published plans, and the vehicles of earlier days if they are read. */
export type PlansOfNow = AppointmentPlans & { occupied?: readonly Occupation[] }

/** One appointment by purpose and day; `model` limits test rides to the model's demo vehicles. */
export type AppointmentWish = {
  purpose: AppointmentPurpose
  /** `YYYY-MM-DD` in the dealer's time zone. */
  day: string
  /** The model's name as in addresses; undefined for any model. */
  model?: string | undefined
}

/** A part of a day in minutes since midnight on the dealer's clock; `until` is excluded. */
export type TimeRange = { from: number; until: number }

/** A cell of a seat that is taken. A cell is a quarter of an hour, counted from midnight. */
export type TakenCell = { resource: string; cell: number; seat: number }

/** The bookings of a day. */
export type DayBookings = {
  cells: readonly TakenCell[]
  /** Start times (`HH:MM`) of the purpose's appointments; null for a booking without an hour. */
  starts: readonly (string | null)[]
}

/** A start time (`HH:MM`) and the number of appointments that can still start then. */
export type FreeHour = { at: string; left: number }

export function findPlan(
  { plans }: AppointmentPlans,
  purpose: AppointmentPurpose,
): AppointmentPlan | undefined {
  return plans.find((plan) => plan.purpose === purpose)
}

/**
 * Returns the last day that can be booked, and the first moment: the end of the plan's notice,
 * counted in opening hours. The first moment is undefined if the counter does not open within two
 * weeks.
 */
export function bookablePeriod(
  { hours, timeZone, now }: AppointmentRules,
  { purpose, leadMinutes, horizonDays }: AppointmentPlan,
): { from: { day: string; time: string } | undefined; lastDay: string } {
  const counter = counterOfPurpose(purpose)
  // Without a notice, an appointment may start now.
  const first =
    leadMinutes === 0 ? now : addWorkingMinutes(hours, counter, now, leadMinutes, timeZone)
  return {
    from: first && localTime(new Date(Math.ceil(first.getTime() / 60_000) * 60_000), timeZone),
    lastDay: addDays(localTime(now, timeZone).day, horizonDays),
  }
}

/**
 * Returns the start times of a plan on a day, in minutes since midnight, whether they are free or
 * not. An appointment ends within the hours in which it starts. Other hours of the day replace those
 * of the plan; a closed day has none.
 */
export function startTimesOn(rules: AppointmentRules, plan: AppointmentPlan, day: string) {
  const starts: number[] = []
  for (const { from, until } of openRangesOn(rules, plan, day))
    for (let start = from; start + plan.minutes <= until; start += Number(plan.step))
      starts.push(start)
  return starts
}

/** Returns the hours of a plan on a day, in order. */
export function openRangesOn(
  { plans: { overrides }, hours }: Pick<AppointmentRules, 'plans' | 'hours'>,
  { purpose, windows }: AppointmentPlan,
  day: string,
): TimeRange[] {
  if (closedReasonOn(hours, day)) return []
  const special = overrides.filter((it) => it.day === day && it.resource === undefined)
  if (special.length > 0)
    return special
      .flatMap((it) => it.windows)
      .map(rangeOf)
      .sort(inOrder)
  const { opens, closes } = hours[counterOfPurpose(purpose)]
  const planned = windows.filter(({ days }) => days.includes(weekdayOf(day)))
  if (windows.length > 0) return planned.map(rangeOf).sort(inOrder)
  return [rangeOf({ from: opens, until: closes })]
}

/**
 * Lists the start times of a day that can still be booked. Empty for a purpose without a plan, and
 * for a day before the notice or after the horizon.
 */
export function listFreeHours(
  rules: AppointmentRules,
  wish: AppointmentWish,
  bookings: DayBookings,
): FreeHour[] {
  const plan = findPlan(rules.plans, wish.purpose)
  if (!plan) return []
  const { from, lastDay } = bookablePeriod(rules, plan)
  if (!from || wish.day < from.day || wish.day > lastDay) return []
  const earliest = wish.day === from.day ? minutesOfTime(from.time) : 0
  const taken = takenByResource(bookings)
  return startTimesOn(rules, plan, wish.day)
    .filter((start) => start >= earliest)
    .map((start) => ({
      at: timeOfMinutes(start),
      left: countFree(rules, plan, wish, start, bookings, taken),
    }))
    .filter(({ left }) => left > 0)
}

/** Returns how many appointments can still start at this time, within the caps of the plan. */
export function countFree(
  rules: AppointmentRules,
  plan: AppointmentPlan,
  wish: AppointmentWish,
  start: number,
  bookings: DayBookings,
  taken = takenByResource(bookings),
): number {
  const { starts } = bookings
  const at = timeOfMinutes(start)
  const { perDay = Number.POSITIVE_INFINITY, perStart = Number.POSITIVE_INFINITY } = plan
  const capped = Math.min(
    perDay - starts.length,
    perStart - starts.filter((it) => it === at).length,
  )
  if (capped <= 0) return 0
  const wanted = cellsOf(plan, start)
  let free = 0
  for (const { key, seats } of resourcesFor(rules.plans, wish, rangeOfAppointment(plan, start))) {
    const own = taken.get(key)
    for (let seat = 0; seat < seats; seat++)
      if (!own || wanted.every((cell) => !own.has(cellKey({ cell, seat })))) free++
  }
  return Math.min(free, capped)
}

/** Returns the keys of taken cells by resource. */
function takenByResource({ cells }: DayBookings): ReadonlyMap<string, ReadonlySet<number>> {
  const taken = new Map<string, Set<number>>()
  for (const { resource, ...cell } of cells) {
    const own = taken.get(resource) ?? new Set()
    taken.set(resource, own.add(cellKey(cell)))
  }
  return taken
}

const cellKey = ({ cell, seat }: Pick<TakenCell, 'cell' | 'seat'>) => seat * 1000 + cell

/** Returns the cells of an appointment, including the time to clean up after it. */
export function cellsOf(
  { minutes, buffer }: Pick<AppointmentPlan, 'minutes' | 'buffer'>,
  start: number,
): number[] {
  const first = Math.floor(start / cellMinutes)
  const end = Math.ceil((start + minutes + buffer) / cellMinutes)
  return Array.from({ length: end - first }, (_, index) => first + index)
}

/**
 * Lists the resources that serve the purpose and the model on this day at this time, in order, with
 * the seats that vehicles of earlier days leave.
 */
export function resourcesFor(
  { resources, overrides, occupied = [] }: PlansOfNow,
  { purpose, day, model }: AppointmentWish,
  range: TimeRange,
): AppointmentResource[] {
  const vehiclesIn = (key: string) =>
    occupied.filter(
      (it) =>
        it.day === day && it.resource === key && (it.until === undefined || it.until > range.from),
    ).length
  return resources
    .filter(
      ({ key, purposes, models, isResting }) =>
        !isResting &&
        purposes.includes(purpose) &&
        (models.length === 0 || model === undefined || models.includes(model)) &&
        isResourceOpenOn({ overrides }, { resource: key, day }, range),
    )
    .map((resource) => ({ ...resource, seats: resource.seats - vehiclesIn(resource.key) }))
    .filter(({ seats }) => seats > 0)
}

/** Returns `true` if the purpose has a plan, and a resource serves it and the model on any day. */
export const canHaveHours = (
  { plans, resources }: AppointmentPlans,
  wish: Pick<AppointmentWish, 'purpose' | 'model'>,
): boolean =>
  findPlan({ plans, resources, overrides: [] }, wish.purpose) !== undefined &&
  resourcesFor({ plans, resources, overrides: [] }, { ...wish, day: '' }, anyTime).length > 0

/** With it, resources are listed for a day. */
export const anyTime: TimeRange = { from: 0, until: 0 }

/** `true` unless other hours close the resource for a part of the range. */
export function isResourceOpenOn(
  { overrides }: Pick<AppointmentPlans, 'overrides'>,
  { resource, day }: { resource: string; day: string },
  wanted: TimeRange,
): boolean {
  const special = overrides.filter((it) => it.day === day && it.resource === resource)
  if (special.length === 0) return true
  const ranges = special.flatMap(({ windows }) => windows).map(rangeOf)
  return ranges.some(({ from, until }) => wanted.from >= from && wanted.until <= until)
}

/** Returns the time of an appointment without the time to clean up after it. */
export const rangeOfAppointment = ({ minutes }: AppointmentPlan, start: number): TimeRange => ({
  from: start,
  until: start + minutes,
})

export function minutesOfTime(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

export function timeOfMinutes(minutes: number): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

export const rangeOf = ({ from, until }: { from: string; until: string }): TimeRange => ({
  from: minutesOfTime(from),
  until: minutesOfTime(until),
})

const inOrder = (a: TimeRange, b: TimeRange) => a.from - b.from
