import { localTime } from '#app/platform/calendar/local-time.ts'

/** The stored columns of an account. Instants are ISO 8601. */
export type StoredAvailability = {
  /** The last choice: `true` for available, `false` for away. */
  isIn: boolean
  /** The instant at which the availability ends; null for no planned end. */
  availableUntil: string | null
  /** The instant at which the absence ends; null for no planned end. */
  awayUntil: string | null
}

/** Returns `true` if new enquiries may be assigned to the person. */
export function isAvailable(
  { isIn, availableUntil }: Pick<StoredAvailability, 'isIn' | 'availableUntil'>,
  now: Date,
): boolean {
  return isIn && (availableUntil === null || availableUntil > now.toISOString())
}

/** Returns the instant at which the current absence ends by itself, or null. */
export function currentAbsenceEnd(
  { isIn, awayUntil }: Pick<StoredAvailability, 'isIn' | 'awayUntil'>,
  now: Date,
): string | null {
  return !isIn && awayUntil !== null && awayUntil > now.toISOString() ? awayUntil : null
}

/**
 * Returns `true` if the last choice has ended, so that the person is asked. New enquiries are not
 * assigned to the person until then.
 */
export function mustChooseAvailability(stored: StoredAvailability, now: Date): boolean {
  if (stored.isIn) return !isAvailable(stored, now)
  return stored.awayUntil !== null && currentAbsenceEnd(stored, now) === null
}

/** Returns the last day of an absence in the dealer's time zone, `YYYY-MM-DD`. */
export function lastDayAway(awayUntil: string, timeZone: string): string {
  return localTime(new Date(Date.parse(awayUntil) - 1), timeZone).day
}
