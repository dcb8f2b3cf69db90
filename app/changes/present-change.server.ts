import { dayOf, timeOf } from '#app/calendar/dates.server.ts'
import type { Change } from './change.ts'
import type { ShownChange } from './shown-change.ts'

/** A change as the staff read it: on the dealer's calendar and clock. */
export function presentChange({ at, ...change }: Change, zone: string): ShownChange {
  const instant = new Date(at)
  return {
    ...change,
    created_date: dayOf(instant, zone),
    created_time: timeOf(instant, zone).slice(0, 5),
  }
}
