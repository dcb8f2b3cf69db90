import { addDays, daysSinceMonday } from '#app/platform/calendar/day-arithmetic.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import type { Dealer } from './dealer-schema.ts'
import { weekdays } from './weekdays.ts'

export type DealerHours = Dealer['hours']
export type Department = 'sales' | 'service'
export type Weekday = DealerHours['closedOn'][number]
/** Opening status of a counter. Times are `HH:MM` on the dealer's clock. */
export type OpeningStatus = { isOpen: true; closes: string } | ({ isOpen: false } & ClosedStatus)
export type ClosedStatus = {
  /** Reason for a closed day; undefined outside the opening hours of an open day. */
  why: ClosedReason | undefined
  /** Undefined if the counter does not open within two weeks. */
  opensOn: 'today' | 'tomorrow' | { weekday: Weekday; isNextWeek: boolean } | undefined
  opens: string
}
type ClosedReason = { holiday: string } | { weekday: Weekday }

/**
 * Returns the opening status of a counter at an instant, in the dealer's zone. Also runs in the
 * browser.
 */
export function openingStatusAt(
  hours: DealerHours,
  counter: Department,
  now: Date,
  zone: string,
): OpeningStatus {
  const { opens, closes } = hours[counter]
  const { day, time } = localTime(now, zone)
  const why = closedReasonOn(hours, day)
  if (!why && time >= opens && time < closes) return { isOpen: true, closes }
  const isLater = !why && time < opens
  return { isOpen: false, why, opensOn: isLater ? 'today' : findNextOpenDay(hours, day), opens }
}

/** Formats `20:00` as `8:00 PM`. */
export function formatShortTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = hour < 12 ? 'AM' : 'PM'
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${half}`
}

/** Returns the reason why a day (`YYYY-MM-DD`) is closed; undefined if it is open. */
export function closedReasonOn(hours: DealerHours, day: string): ClosedReason | undefined {
  const holiday = hours.holidays.find(({ on }) => on === day || on === day.slice(5))
  if (holiday) return { holiday: holiday.name }
  const weekday = weekdayOf(day)
  return hours.closedOn.includes(weekday) ? { weekday } : undefined
}

/** Finds the next open day. Searches two weeks ahead, because no series of holidays is longer. */
export function findNextOpenDay(hours: DealerHours, today: string): ClosedStatus['opensOn'] {
  for (let ahead = 1; ahead <= 14; ahead++) {
    const day = addDays(today, ahead)
    if (closedReasonOn(hours, day)) continue
    if (ahead === 1) return 'tomorrow'
    return { weekday: weekdayOf(day), isNextWeek: ahead >= 7 }
  }
  return undefined
}

export function weekdayOf(day: string): Weekday {
  return weekdays[daysSinceMonday(day)] ?? 'Sunday'
}
