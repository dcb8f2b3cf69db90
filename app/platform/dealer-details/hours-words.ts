/** Messages about contradicting hours and holidays. Each continues its field's label. */

export const closesTooEarly = (opens: string) => `must be later than ${opens}, when it opens`
export const closesAtMidnight =
  'must be later than the hour it opens; if it closes at midnight, enter 23:59 (11:59 PM)'
export const noDay = (typed: string) => `must be a day of the calendar: there is no ${typed}`
export const holidayTwice = (place: number) => `is the same day as holiday ${place}: remove one`
