/** What the staff read at a report, and where they open an enquiry from it. */

export const fromDate = 'From Date'
export const toDate = 'To Date'
export const applyDates = 'SEARCH'
export const search = 'Search'
export const searchFor = 'Name, number, reference …'
export const clearFilter = 'Clear'

export const asPdf = 'PDF'
export const asCsv = 'CSV'
export const print = 'Print'

export const loading = 'Loading…'
export const notAnswered = 'The server did not answer.'
export const listFailed = (reason: string) =>
  ['The list could not be loaded.', ` What you see is from before. ${reason}`] as const
export const tryAgain = 'Try again'
export const nothingMatches = 'Nothing matches these dates and words. Clear the filter to see all.'
export const appearsHere = (page: string) =>
  ['Each enquiry that a visitor sends at ', page, ' appears here at once.'] as const

export const openAsPage = 'Open as a page'
export const enquiryFailed = 'The enquiry could not be loaded. Please try again.'

/** Every enquiry of every kind in one file. */
export const everyEnquiry = 'Every enquiry (CSV)'
export const kindOfEnquiry = 'Enquiry'
