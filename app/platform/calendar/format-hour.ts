import { shortMonthNames } from './format-day.ts'
import { formatStaffTime } from './format-staff-time.ts'

const shortWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Formats a day and a time of it for staff: "Wed 4 Nov, 10:30 AM", or "Wed 4 Nov" without a time. */
export function formatHour({ day, at }: { day: string; at: string | null }): string {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  const weekday = shortWeekdays[new Date(`${day}T00:00Z`).getUTCDay()]
  const shown = `${weekday} ${date} ${shortMonthNames[month - 1]}`
  return at === null ? shown : `${shown}, ${formatStaffTime(at)}`
}
