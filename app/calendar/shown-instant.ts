import { shownMoment } from './shown-moment.ts'

/** An instant (ISO 8601) on the dealer's clock, as people read it; server and browser write it alike. */
export function shownInstant(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(instant))
  const [day = '', time = ''] = parts.split(' ')
  return shownMoment(day, time)
}
