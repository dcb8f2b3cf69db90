/** Texts of the page, and of the files, with all enquiries of a period. */

export const allEnquiries = 'All enquiries'
export const pageTitle = 'All enquiries · Admin Portal'
export const explanation =
  'Enquiries of all types received in this period. The CSV and the PDF list them in one file, with the type in the first column.'
export const kind = 'Type'
export const count = 'Enquiries'
export const total = 'All'
export const noneInPeriod = 'No enquiries in this period'
export const period = 'Period'

/** The columns of the PDF. */
export const name = 'Name'
export const contactNumber = 'Contact number'
export const email = 'Email'
export const model = 'Model'

export const noDay = 'Enter the first and the last day, like 2026-11-21.'
export const isBackwards = 'The last day is before the first.'
export const isTooLong = 'Choose at most one year.'
