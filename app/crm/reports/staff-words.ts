/** What the staff read at a report, and where they open an enquiry from it. */

export const fromDate = 'From Date'
export const toDate = 'To Date'
export const bookedFrom = 'Booked from'
export const bookedTo = 'Booked to'
/** Before the days that are asked for in one tap. */
export const bookedFor = 'Booked for'
export const received = 'Received'
export const today = 'Today'
export const tomorrow = 'Tomorrow'
export const yesterday = 'Yesterday'
export const thisWeek = 'This week'
export const lastSevenDays = 'Last 7 days'
export const thisMonth = 'This month'
export const lastMonth = 'Last month'
export const applyDates = 'SEARCH'
export const search = 'Search'
export const searchFor = 'Name, number, reference …'
export const clearFilter = 'Clear'
export const moreFilters = 'Filter'

export const asPdf = 'PDF'
export const asCsv = 'CSV'
export const print = 'Print'
export const columnsShown = (shown: number, all: number) =>
  shown === all ? 'Columns' : `Columns: ${shown} of ${all}`
export const chooseColumns = 'Columns on the screen'
export const whatForColumns = 'PDF, CSV and print have the same columns as the screen.'
export const allColumns = 'Show all'
export const done = 'Done'
export const callName = (name: string) => ['Call', ` ${name}`] as const

export const loading = 'Loading…'
export const nothingMatches = 'Nothing matches these dates and words. Clear the filter to see all.'
export const appearsHere = (page: string) =>
  ['Each enquiry that a visitor sends at ', page, ' appears here at once.'] as const

export const openAsPage = 'Open as a page'
export const enquiryFailed = 'The enquiry could not be loaded. Please try again.'

export const wishedFor = (day: string) => `For ${day}`
export const receivedAt = (moment: string, reference: string) => `${moment} · ${reference}`

/** Every enquiry of every kind in one file. */
export const everyEnquiry = 'Every enquiry (CSV)'
export const kindOfEnquiry = 'Kind'
