/** Texts about estimates of jobs, for staff. */

export const onlyServices = 'Only a service booking has estimates.'
export const isClosed = 'This booking is closed. Reopen it to work on its estimate.'
export const tooMany = 'This booking has too many estimates. Open a new booking.'
export const noSuchEstimate = 'There is no such estimate.'
export const isReplaced = 'A newer estimate replaces this one.'
export const isAnsweredMeanwhile =
  'This estimate was answered in the meantime. Check the answer and try again.'
export const noAnswer = 'Choose yes or no.'
export const noteTooLong = 'Shorten the note to 500 characters.'

export const isSent = (number: number) => `Estimate ${number} sent by email.`
export const isSaved = (number: number) => `Estimate ${number} saved.`
export const isNoted = (number: number) => `Answer to estimate ${number} saved.`
