import { localTime } from '#app/platform/calendar/local-time.ts'
import { dayFrom } from '#app/platform/calendar/near-days.ts'
import { shownClock } from '#app/platform/calendar/shown-clock.ts'
import { shownDay } from '#app/platform/calendar/shown-day.ts'
import { type Counter, type Hours, weekdayOf } from '#app/platform/dealer/opening.ts'
import { workingMinutesBetween } from '#app/platform/dealer/working-time.ts'
import type { Flow } from '#app/platform/permissions/flow.ts'
import * as words from './due-words.ts'

const minute = 60_000
const hour = 60

type About = { flow: Flow; kind: string }
type Shop = { zone: string; hours: Hours }

/**
 * How soon somebody has to act: "in 40 min", "tomorrow, 11:30 AM", "overdue 2 h 10 min". Hours in which nobody is there
 * to call do not count: what ran out last night is not late by a night.
 */
export function shownDue(
  { dueAt, ...about }: { dueAt: string } & About,
  now: Date,
  { zone, hours }: Shop,
): string {
  const due = new Date(dueAt)
  const counter = counterOf(about)
  const worked = (from: Date, to: Date) => workingMinutesBetween(hours, counter, from, to, zone)
  if (due < now) return shownOverdue(Math.floor(worked(due, now)), dayOf(hours[counter]))
  const { day, time } = localTime(due, zone)
  const { day: today } = localTime(now, zone)
  const clock = shownClock(time)
  if (day === today) {
    const isOpen = (at: Date) => worked(new Date(at.getTime() - minute), later(at, minute)) > 0
    const left = Math.floor(isOpen(now) && isOpen(due) ? worked(now, due) : 6 * hour)
    if (left < hour) return words.soon(Math.max(1, left))
    if (left < 6 * hour) return words.inHours(Math.floor(left / hour), left % hour)
    return words.todayAt(clock)
  }
  if (day === dayFrom(today, 1)) return words.tomorrowAt(clock)
  if (day < dayFrom(today, 7)) return words.onWeekday(weekdayOf(day), clock)
  return words.onDay(shownDay(day), clock)
}

/** Whose hours count: as each kind of enquiry says of itself. */
export function counterOf({ flow, kind }: About): Counter {
  const isService = flow === 'workshop' || flow === 'cover' || kind === 'joy-club'
  return isService ? 'service' : 'sales'
}

const later = (at: Date, by: number) => new Date(at.getTime() + by)

/** A working day in minutes; of one that has no length, a whole day. */
function dayOf({ opens, closes }: Hours[Counter]): number {
  const length = (Date.parse(`1970-01-01T${closes}Z`) - Date.parse(`1970-01-01T${opens}Z`)) / minute
  return length > 0 ? length : 24 * hour
}

function shownOverdue(minutes: number, day: number): string {
  if (minutes < hour) return words.overdueMinutes(minutes)
  if (minutes < day) return words.overdueHours(Math.floor(minutes / hour), minutes % hour)
  return words.overdueDays(Math.floor(minutes / day))
}

/** When something came: "12 min ago", "today, 4:30 PM", "22 Nov 2026, 4:30 PM". */
export function shownSince(instant: string, now: Date, zone: string): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / minute)
  if (minutes < 1) return words.justNow
  if (minutes < hour) return words.minutesAgo(minutes)
  const { day, time } = localTime(new Date(instant), zone)
  const { day: today } = localTime(now, zone)
  const clock = shownClock(time)
  if (day === today) return words.todayAt(clock)
  if (day === dayFrom(today, -1)) return words.yesterdayAt(clock)
  return words.onDay(shownDay(day), clock)
}

/** A day beside today: "tomorrow", else "22 Nov 2026". */
export function shownNear(day: string, now: Date, zone: string): string {
  const { day: today } = localTime(now, zone)
  if (day === today) return words.today
  if (day === dayFrom(today, 1)) return words.tomorrow
  if (day === dayFrom(today, -1)) return words.yesterday
  return shownDay(day)
}
