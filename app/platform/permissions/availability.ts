import { localTime } from '#app/platform/calendar/local-time.ts'

type Availability = {
  isIn: boolean
  /** The instant at which the absence ends, ISO 8601; null if it has no planned end. */
  awayUntil: string | null
}

/** Returns `true` if new enquiries may be assigned to the person. */
export function isAvailable({ isIn, awayUntil }: Availability, now: Date): boolean {
  return isIn || (awayUntil !== null && awayUntil <= now.toISOString())
}

/** Returns the last day of an absence in the dealer's time zone, `YYYY-MM-DD`. */
export function lastDayAway(awayUntil: string, timeZone: string): string {
  return localTime(new Date(Date.parse(awayUntil) - 1), timeZone).day
}
