import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import {
  type DealerHours,
  type Department,
  weekdayOf,
} from '#app/platform/dealer-details/opening-status.ts'
import { workingMinutesBetween } from '#app/platform/dealer-details/working-time.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'
import * as words from './format-due-time-words.ts'

const minute = 60_000
const hour = 60

type EnquiryTopic = { flow: Pipeline; kind: string }
type DealerTime = { zone: string; hours: DealerHours }

/**
 * Formats a due time: "in 40 min", "tomorrow, 11:30 AM", "overdue 2 h 10 min". Overdue time is
 * working time, so the hours of the night do not count.
 */
export function formatDueTime(
  { dueAt, ...about }: { dueAt: string } & EnquiryTopic,
  now: Date,
  { zone, hours }: DealerTime,
): string {
  const due = new Date(dueAt)
  const counter = departmentOf(about)
  const worked = (from: Date, to: Date) => workingMinutesBetween(hours, counter, from, to, zone)
  if (due < now)
    return formatOverdue(Math.floor(worked(due, now)), workingDayMinutes(hours[counter]))
  const { day, time } = localTime(due, zone)
  const { day: today } = localTime(now, zone)
  const clock = formatStaffTime(time)
  if (day === today) {
    const isOpen = (at: Date) => worked(new Date(at.getTime() - minute), later(at, minute)) > 0
    const left = Math.floor(isOpen(now) && isOpen(due) ? worked(now, due) : 6 * hour)
    if (left < hour) return words.soon(Math.max(1, left))
    if (left < 6 * hour) return words.inHours(Math.floor(left / hour), left % hour)
    return words.todayAt(clock)
  }
  if (day === addDays(today, 1)) return words.tomorrowAt(clock)
  if (day < addDays(today, 7)) return words.onWeekday(weekdayOf(day), clock)
  return words.onDay(formatDay(day), clock)
}

/** Returns the counter whose opening hours apply. The result always equals the kind's `counter`. */
export function departmentOf({ flow, kind }: EnquiryTopic): Department {
  const isService = flow === 'workshop' || flow === 'cover' || kind === 'joy-club'
  return isService ? 'service' : 'sales'
}

const later = (at: Date, by: number) => new Date(at.getTime() + by)

/**
 * Returns the length of a working day in minutes, or 24 hours if the opening hours have no positive
 * length.
 */
function workingDayMinutes({ opens, closes }: DealerHours[Department]): number {
  const length = (Date.parse(`1970-01-01T${closes}Z`) - Date.parse(`1970-01-01T${opens}Z`)) / minute
  return length > 0 ? length : 24 * hour
}

function formatOverdue(minutes: number, day: number): string {
  if (minutes < hour) return words.overdueMinutes(minutes)
  if (minutes < day) return words.overdueHours(Math.floor(minutes / hour), minutes % hour)
  return words.overdueDays(Math.floor(minutes / day))
}

/** Formats the time since an instant: "12 min ago", "today, 4:30 PM", "22 Nov 2026, 4:30 PM". */
export function formatTimeSince(instant: string, now: Date, zone: string): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / minute)
  if (minutes < 1) return words.justNow
  if (minutes < hour) return words.minutesAgo(minutes)
  const { day, time } = localTime(new Date(instant), zone)
  const { day: today } = localTime(now, zone)
  const clock = formatStaffTime(time)
  if (day === today) return words.todayAt(clock)
  if (day === addDays(today, -1)) return words.yesterdayAt(clock)
  return words.onDay(formatDay(day), clock)
}

/** Formats a day near today as "tomorrow", and any other day as "22 Nov 2026". */
export function formatNearbyDay(day: string, now: Date, zone: string): string {
  const { day: today } = localTime(now, zone)
  if (day === today) return words.today
  if (day === addDays(today, 1)) return words.tomorrow
  if (day === addDays(today, -1)) return words.yesterday
  return formatDay(day)
}

/** Formats the booked day and hour as "tomorrow, 10:30 AM", or only the day. */
export function formatBooking(
  { bookingDate, bookingTime }: Pick<DeskRow, 'bookingDate' | 'bookingTime'>,
  now: Date,
  zone: string,
): string {
  return bookingDate === null
    ? ''
    : formatBookedHour({ day: bookingDate, at: bookingTime }, now, zone)
}

/** Formats the day of an appointment as a near day, with its hour if it has one. */
export function formatBookedHour(
  { day, at }: { day: string; at: string | null },
  now: Date,
  zone: string,
): string {
  const shown = formatNearbyDay(day, now, zone)
  return at === null ? shown : `${shown}, ${formatStaffTime(at)}`
}
