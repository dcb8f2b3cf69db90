import { localTime } from '#app/platform/calendar/local-time.ts'

/** The instant at which the dealer's clock shows this. Runs in the browser, wherever that stands. */
export function instantInZone(day: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // Twice: the first guess may lie on the other side of a change of the clocks.
  const once = wanted - zoneOffset(wanted, zone)
  return new Date(wanted - zoneOffset(once, zone))
}

function zoneOffset(instant: number, zone: string): number {
  const { day, time } = localTime(new Date(instant), zone)
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(instant / 60_000) * 60_000
}
