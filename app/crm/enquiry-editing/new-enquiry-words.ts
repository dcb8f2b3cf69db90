/** Texts of the dialog that adds an enquiry. */

export const newEnquiry = 'New enquiry'
export const walkIn = 'Walk-in'
export const kind = 'Type'
export const source = 'Source'
export const name = 'Name'
export const number = 'Phone number'
export const model = 'Vehicle'
export const noModel = 'Not decided'
export const note = 'Note'
export const nextStep = 'Next step'
export const asPromised = 'Call back'
/** Shown instead of `asPromised` for a booking whose day is agreed. */
export const asBooked = 'None: comes as booked'
export const nothingLeft = 'Done, nothing left'
export const pick = 'Another day or time…'
export const day = 'Day'
export const time = 'Time'
export const toMe = 'Assigned to me'
export const moreFields = 'More fields'
export const consent = 'May we send mails and messages?'
export const consents = { 'not-asked': 'Not asked', yes: 'Yes', no: 'No' } as const
export const sendMail = 'Send the customer a confirmation email'
export const add = 'Add enquiry'
export const addWalkIn = 'Add walk-in'
export const adding = 'Adding…'
export const notAdded = 'The enquiry could not be added. Try again.'
export const notReached = 'No connection, so the enquiry was not added. Your text is still here.'
export const notLoaded = 'The form could not be loaded. Check your connection and try again.'
export const loading = 'Loading…'
export const chooseDayAndTime = 'Choose a day and a time for the next step.'

export const known = 'Already known'
export const enquiries = (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`)
export const lastOn = (day: string) => `last on ${day}`
export const isWith = (who: string) => `with ${who}`
