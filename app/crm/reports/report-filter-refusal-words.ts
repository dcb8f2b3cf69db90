/** Errors of a report's filter. */

export const pageIsNoNumber = 'page must be a number'
export const limitIsNoNumber = 'limit must be a number'
export const fromDateIsNoDay = 'From Date must be a date, like 2026-11-21'
export const toDateIsNoDay = 'To Date must be a date, like 2026-11-21'
export const fromAfterTo = 'From Date must not be after To Date'
export const bookingFromIsNoDay = 'The first booking date must be a date, like 2026-11-21'
export const bookingToIsNoDay = 'The last booking date must be a date, like 2026-11-21'
export const bookingFromAfterTo = 'The first booking date must not be after the last'
export const noColumns = 'Columns must be column names separated by commas'
export const searchIsNoText = 'Search must be text'
export const searchIsTooLong = 'Search must be 200 characters or fewer'
export const noGroup = 'The request must be a group of fields'
