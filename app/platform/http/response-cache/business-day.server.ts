import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { type Clock, dayInZone, startOfDay } from '#app/platform/calendar/zoned-dates.server.ts'

/**
 * Returns a function that identifies the dealer's present day by the day's first instant, in
 * milliseconds. The function computes each day once, so that a cached page needs only a comparison.
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
      ends = Date.parse(startOfDay(addDays(day), timeZone))
    }
    return starts
  }
}
