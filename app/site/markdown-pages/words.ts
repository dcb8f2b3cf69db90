import type { ClosedWeekdays } from '#app/platform/dealer-details/closed-weekdays.ts'

/** Values of placeholders that are part of a sentence. */

export const closingDays = ({ count, weekly }: ClosedWeekdays) =>
  count === 0 ? 'open every day' : `closed on ${weekly}`
