import { closedReasonOn } from '#app/platform/dealer-details/opening-status.ts'
import type { AppointmentPurpose } from './appointment-purposes.ts'
import {
  type AppointmentRules,
  findPlan,
  isResourceOpenOn,
  minutesOfTime,
  openRangesOn,
} from './free-hours.ts'

/** A booking that has not begun. */
export type UpcomingBooking = {
  purpose: AppointmentPurpose
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM`; null without an hour. Only bookings with an hour have a resource. */
  at: string | null
  minutes: number
  resource: string | null
  /** The highest seat that it takes, from 0. */
  seat: number
  isOverbooked: boolean
}

export const lostPlaceReasons = [
  'dayClosed',
  'noPlan',
  'outsideHours',
  'noResource',
  'resourceResting',
  'resourceClosed',
  'otherPurposes',
  'fewerSeats',
] as const

export type LostPlaceReason = (typeof lostPlaceReasons)[number]

/** Returns `true` if the hour of a booking has ended, or its day without an hour. */
export function isOver(
  { day, at, minutes }: Pick<UpcomingBooking, 'day' | 'at' | 'minutes'>,
  now: { day: string; time: string },
): boolean {
  if (day !== now.day) return day < now.day
  return at !== null && minutesOfTime(at) + minutes <= minutesOfTime(now.time)
}

/**
 * Returns the reason why a booking has no place with these plans and opening hours; undefined if it
 * has one. Staff may book beyond hours and seats, so an overbooked one needs only an open day and a
 * resource in use.
 */
export function lostPlaceReason(
  rules: AppointmentRules,
  { purpose, day, at, minutes, resource: key, seat, isOverbooked }: UpcomingBooking,
): LostPlaceReason | undefined {
  const { plans, hours } = rules
  const plan = findPlan(plans, purpose)
  if (!plan) return at === null ? undefined : 'noPlan'
  const isClosedByOverride = plans.overrides.some(
    (it) => it.day === day && it.resource === undefined && it.windows.length === 0,
  )
  if (closedReasonOn(hours, day) || isClosedByOverride) return 'dayClosed'
  if (at === null) return undefined
  const range = { from: minutesOfTime(at), until: minutesOfTime(at) + minutes }
  const isInHours = openRangesOn(rules, plan, day).some(
    ({ from, until }) => range.from >= from && range.until <= until,
  )
  if (!isInHours && !isOverbooked) return 'outsideHours'
  const resource = plans.resources.find((it) => it.key === key)
  if (!resource) return 'noResource'
  if (resource.isResting) return 'resourceResting'
  if (!isResourceOpenOn(plans, { resource: resource.key, day }, range)) return 'resourceClosed'
  if (!resource.purposes.includes(purpose)) return 'otherPurposes'
  return seat >= resource.seats && !isOverbooked ? 'fewerSeats' : undefined
}
