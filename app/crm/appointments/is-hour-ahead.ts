import { instantFromLocalTime } from '#app/platform/calendar/instant-from-local-time.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'

/** Returns `true` if an hour is still to come, or the day of an appointment without an hour. */
export function isHourAhead(
  { day, at }: { day: string; at: string | null },
  { now, timeZone }: { now: Date; timeZone: string },
): boolean {
  if (at === null) return day >= localTime(now, timeZone).day
  return instantFromLocalTime(day, at, timeZone).getTime() > now.getTime()
}
