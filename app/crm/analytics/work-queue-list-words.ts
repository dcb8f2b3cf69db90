import { formatDuration } from '#app/platform/calendar/format-duration.ts'

/** Texts of the dashboard's work queue. */

export const needsYou = 'To do now'
export const needs = {
  mentioned: 'Unread mentions',
  overdue: 'Overdue',
  today: 'Due or booked today',
  new: 'New',
  unassigned: 'New, unassigned',
  tomorrow: 'Bookings tomorrow',
  withoutPlace: 'Appointments without a place',
}
/** Formats a count in the same way as the desk's tabs. */
export const count = (number: number) => (number >= 1000 ? '999+' : String(number))
export const lastDays = ({
  inTime,
  promised,
  median,
}: {
  inTime: number
  promised: number
  median: number | null
}) => {
  const share = `Last 7 days: ${inTime} of ${promised} answered by the promised time.`
  return median === null
    ? share
    : `${share} Median time to the first response: ${formatDuration(median)} of working time.`
}
export const nobodyPromised = 'No calls were promised in the last 7 days.'
export const seeFigures = 'All figures'
