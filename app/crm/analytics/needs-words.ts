import { shownDuration } from '#app/platform/calendar/shown-duration.ts'

/** What the dashboard says needs somebody now. */

export const needsYou = 'What needs you now'
export const needs = {
  overdue: 'Overdue',
  today: 'Due or booked today',
  new: 'New',
  unassigned: 'New, unassigned',
  tomorrow: 'Bookings tomorrow',
}
/** As the desk's tabs count what waits. */
export const count = (number: number) => (number >= 1000 ? '999+' : String(number))
export const lastDays = ({
  inTime,
  promised,
  median,
}: {
  inTime: number
  promised: number
  median: number | null
}) =>
  median === null
    ? `Last 7 days: ${inTime} of ${promised} called by the promised hour.`
    : `Last 7 days: ${inTime} of ${promised} called by the promised hour. Median until the first call: ${shownDuration(median)} of working time.`
export const nobodyPromised = 'Nobody was promised a call in the last 7 days.'
export const seeFigures = 'All figures'
