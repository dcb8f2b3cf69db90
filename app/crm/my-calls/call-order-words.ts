import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'

/** Texts that say why a call has its place in My calls. */

export const at = (time: string) => formatStaffTime(time)
export const atOn = (time: string, day: string) => `${formatStaffTime(time)} on ${formatDay(day)}`
export const promised = (at: string) => `Promised by ${at}`
export const planned = (at: string) => `Next step at ${at}`
export const overdueSinceYesterday = 'Overdue since yesterday'
export const overdueSince = (day: string) => `Overdue since ${formatDay(day)}`
export const arrived = (minutes: number) => {
  if (minutes < 1) return 'New, just now'
  return minutes === 1 ? 'New, 1 minute ago' : `New, ${minutes} minutes ago`
}
export const asked = (times: number) => (times === 2 ? 'Asked twice' : `Asked ${times} times`)
export const bookedToday = 'Booked for today'
export const bookedTomorrow = 'Booked for tomorrow'
export const expensive = (price: string) => `Vehicle from ${price}`
export const ready = 'Vehicle is ready: tell the customer'
