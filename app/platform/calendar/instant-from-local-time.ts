import { localTime } from './local-time.ts'

/**
 * Converts a day and time in the dealer's time zone to an instant. If a clock change repeats the
 * hour, returns the first of the two instants.
 */
export function instantFromLocalTime(day: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`)
  const offsetAt = (instant: number) => {
    const shown = localTime(new Date(instant), zone)
    return Date.parse(`${shown.day}T${shown.time}Z`) - Math.floor(instant / 60_000) * 60_000
  }
  const first = wanted - offsetAt(wanted)
  return new Date(wanted - offsetAt(first))
}
