import type { Dealer } from './dealer-schema.ts'
import { weekdays } from './words.ts'

/** Weekdays on which the dealer is closed, as texts for a page; empty if every weekday is open. */
export type ClosedWeekdays = {
  count: number
  /** `Tuesday and Sunday` */
  days: string
  /** `Tuesdays and Sundays` */
  weekly: string
}

/** Formats the closed weekdays on the server, so that pages do not load the formatting code. */
export function describeClosedWeekdays(closedOn: Dealer['hours']['closedOn']): ClosedWeekdays {
  const list = new Intl.ListFormat('en-GB')
  return {
    count: closedOn.length,
    days: list.format(closedOn),
    weekly: list.format(closedOn.map((day) => weekdays[day])),
  }
}
