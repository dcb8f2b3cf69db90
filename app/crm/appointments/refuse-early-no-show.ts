import { hasHourBegun } from '#app/crm/enquiries/has-hour-begun.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { type Failure, fail } from '#app/platform/result/result.ts'
import * as words from './appointment-act-words.ts'

/**
 * Returns a failure if nobody can have missed the appointment yet.
 *
 * @param taken Instant at which it was marked.
 */
export function refuseEarlyNoShow(
  hour: { day: string; at: string | null },
  taken: string,
  { timeZone }: { timeZone: string },
): Failure | undefined {
  if (hasHourBegun(hour, localTime(new Date(taken), timeZone))) return undefined
  return fail('conflict', words.noShowIsEarly(formatHour(hour)))
}
