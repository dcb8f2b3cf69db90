import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { weekdayOf } from '#app/platform/dealer-details/opening-status.ts'
import type { ReplyChannel } from '#app/platform/forms/message-template.ts'
import { spokenDay } from './spoken-day.ts'

/** Texts about the call-back deadline for visitors. */

/**
 * Returns "We will call you by 11:30 AM tomorrow, Monday.", or undefined if no call was promised.
 * Mails pass no `now`, because the time of reading is unknown.
 */
export function promised(
  callBy: string | null,
  reach: ReplyChannel,
  { now, timeZone }: { now: Date | undefined; timeZone: string },
): string | undefined {
  if (callBy === null || reach === 'none') return undefined
  const when = spokenMoment(callBy, { now, timeZone })
  return reach === 'call' ? weCall(when) : weWrite(when)
}

/** Formats an instant for use in a sentence: `11:30 AM tomorrow, Monday`. */
export function spokenMoment(
  instant: string,
  { now, timeZone }: { now: Date | undefined; timeZone: string },
): string {
  const { day, time } = localTime(new Date(instant), timeZone)
  return `${formatStaffTime(time)} ${dayOf(day, now && localTime(now, timeZone).day)}`
}

const weCall = (when: string) => `We will call you by ${when}.`
const weWrite = (when: string) => `We will write to you by ${when}.`

function dayOf(day: string, today: string | undefined): string {
  if (day === today) return 'today'
  const weekday = weekdayOf(day)
  if (today !== undefined && Date.parse(day) - Date.parse(today) === 86_400_000)
    return `tomorrow, ${weekday}`
  return `on ${spokenDay(day)}`
}
