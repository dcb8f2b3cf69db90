import { formatDay } from './format-day.ts'
import { formatStaffTime } from './format-staff-time.ts'

/** Formats a day and a time: "22 Nov 2026, 7:30 PM". */
export function formatDayAndTime(day: string, time: string): string {
  return `${formatDay(day)}, ${formatStaffTime(time)}`
}
