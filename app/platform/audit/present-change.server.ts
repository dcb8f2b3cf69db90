import { dayAndTimeInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Change } from './change.ts'
import type { ChangeResponse } from './change-response.ts'

/** Returns a change for the portal, with date and time in the dealer's time zone. */
export function presentChange({ at, ...change }: Change, zone: string): ChangeResponse {
  const { day, time } = dayAndTimeInZone(new Date(at), zone)
  return {
    ...change,
    created_date: day,
    created_time: time.slice(0, 5),
  }
}
