import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'

/** Messages about acts on appointments. `hour` is such as "Wed 4 Nov, 10:30 AM". */
export const isBooked = (hour: string) => `The appointment is booked for ${hour}.`
export const isMoved = (hour: string) => `The appointment was moved to ${hour}.`
export const isUnchanged = (hour: string) => `The appointment is on ${hour} already.`
export const isCancelled = 'The appointment was cancelled.'
export const isRestored = (hour: string) => `The appointment on ${hour} is booked again.`
/** For a restored booking of a day without an hour. */
export const isOpenAgain = 'The booking is open again.'

/** Other appointments of the same number on the day. */
export const sameNumber = (others: readonly { reference: string; at: string | null }[]) => {
  const named = others.map(({ reference, at }) =>
    at === null ? reference : `${reference}, ${formatStaffTime(at)}`,
  )
  return `The same number has another appointment on this day: ${named.join('; ')}.`
}

export const isNoLongerFree = 'This hour is no longer free. Choose another one.'
export const noPlan = 'There are no hours for this kind of appointment.'
export const notOfKind = 'This enquiry cannot have an appointment of this kind.'
export const isClosed = 'This enquiry is closed. Reopen it to book an hour.'
export const wasCancelled = 'This booking is cancelled. Undo the cancellation, or reopen it.'
export const hasNone = 'This enquiry has no appointment.'
export const notCancelled = 'This appointment is not cancelled.'
/** The customer's page showed another hour. */
export const isOtherHour =
  'The appointment was changed after you opened this page, so nothing is done yet. Check the details below.'
export const hasStarted = 'This appointment has already begun. Please call us.'
/** For customers after the last moment for changes. */
export const tooLate = 'It is too late to change this appointment here. Please call us.'
export const byStaffOnly = 'We arrange this appointment ourselves. Please call us.'
export const hourIsGone =
  'This hour has been booked by someone else. The booking is open again, without an hour.'
export const hoursAreWithdrawn =
  'There are no hours any more for this kind of appointment. The booking is open again, without an hour.'
export const dayIsOver = 'The day of this appointment is over. Please book another hour.'
/** `hour` is the hour of the appointment, or its day. */
export const noShowIsEarly = (hour: string) =>
  `The appointment is on ${hour}. A no-show can be marked from then on. If the customer will not come, cancel the appointment.`
export const earlierHourIsOver = 'The earlier hour is over. Please choose another time.'
export const mayNotOverbook = 'Your account may not book beyond the free hours.'
export const needsReason = 'Enter a reason.'
export const reasonTooLong = 'The reason must be at most 200 characters.'
/** For a correction that removes the day. */
export const cancelInstead = 'Cancel the appointment to remove its day.'
export const noHourLeft = 'No hour is free any more on this day.'
export const noDay = 'Choose a day.'
export const dayOutOfRange = 'Choose a day from today on, at most 60 days ahead.'
export const noTime = 'Choose a time.'
