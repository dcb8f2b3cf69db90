/** Messages about contradicting hours and holidays. Each continues its field's label. */

export const closesTooEarly = (opens: string) => `must be later than the opening time, ${opens}`
export const closesAtMidnight =
  'must be later than the opening time. To close at midnight, enter 23:59 (11:59 PM)'
export const noDay = (typed: string) => `must be a real date: there is no ${typed}`
export const holidayTwice = (place: number) => `is the same date as holiday ${place}: remove one`
