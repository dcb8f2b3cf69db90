import type { Dealer } from './dealer-schema.ts'
import { weekdays } from './words.ts'

/** The days of the week on which nobody is here, as sentences mention them; no words when there are none. */
export type ClosedWeekdays = {
  count: number
  /** `Tuesday and Sunday` */
  days: string
  /** `Tuesdays and Sundays` */
  weekly: string
}

/** Put into words by the server, so that no page brings the code for it. */
export function describeClosedWeekdays(closedOn: Dealer['hours']['closedOn']): ClosedWeekdays {
  const list = new Intl.ListFormat('en-GB')
  return {
    count: closedOn.length,
    days: list.format(closedOn),
    weekly: list.format(closedOn.map((day) => weekdays[day])),
  }
}
