import type { Shut, Weekday } from './opening.ts'

/** What a visitor reads about the dealer's door and the way to it. */

export const map = (dealer: string, address: string) => `Map: ${dealer}, ${address}`
export const showMap = 'Show the map'
export const mapIsFetched =
  'Loads from openstreetmap.org, which then sees your address on the network.'
export const openMap = 'Open in OpenStreetMap'

export const openAt = (hours: string) => `Open ${hours}`
export const openUntil = (time: string) => `Open now · closes ${time}`

export function shut({ why, opensOn, opens }: Shut): string {
  const reason = why === undefined ? 'Closed now' : closedFor(why)
  return `${reason} · opens ${opensOn === 'today' ? '' : `${dayOf(opensOn)} `}at ${opens}`
}

const closedFor = (why: NonNullable<Shut['why']>) =>
  'holiday' in why ? `Closed today for ${why.holiday}` : `Closed on ${weekdays[why.weekday]}`

function dayOf(day: Exclude<Shut['opensOn'], 'today'>): string {
  if (day === undefined) return 'again'
  if (day === 'tomorrow') return 'tomorrow'
  return day.isNextWeek ? `on ${day.weekday} next week` : `on ${day.weekday}`
}

/** As days that come again each week. */
export const weekdays: Record<Weekday, string> = {
  Sunday: 'Sundays',
  Monday: 'Mondays',
  Tuesday: 'Tuesdays',
  Wednesday: 'Wednesdays',
  Thursday: 'Thursdays',
  Friday: 'Fridays',
  Saturday: 'Saturdays',
}
