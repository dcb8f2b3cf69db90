import { formatDayAndTime } from './format-day-and-time.ts'
import { localTime } from './local-time.ts'

/** An instant (ISO 8601) on the dealer's clock, as people read it; server and browser write it alike. */
export function formatInstant(instant: string, timeZone: string): string {
  const { day, time } = localTime(new Date(instant), timeZone)
  return formatDayAndTime(day, time)
}
