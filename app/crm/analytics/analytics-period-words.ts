/** Errors of an invalid period. */

export const noDay = 'Enter the date as year, month and day, like 2026-11-21.'
export const isBackwards = 'The last day is before the first.'
export const isTooLong = 'Choose at most one year.'
export const noGrouping = 'Choose person, model, source or kind.'
