import { localTime } from '#app/platform/calendar/local-time.ts'
import { closedReasonOn } from '#app/platform/dealer-details/opening-status.ts'
import {
  type AppointmentRules,
  type AppointmentWish,
  bookablePeriod,
  findPlan,
  minutesOfTime,
  rangeOfAppointment,
  resourcesFor,
  startTimesOn,
} from './free-hours.ts'
import * as words from './no-hour-words.ts'

/** Returns a sentence that says why a day has no free hour. Call it for such days only. */
export function noHourReason(rules: AppointmentRules, wish: AppointmentWish): string {
  const { day, purpose } = wish
  const plan = findPlan(rules.plans, purpose)
  if (!plan) return words.noTimes
  const { from, lastDay } = bookablePeriod(rules, plan)
  if (day < localTime(rules.now, rules.timeZone).day) return words.isOver
  const closed = closedReasonOn(rules.hours, day)
  if (closed)
    return 'holiday' in closed ? words.holiday(closed.holiday) : words.closedOn(closed.weekday)
  if (day > lastDay) return words.tooFar(lastDay)
  const starts = startTimesOn(rules, plan, day)
  if (starts.length === 0) return words.noTimes
  const isTooSoon = (start: number) => day === from?.day && start < minutesOfTime(from.time)
  if (!from || day < from.day || starts.every(isTooSoon)) return words.tooSoon
  const isServed = starts.some(
    (start) => resourcesFor(rules.plans, wish, rangeOfAppointment(plan, start)).length > 0,
  )
  if (isServed) return words.full
  return purpose === 'test-ride' ? words.noDemo : words.noTimes
}
