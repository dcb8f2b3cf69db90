import { shownClock } from './shown-clock.ts'
import { shownDay } from './shown-day.ts'

/** "22 Nov 2026, 7:30 PM". */
export function shownMoment(day: string, time: string): string {
  return `${shownDay(day)}, ${shownClock(time)}`
}
