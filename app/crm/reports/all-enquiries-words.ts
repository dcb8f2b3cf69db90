/** The staff's page and files over every kind of enquiry of a period. */

export const allEnquiries = 'All Enquiries'
export const pageTitle = 'All Enquiries · Admin Portal'
export const explanation =
  'Enquiries of every kind received in this period. The CSV and PDF have them in one file, with the kind in the first column.'
export const kind = 'Kind'
export const count = 'Enquiries'
export const total = 'All'
export const noneInPeriod = 'No enquiries in this period'
export const period = 'Period'

/** The columns of the PDF. */
export const name = 'Name'
export const contactNumber = 'Contact number'
export const email = 'Email'
export const model = 'Model'

export const noDay = 'Give the first and the last day, like 2026-11-21.'
export const isBackwards = 'The last day is before the first.'
export const isTooLong = 'Choose a year at most.'
