import { shownDay } from '#app/calendar/shown-day.ts'
import { localTime } from '#app/dealer/opening.ts'

/** The instant at which the dealer's clock shows this. Runs in the browser, wherever that stands. */
export function instantAt(day: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // Twice: the first guess may lie on the other side of a change of the clocks.
  const once = wanted - offset(wanted, zone)
  return new Date(wanted - offset(once, zone))
}

function offset(instant: number, zone: string): number {
  const { day, time } = localTime(new Date(instant), zone)
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(instant / 60_000) * 60_000
}

/** `2026-11-30` and 2: `2026-12-02`. */
export function dayFrom(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** `16:30` as the desk writes it: "4:30 pm". */
export function shownClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** An instant in full: "22 Nov 2026, 4:30 pm". */
export function shownInstant(instant: string, zone: string): string {
  const { day, time } = localTime(new Date(instant), zone)
  return `${shownDay(day)}, ${shownClock(time)}`
}

/** The week of a day, Monday to Sunday. */
export function weekOf(day: string): { from: string; to: string } {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const from = dayFrom(day, -((weekday + 6) % 7))
  return { from, to: dayFrom(from, 6) }
}
