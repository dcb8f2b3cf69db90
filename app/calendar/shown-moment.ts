import { shownDay } from './shown-day.ts'
import { shownTime } from './shown-time.ts'

/** "22 Nov 2026, 07:30 PM". */
export function shownMoment(day: string, time: string): string {
  return `${shownDay(day)}, ${shownTime(time)}`
}
