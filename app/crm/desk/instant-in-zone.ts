import { localTime } from '#app/platform/calendar/local-time.ts'

/**
 * Converts a local day and time of the dealer to an instant, regardless of the browser's time zone.
 */
export function instantInZone(day: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // Converts twice, because the first result may be on the other side of a daylight-saving change.
  const once = wanted - zoneOffset(wanted, zone)
  return new Date(wanted - zoneOffset(once, zone))
}

function zoneOffset(instant: number, zone: string): number {
  const { day, time } = localTime(new Date(instant), zone)
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(instant / 60_000) * 60_000
}
