import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { closedReasonOn, type DealerHours, type Department, weekdayOf } from './opening-status.ts'

const minute = 60_000
const day = 86_400_000
/** Longest closure over which the next opening is searched, in milliseconds. */
const longestClosure = 14 * day
/** Maximum days ahead to search; no call-back deadline is further away. */
const maxDaysAhead = 400

/**
 * Returns the instant at which a counter has been open for `minutes` since `from`. Returns
 * undefined if the counter stays closed for fourteen days, or if the instant or number is invalid.
 */
export function addWorkingMinutes(
  hours: DealerHours,
  counter: Department,
  from: Date,
  minutes: number,
  zone: string,
): Date | undefined {
  let left = minutes * minute
  let last = from.getTime()
  if (Number.isNaN(last) || Number.isNaN(left) || !openingMinutesOf(hours, counter))
    return undefined
  const today = localTime(from, zone).day
  for (let ahead = 0, worked = 0; ahead <= maxDaysAhead && ahead - worked <= 15; ahead++) {
    const door = openingInstantsOn(hours, counter, addDays(today, ahead), zone)
    const start = Math.max(door?.opens ?? 0, from.getTime())
    if (!door || start >= door.closes) continue
    if (start - last > longestClosure) return undefined
    if (start + left <= door.closes) return new Date(start + Math.max(0, left))
    left -= door.closes - start
    last = door.closes
    worked = ahead
  }
  return undefined
}

/**
 * Returns the minutes for which a counter was open between two instants, even years apart. Returns
 * 0 if `to` is not after `from`, for example after the clock was set back. Whole days between the
 * instants count by local time, also on the day of a clock change.
 */
export function workingMinutesBetween(
  hours: DealerHours,
  counter: Department,
  from: Date,
  to: Date,
  zone: string,
): number {
  const wall = openingMinutesOf(hours, counter)
  if (!wall || !(from < to)) return 0
  const [first, last] = [localTime(from, zone).day, localTime(to, zone).day]
  const openOn = (on: string) => {
    const door = openingInstantsOn(hours, counter, on, zone)
    if (!door) return 0
    const open = Math.min(door.closes, to.getTime()) - Math.max(door.opens, from.getTime())
    return Math.max(0, open) / minute
  }
  if (first === last) return openOn(first)
  const between = daysWithWork(hours, addDays(first, 1), last) * (wall.closes - wall.opens)
  return openOn(first) + between + openOn(last)
}

/** Opening hours as minutes of the day in local time; undefined for a counter that never opens. */
function openingMinutesOf(
  hours: DealerHours,
  counter: Department,
): { opens: number; closes: number } | undefined {
  const [opens, closes] = [minutesOf(hours[counter].opens), minutesOf(hours[counter].closes)]
  return opens < closes ? { opens, closes } : undefined
}

function minutesOf(time: string): number {
  const [, hour = Number.NaN, minutes = Number.NaN] = (/^(\d\d):(\d\d)$/.exec(time) ?? []).map(
    Number,
  )
  return hour * 60 + minutes
}

/**
 * Returns the instants at which a counter opens and closes on a day; undefined if the counter is
 * closed.
 */
function openingInstantsOn(hours: DealerHours, counter: Department, on: string, zone: string) {
  const wall = openingMinutesOf(hours, counter)
  if (!wall || closedReasonOn(hours, on)) return undefined
  const start = Date.parse(`${on}T00:00:00Z`)
  return {
    opens: instantFromWallTime(start + wall.opens * minute, zone),
    closes: instantFromWallTime(start + wall.closes * minute, zone),
  }
}

/**
 * Converts local time, given as if it were UTC, to an instant. If a clock change skips that time,
 * the result is after the change by the same number of minutes.
 */
function instantFromWallTime(shown: number, zone: string): number {
  const before = shown - utcOffsetAt(shown, zone)
  const after = shown - utcOffsetAt(before, zone)
  return after + utcOffsetAt(after, zone) === shown ? after : before
}

/** Returns the zone's offset from UTC in milliseconds, at an instant that is a whole minute. */
function utcOffsetAt(instant: number, zone: string): number {
  const { day: on, time } = localTime(new Date(instant), zone)
  return Date.parse(`${on}T${time}:00Z`) - instant
}

/** Counts the open days from `first` to before `end` without a loop over all days. */
function daysWithWork(hours: DealerHours, first: string, end: string): number {
  const count = Math.max(0, Math.round((Date.parse(end) - Date.parse(first)) / day))
  let open = 0
  for (let ahead = 0; ahead < Math.min(7, count); ahead++) {
    if (hours.closedOn.includes(weekdayOf(addDays(first, ahead)))) continue
    open += Math.ceil((count - ahead) / 7)
  }
  for (const on of holidaysBetween(hours, first, end))
    if (!hours.closedOn.includes(weekdayOf(on))) open -= 1
  return open
}

/** Holidays as distinct days of the calendar. */
function holidaysBetween({ holidays }: DealerHours, first: string, end: string): Set<string> {
  const years = [Number(first.slice(0, 4)), Number(end.slice(0, 4))] as const
  const days = new Set<string>()
  for (const { on } of holidays)
    for (let year = years[0]; year <= years[1]; year++) {
      const full = on.length > 5 ? on : `${year}-${on}`
      if (full >= first && full < end && isCalendarDay(full)) days.add(full)
    }
  return days
}
