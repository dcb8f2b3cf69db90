import { shownDay } from '#app/calendar/shown-day.ts'
import { localTime, weekdayOf } from '#app/dealer/opening.ts'
import * as words from './due-words.ts'
import { dayFrom, shownClock } from './zone-time.ts'

const minute = 60_000
const hour = 60

/** How soon somebody has to act: "in 40 min", "tomorrow, 11:30 am", "overdue 2 h 10 min". */
export function shownDue(dueAt: string, now: Date, zone: string): string {
  const left = Date.parse(dueAt) - now.getTime()
  if (left < 0) return shownOverdue(Math.floor(-left / minute))
  const minutes = Math.floor(left / minute)
  if (minutes < hour) return words.soon(Math.max(1, minutes))
  const { day, time } = localTime(new Date(dueAt), zone)
  const { day: today } = localTime(now, zone)
  const clock = shownClock(time)
  if (day === today)
    return minutes < 6 * hour
      ? words.inHours(Math.floor(minutes / hour), minutes % hour)
      : words.todayAt(clock)
  if (day === dayFrom(today, 1)) return words.tomorrowAt(clock)
  if (day < dayFrom(today, 7)) return words.onWeekday(weekdayOf(day), clock)
  return words.onDay(shownDay(day), clock)
}

function shownOverdue(minutes: number): string {
  if (minutes < hour) return words.overdueMinutes(minutes)
  if (minutes < 24 * hour) return words.overdueHours(Math.floor(minutes / hour), minutes % hour)
  return words.overdueDays(Math.floor(minutes / hour / 24))
}

/** When something came: "12 min ago", "today, 4:30 pm", "22 Nov 2026, 4:30 pm". */
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
