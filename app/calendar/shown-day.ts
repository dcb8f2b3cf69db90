import { isCalendarDay } from './calendar-day.ts'

/** `2026-11-22` as people read it: "22 Nov 2026". */
export function shownDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[(month ?? 0) - 1]} ${year}`
}

/** A day as people read it, any other text as it is. */
export const dayOr = (text: string) => (isCalendarDay(text) ? shownDay(text) : text)

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
