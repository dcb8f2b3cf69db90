import type { ClosedStatus, Weekday } from './opening-status.ts'

/** Texts for visitors about the dealer and the opening status. */

export const noneOfThatNumber = 'There is no dealer with this id.'

export const openAt = (hours: string) => `Open ${hours}`
export const openUntil = (time: string) => `Open now · closes ${time}`

export const shut = ({ why, opensOn }: ClosedStatus, time: string) =>
  `${closedFor(why)} · opens ${dayOf(opensOn)}at ${time}`

function closedFor(why: ClosedStatus['why']): string {
  if (!why) return 'Closed now'
  return 'holiday' in why ? `Closed today for ${why.holiday}` : `Closed on ${weekdays[why.weekday]}`
}

function dayOf(day: ClosedStatus['opensOn']): string {
  if (!day) return 'again '
  if (day === 'today') return ''
  if (day === 'tomorrow') return 'tomorrow '
  return `on ${day.weekday}${day.isNextWeek ? ' next week ' : ' '}`
}

/** Formats a call-back time, given in minutes of the counter's opening hours. */
export function workingTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} working minutes`
  if (rest > 0) return `${hours} h ${rest} min of working time`
  return hours === 1 ? 'one working hour' : `${hours} working hours`
}

/** Weekdays in the plural. */
export const weekdays: Record<Weekday, string> = {
  Sunday: 'Sundays',
  Monday: 'Mondays',
  Tuesday: 'Tuesdays',
  Wednesday: 'Wednesdays',
  Thursday: 'Thursdays',
  Friday: 'Fridays',
  Saturday: 'Saturdays',
}
