import type { AppointmentPurpose } from '#app/crm/appointments/appointment-purposes.ts'

/** Texts of the pages on which customers follow and change their enquiry. */

export const pageTitle = 'Your enquiry'

export const reference = 'Reference'
export const keepAddress =
  'Keep this page’s address: with it, you can see and change this enquiry at any time. Anyone who has the address can do the same.'

export const seeModel = (model: string) => `See the ${model}`
export const nextSteps = 'What happens next'
export const promiseIsOver = (promise: string) =>
  `${promise} If you have not heard from us, please call.`

export const appointments: Record<AppointmentPurpose, string> = {
  'service-free': 'Your appointment in the workshop',
  'service-paid': 'Your appointment in the workshop',
  'service-accident': 'Your appointment in the workshop',
  'test-ride': 'Your test ride',
  delivery: 'Your delivery',
}
export const onDay = (weekday: string, day: string) => `${weekday}, ${day}`
export const atHour = (time: string, minutes: number) => `${time}, about ${spokenLength(minutes)}`
/** `hour` is such as `Wednesday, 4 Nov 2026, 5:00 PM`. */
export const readyBy = (hour: string) => `Ready by ${hour}`
export const hourOpen = 'We will agree on the time with you.'
export const isCancelled = (day: string) => `The appointment on ${day} is cancelled.`
export const addToCalendar = 'Add to calendar'
export const calendarTitle = (what: string, dealer: string) => `${what}: ${dealer}`

function spokenLength(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  const hours = minutes / 60
  return hours === 1 ? '1 hour' : `${Number(hours.toFixed(1))} hours`
}

export const quotations = 'Your quotations'
export const quotation = (number: string, total: string) => `Quotation ${number}: ${total}`
export const validUntil = (day: string) => `valid until ${day}`

export const changes = 'What you can do'
export const links = {
  coming: 'I am coming',
  move: 'Move the appointment',
  book: 'Choose a time',
  cancel: 'Cancel the appointment',
  correct: 'Correct your details',
  withdraw: 'Withdraw this enquiry',
  consent: 'Stop reminders and offers',
  estimate: 'Answer the estimate',
  data: 'See and download your data',
} as const
export const withoutHours = (model: string | undefined, isBooked: boolean) =>
  model === undefined
    ? 'There are no times to choose from now. Call us to agree on a time.'
    : `We have no demo ${model} to book by the hour now. ${isBooked ? 'Call us to change the time.' : 'We will call you to arrange the ride.'}`
export const callInstead = 'To change anything else, call us and give the reference.'

export const undoTitle = 'Changed by mistake?'
export const undoHint = (what: string, until: string) => `${what} You can undo this until ${until}.`
export const undo = 'Undo'
export const lastActs = {
  moved: 'You moved the appointment.',
  corrected: 'You corrected your details.',
  cancelled: 'You cancelled the appointment.',
  withdrawn: 'You withdrew this enquiry.',
  approved: 'You approved the estimate.',
  refused: 'You did not approve the estimate.',
} as const

export const back = 'Back to your enquiry'

export const present = (hour: string) => `Now: ${hour}.`
export const moveIntro =
  'Choose a time, or another day below. Your present appointment stays until you confirm the new time.'
export const chooseDay = 'Other days'
export const chooseTime = (day: string) => `Times on ${day}`
export const noTimes = 'No time is free in these days.'
export const noTimesOn = (day: string, why: string) => `${day}: ${why}`
export const laterDays = 'Later days'
export const earlierDays = 'Earlier days'
export const move = 'Move to this time'
export const book = 'Book this time'
export const noTimeChosen = 'Choose a time'
export const nearest = 'The nearest free times'

export const comingIntro = (when: string) =>
  `Tell us that you are coming on ${when}, so that we have everything ready. If your plans change, you can still tell us.`
export const isComing = 'You told us that you are coming.'

export const cancelIntro = (when: string) =>
  `This cancels your appointment on ${when}. Its time becomes free for others.`
export const reason = 'Reason'
export const reasonHint = 'It helps us to do better.'
export const cancel = 'Cancel the appointment'

export const correctIntro =
  'We use these details to reach you. Everyone here sees the change at once.'
export const correct = 'Save the changes'

export const withdrawIntro =
  'This closes your enquiry, and we will not call you about it any more. An appointment of this enquiry is cancelled as well.'
export const withdraw = 'Withdraw this enquiry'

export const consentIntro =
  'We then send you no more reminders and offers. Messages about this enquiry go on. To get reminders again, send the opt-in form.'
export const withdrawConsent = 'Stop reminders and offers'
export const consentNote = 'Withdrew the consent to reminders and offers.'

export const dataIntro = 'This is what you sent us with this enquiry, and what we agreed on.'
export const download = 'Download as a JSON file'

export const gone = 'There is no such enquiry'
export const isClosed = 'This enquiry can no longer be changed here. Please call us.'
export const isChangedMeanwhile =
  'This enquiry was changed in the meantime, so nothing is saved yet. Check the details below and save them again.'
export const isOnlyHour = 'The only free time is the one that you have.'
export const isMerged =
  'We handle this together with your other enquiry. Please call us to change it.'
export const tooManyChanges =
  'This enquiry was changed very often today. Please call us to change it again.'
export const nothingToUndo = 'There is nothing to undo, or more than 30 minutes have passed.'
export const reasonTooLong = 'The reason must be 500 characters or fewer'
export const tooMany = 'Too many requests. Please wait a minute and try again.'
export const customerReason = (reason: string) => `The customer’s reason: ${reason}`

/** The page for a reference and the last digits of the number. */
export const findTitle = 'Follow your enquiry'
export const findIntro =
  'See how your enquiry is going with its reference and the last four digits of your phone number. To change it, open the link in our mail or message.'
export const digits = 'Last four digits of your number'
export const referenceHint = 'Like SB-7F3K2, from the page or mail after you sent the form'
export const find = 'Show the state'
export const notFound =
  'We found no enquiry with this reference and these digits. Check both, or call us.'
export const tooManyGuesses =
  'For your safety, this is switched off for now. Use the link in our mail or message, or call us.'
export const findAgain = 'Look up another enquiry'
export const changeByLink = 'To change something, open the link in our mail or message, or call us.'
