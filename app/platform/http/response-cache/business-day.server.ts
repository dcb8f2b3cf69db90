import {
  type Clock,
  dayAfter,
  dayInZone,
  startOfDay,
} from '#app/platform/calendar/zoned-dates.server.ts'

/**
 * The dealer's day as a number, which is another one from midnight on: its first instant, in milliseconds.
 * Reckoned once a day, so that a kept page need only compare.
 */
export function businessDay(clock: Clock, timeZone: string): () => number {
  let starts = 0
  let ends = 0
  return () => {
    const now = clock()
    const time = now.getTime()
    if (time < starts || time >= ends) {
      const day = dayInZone(now, timeZone)
      starts = Date.parse(startOfDay(day, timeZone))
      ends = Date.parse(startOfDay(dayAfter(day), timeZone))
    }
    return starts
  }
}
