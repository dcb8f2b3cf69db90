import { formatDay } from '#app/platform/calendar/format-day.ts'
import { weekdayOf } from '#app/platform/dealer-details/opening-status.ts'

/** Formats `2026-11-28` as "Sat 28 Nov 2026". */
export function formatBoardDay(day: string): string {
  return `${weekdayOf(day).slice(0, 3)} ${formatDay(day)}`
}
