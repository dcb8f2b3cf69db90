/** Texts about job cards and estimates, for staff. */

export const noText = 'Enter a text.'
export const textTooLong = 'Shorten this text to 2,000 characters.'
export const nameTooLong = 'Shorten this name to 80 characters.'
export const notKilometres = 'Enter the kilometres as a whole number up to 9,99,999.'
export const notADay = 'Choose a day.'
export const notATime = 'Choose a time.'
export const lineTooLong = 'Shorten this line to 80 characters.'
export const emptyLine = 'Describe the part or the work.'
export const notAnAmount = 'Enter the amount in whole rupees, up to 10,00,000.'
export const noLines = 'Add at least one line.'
export const tooManyLines = 'Shorten the estimate to 30 lines.'
export const noVersion = 'Send the version of the job card that you saw, 0 for a new one.'
export const notAPlate = 'Enter the whole registration number, for example TG 09 AB 1234.'
export const notAService = 'Only service bookings have a job card.'
export const isCancelled =
  'This booking is cancelled, or the customer did not come. Change its state first.'
/** `who` is the person who changed the card after the user opened it. */
export const quicker = (who: string) =>
  `${who} changed this job card after you opened it. It is shown with their changes, and your text is kept. Check it and save again.`
export const saved = 'Job card saved'
/** `day` is such as "4 Nov 2026". */
export const fewerKilometres = (kilometres: string, day: string) =>
  `At the visit on ${day} the reading was ${kilometres} km. Check the kilometres, unless the odometer was replaced.`
export const readyInThePast = 'The promised time is already over. Check “Ready by”.'
