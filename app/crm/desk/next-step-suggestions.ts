import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import {
  closedReasonOn,
  type DealerHours,
  weekdayOf,
} from '#app/platform/dealer-details/opening-status.ts'
import { instantInZone } from './instant-in-zone.ts'
import * as words from './next-step-suggestions-words.ts'

/** `at` is an ISO instant. */
export type NextStepSuggestion = { label: string; at: string }

/** Suggests usual times for the next step. All of them are on days on which the dealer is open. */
export function suggestNextSteps(
  hours: DealerHours,
  now: Date,
  zone: string,
): NextStepSuggestion[] {
  const { day: today, time } = localTime(now, zone)
  const nextDay = nextOpenDay(hours, addDays(today, 1))
  // A whole minute, so that a form draft restores the same instant.
  const inAnHour = Math.ceil(now.getTime() / 60_000) * 60_000 + 3_600_000
  const steps = [{ label: words.inAnHour, at: new Date(inAnHour).toISOString() }]
  if (time < '16:30' && !closedReasonOn(hours, today))
    steps.push({ label: words.todayAtFive, at: at(today, '17:00') })
  steps.push({
    label:
      nextDay === addDays(today, 1)
        ? words.tomorrowAtEleven
        : words.onWeekdayAtEleven(weekdayOf(nextDay)),
    at: at(nextDay, '11:00'),
  })
  steps.push({ label: words.inAWeek, at: at(nextOpenDay(hours, addDays(today, 7)), '11:00') })
  return steps

  function at(day: string, clock: string) {
    return instantInZone(day, clock, zone).toISOString()
  }
}

/**
 * Returns the given day if the dealer is open, otherwise the next open day. Returns the given day
 * if all days of a week are closed.
 */
function nextOpenDay(hours: DealerHours, day: string): string {
  for (let ahead = 0; ahead < 7; ahead++) {
    const next = addDays(day, ahead)
    if (!closedReasonOn(hours, next)) return next
  }
  return day
}
