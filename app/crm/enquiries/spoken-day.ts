import { weekdayOf } from '#app/platform/dealer-details/opening-status.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const dayAndMonth = (day: string) =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`

/** Formats `2026-11-04` as "Wednesday, 4 November". */
export const spokenDay = (day: string) => `${weekdayOf(day)}, ${dayAndMonth(day)}`

/** Formats `2026-11-04` as "Wednesday 4 November", for lists and labels. */
export const labelOfDay = (day: string) => `${weekdayOf(day)} ${dayAndMonth(day)}`

/** Formats `2026-11-04` as "Wednesday, 4 November 2026". */
export const spokenDate = (day: string) => `${spokenDay(day)} ${day.slice(0, 4)}`
