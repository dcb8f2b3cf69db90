/** Texts of an appointment at the desk. */
export const title = 'Appointment'
export const move = 'Move'
export const cancel = 'Cancel appointment'
export const book = 'Book an hour'
export const restore = 'Undo the cancellation'
export const moveTitle = 'Move the appointment'
export const bookTitle = 'Book an hour'
export const cancelTitle = 'Cancel this appointment?'
export const cancelService = (hour: string) =>
  `The booking for ${hour} becomes cancelled, and others can book this hour.`
export const cancelRide = (hour: string) =>
  `Others can book ${hour}. The enquiry itself stays open.`
export const keep = 'Keep it'
export const close = 'Close'
export const none = 'No hour is booked.'
export const lostPlace = (reason: string) =>
  `Has lost its place: ${reason}. Call the customer, and move or cancel it.`
export const hourOpen = 'hour to be agreed'
export const minutes = (count: number) => `${count} minutes`
export const cancelled = 'cancelled'
export const coming = 'the customer is coming'
export const overbooked = 'beyond the free hours'

export const openEnquiry = (reference: string) => `Open ${reference}`
export const ofMerged = (reference: string, hour: string) =>
  `${reference}, which is merged into this enquiry, has an appointment: ${hour}.`
export const moveToMain =
  'To move the appointment to this enquiry, undo the merge, cancel the appointment there, and book it here before you merge again.'

export const purpose = 'Appointment for'
export const day = 'Day'
export const time = 'Time'
export const freeHours = (count: number) => (count === 1 ? '1 hour free' : `${count} hours free`)
export const later = 'Later days'
export const earlier = 'Earlier days'
export const loading = 'Looking for free hours…'
export const noDays = 'No hour is free in these 14 days.'
export const left = (count: number) => `${count} left`
export const overbook = 'Book beyond the free hours'
export const overbookHint = 'For a day or time without a free place. The history shows your reason.'
export const reason = 'Reason'
export const reasonOptional = 'Reason, if the customer gave one'
export const save = 'Book this hour'
export const saveMove = 'Move it'
export const saving = 'Saving…'
export const chooseTime = 'Choose a time.'
export const notSent = 'This could not be sent. Check the connection and try again.'
export const refused = 'This could not be saved. Reload the page and try again.'
