import { formatStaffTime } from './shown-clock.ts'
import { formatDay } from './shown-day.ts'

/** "22 Nov 2026, 7:30 PM". */
export function formatDayAndTime(day: string, time: string): string {
  return `${formatDay(day)}, ${formatStaffTime(time)}`
}
