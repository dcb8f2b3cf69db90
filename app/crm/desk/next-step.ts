import { localTime } from '#app/platform/calendar/local-time.ts'
import { dayFrom } from '#app/platform/calendar/near-days.ts'
import { type Hours, weekdayOf, whyClosed } from '#app/platform/dealer/opening.ts'
import * as words from './next-step-words.ts'
import { instantAt } from './zone-time.ts'

/** `at`: an ISO instant. */
export type NextStep = { label: string; at: string }

/** When somebody usually comes back to a customer: at hours at which the shop is open. */
export function nextSteps(hours: Hours, now: Date, zone: string): NextStep[] {
  const { day: today, time } = localTime(now, zone)
  const nextDay = nextOpen(hours, dayFrom(today, 1))
  const steps = [{ label: words.inAnHour, at: new Date(now.getTime() + 3_600_000).toISOString() }]
  if (time < '16:30' && !whyClosed(hours, today))
    steps.push({ label: words.todayAtFive, at: at(today, '17:00') })
  steps.push({
    label:
      nextDay === dayFrom(today, 1)
        ? words.tomorrowAtEleven
        : words.onWeekdayAtEleven(weekdayOf(nextDay)),
    at: at(nextDay, '11:00'),
  })
  steps.push({ label: words.inAWeek, at: at(nextOpen(hours, dayFrom(today, 7)), '11:00') })
  return steps

  function at(day: string, clock: string) {
    return instantAt(day, clock, zone).toISOString()
  }
}

/** This day, or the first after it with work; a week that is closed whole changes nothing. */
function nextOpen(hours: Hours, day: string): string {
  for (let ahead = 0; ahead < 7; ahead++) {
    const next = dayFrom(day, ahead)
    if (!whyClosed(hours, next)) return next
  }
  return day
}
