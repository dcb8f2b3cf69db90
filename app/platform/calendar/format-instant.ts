import { formatDayAndTime } from './format-day-and-time.ts'
import { localTime } from './local-time.ts'

/**
 * Formats an instant (ISO 8601) in the dealer's time zone, identically on the server and in the
 * browser.
 */
export function formatInstant(instant: string, timeZone: string): string {
  const { day, time } = localTime(new Date(instant), timeZone)
  return formatDayAndTime(day, time)
}
