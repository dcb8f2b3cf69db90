import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'

/** Texts above the fields of the plans of appointments. */

export const startTitle = 'Start with usual plans'
export const emptyHint = 'Customers cannot book hours yet: they name a day, and you call. '
export const startHint =
  'Usual plans let them choose an hour: free and paid services, accident repairs, test rides and deliveries, in your opening hours. They are filled in as a draft. Enter your own bays and demo vehicles before you publish.'
export const start = 'Fill in usual plans'
export const replaceQuestion = {
  title: 'Replace the draft with usual plans?',
  details: 'The published plans stay as they are until you publish.',
}
export const started = 'The draft has usual plans.'

export const effects = 'Effect on bookings'
export const effectsHint = 'Bookings that lose their place if you publish this draft'
export const loading = 'Comparing …'
export const reload = 'Try again'
export const incomplete =
  'The draft is incomplete. Fill in the missing fields to see its effect. This is the effect of the published version.'
export const lost = (count: number, coming: number) => {
  if (coming === 0) return 'There are no coming bookings.'
  if (coming === 1)
    return count === 0
      ? 'The only coming booking keeps its place.'
      : 'The only coming booking loses its place.'
  if (count === 0) return `All ${coming} coming bookings keep their place.`
  return count === 1
    ? `One of ${coming} coming bookings loses its place.`
    : `${count} of ${coming} coming bookings lose their place.`
}
export const nothingMoves =
  'Nothing is moved or cancelled by itself. After you publish, they are listed here and on the dashboard until you have moved or cancelled each one.'
export const losing = 'Bookings that lose their place'
export const warnings = 'Check the hours'

export const withoutPlace = 'Appointments without a place'
export const withoutPlaceHint = (count: number) =>
  count === 1
    ? 'One appointment must be moved or cancelled'
    : `${count} appointments must be moved or cancelled`
export const toSettle = 'Appointments to move or cancel'
export const settle = 'Open each one at the desk, and move or cancel it.'
export const more = (count: number) => `${count} more are not listed.`

export const booking = 'Booking'
export const when = 'When'
export const purpose = 'Purpose'
export const customer = 'Customer'
export const resource = 'Where'
export const reason = 'Why'
export const moment = (day: string, at: string | null) =>
  at === null ? `${formatDay(day)}, hour open` : `${formatDay(day)}, ${formatStaffTime(at)}`

export const draftList = (all: string) => `“draft” must be one of: ${all}`
export const nothingToBook = (purpose: string) =>
  `${purpose}: nothing can be booked within the days ahead. Check hours, notice, days ahead, resources and closed days.`
export const outsideOpening = (purpose: string, window: string, opening: string) =>
  `${purpose}: ${window} is outside the opening hours (${opening}).`
export const onClosedDay = (purpose: string, days: string) =>
  `${purpose}: hours on ${days} have no effect, because you are closed.`
