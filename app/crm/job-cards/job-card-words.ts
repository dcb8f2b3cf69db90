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
