import { counterOfPurpose } from '#app/crm/appointments/appointment-purposes.ts'
import type { AppointmentPlan } from '#app/crm/appointments/appointments-content.ts'
import { purposes } from '#app/crm/appointments/appointments-content-words.ts'
import { isPurposeServed } from '#app/crm/appointments/check-plans.ts'
import { type AppointmentRules, listFreeHours } from '#app/crm/appointments/free-hours.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import * as words from './plans-editor-words.ts'

/** Returns warnings about plans that depend on the opening hours and the present time. */
export function listHourWarnings(rules: AppointmentRules): string[] {
  return rules.plans.plans.flatMap((plan) => [
    ...warnOfHours(rules, plan),
    ...(!isPurposeServed(rules.plans.resources, plan.purpose) || isBookable(rules, plan)
      ? []
      : [words.nothingToBook(purposes[plan.purpose])]),
  ])
}

function warnOfHours({ hours }: AppointmentRules, { purpose, windows }: AppointmentPlan): string[] {
  const { opens, closes } = hours[counterOfPurpose(purpose)]
  const closed = hours.closedOn.filter((day) => windows.some(({ days }) => days.includes(day)))
  return [
    ...windows
      .filter(({ from, until }) => from < opens || until > closes)
      .map(({ from, until }) =>
        words.outsideOpening(purposes[purpose], `${from}–${until}`, `${opens}–${closes}`),
      ),
    ...(closed.length > 0 ? [words.onClosedDay(purposes[purpose], closed.join(', '))] : []),
  ]
}

/** `true` if an hour could be booked if there were no bookings. */
function isBookable(rules: AppointmentRules, { purpose, horizonDays }: AppointmentPlan): boolean {
  const today = localTime(rules.now, rules.timeZone).day
  for (let ahead = 0; ahead <= horizonDays; ahead++) {
    const day = addDays(today, ahead)
    if (listFreeHours(rules, { purpose, day }, { cells: [], starts: [] }).length > 0) return true
  }
  return false
}
