import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import type { BookedHour } from './booked-hour.ts'
import { spokenDate } from './spoken-day.ts'

/** Texts about a booked hour for visitors. */

const dayAndTime = ({ day, at }: BookedHour) => `${spokenDate(day)} at ${formatStaffTime(at)}`

const expected = (hour: BookedHour) => `We expect you on ${dayAndTime(hour)}.`
const kept = (hour: BookedHour) => `We keep ${dayAndTime(hour)} for you until we have confirmed it.`

/**
 * Returns the promise after an hour was booked. An hour that staff must confirm comes with the
 * promise of a call, if there is one.
 */
export function promisedHour(
  hour: BookedHour,
  { isConfirmed, callPromise }: { isConfirmed: boolean; callPromise: string | undefined },
): string {
  if (isConfirmed) return expected(hour)
  return [kept(hour), callPromise].filter(Boolean).join(' ')
}
