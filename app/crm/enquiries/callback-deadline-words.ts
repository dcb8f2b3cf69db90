import { localTime } from '#app/platform/calendar/local-time.ts'
import { weekdayOf } from '#app/platform/dealer-details/opening-status.ts'
import type { ReplyChannel } from '#app/platform/forms/message-template.ts'

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
  return `${spokenTime(time)} ${dayOf(day, now && localTime(now, timeZone).day)}`
}

const weCall = (when: string) => `We will call you by ${when}.`
const weWrite = (when: string) => `We will write to you by ${when}.`

function dayOf(day: string, today: string | undefined): string {
  if (day === today) return 'today'
  const weekday = weekdayOf(day)
  if (today !== undefined && Date.parse(day) - Date.parse(today) === 86_400_000)
    return `tomorrow, ${weekday}`
  return `on ${weekday}, ${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Formats `16:30` as "4:30 PM". */
function spokenTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
