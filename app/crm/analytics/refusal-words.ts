/** Why a period is refused. */

export const noDay = 'Give the day as year, month and day.'
export const isBackwards = 'The last day is before the first.'
export const isTooLong = 'Choose a year at most.'
