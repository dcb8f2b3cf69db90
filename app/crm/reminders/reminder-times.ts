import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { instantFromLocalTime } from '#app/platform/calendar/instant-from-local-time.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { closedReasonOn, type DealerHours } from '#app/platform/dealer-details/opening-status.ts'

/** The day (`YYYY-MM-DD`) and time (`HH:MM`) of an appointment on the dealer's clock. */
export type ReminderHour = { day: string; at: string }

/** Opening days of the dealership, and its time zone. */
export type ReminderRules = { hours: DealerHours; timeZone: string }

const reminderTime = '17:00'
/** No reminder is sent from the evening until the morning. */
const quiet = { from: '21:00', until: '10:00' }
const hour = 3_600_000
/** An hour that was booked or moved later than this before it needs no reminder. */
const minBookedAhead = 20 * hour
/** A reminder that was missed is sent until this time before the hour. */
const minSentAhead = 3 * hour
/** Longer series of closed days do not occur. */
const maxClosedDays = 14

/**
 * Returns the first time from `now` on at which the reminder may be sent: from 17:00 on the open day
 * before, outside of the quiet hours. Undefined if that is less than three hours before the hour.
 */
export function findSendingTime(
  { day, at }: ReminderHour,
  now: Date,
  { hours, timeZone }: ReminderRules,
): Date | undefined {
  const due = instantFromLocalTime(previousOpenDay(hours, day), reminderTime, timeZone)
  const sent = afterQuietHours(due > now ? due : now, timeZone)
  const latest = instantFromLocalTime(day, at, timeZone).getTime() - minSentAhead
  return sent.getTime() <= latest ? sent : undefined
}

/** Returns `true` if the hour was booked, or moved, early enough for a reminder. */
export function isBookedEarlyEnough(
  { day, at }: ReminderHour,
  bookedAt: Date,
  timeZone: string,
): boolean {
  const starts = instantFromLocalTime(day, at, timeZone)
  return starts.getTime() - bookedAt.getTime() >= minBookedAhead
}

/** Returns the last day whose reminders are due today: the first open day after today. */
export function lastDayToRemind(hours: DealerHours, today: string): string {
  return findOpenDay(hours, today, 1)
}

export const isQuietTime = (time: string): boolean => time >= quiet.from || time < quiet.until

function afterQuietHours(instant: Date, timeZone: string): Date {
  const { day, time } = localTime(instant, timeZone)
  if (!isQuietTime(time)) return instant
  const morning = time < quiet.until ? day : addDays(day)
  return instantFromLocalTime(morning, quiet.until, timeZone)
}

const previousOpenDay = (hours: DealerHours, day: string) => findOpenDay(hours, day, -1)

/** Returns the nearest open day after or before a day; the next day if all of them are closed. */
function findOpenDay(hours: DealerHours, from: string, step: 1 | -1): string {
  for (let days = 1; days <= maxClosedDays; days++) {
    const day = addDays(from, days * step)
    if (!closedReasonOn(hours, day)) return day
  }
  return addDays(from, step)
}
