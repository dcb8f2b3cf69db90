import type { ClosedWeekdays } from '#app/platform/dealer-details/closed-weekdays.ts'

/** What a place of a text stands for, where that is a sentence's part. */

export const closingDays = ({ count, weekly }: ClosedWeekdays) =>
  count === 0 ? 'open every day' : `closed on ${weekly}`
