/** Texts of a report, and of an enquiry that is opened from the report. */

export const fromDate = 'From Date'
export const toDate = 'To Date'
export const bookedFrom = 'Booked for (from)'
export const bookedTo = 'Booked for (to)'
/** Labels of the day presets. */
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

export const asPdf = 'PDF'
export const asCsv = 'CSV'
export const print = 'Print'
export const columnsShown = (shown: number, all: number) =>
  shown === all ? 'Columns' : `Columns: ${shown} of ${all}`
export const chooseColumns = 'Choose columns'
export const whatForColumns =
  'The PDF, the CSV and the print view show the same columns as the screen.'
export const allColumns = 'Show all'
export const done = 'Done'
export const callName = (name: string) => ['Call', ` ${name}`] as const

export const loading = 'Loading…'
export const nothingMatches =
  'No enquiries match these dates and search words. Clear the filter to see all.'
export const appearsHere = ['Enquiries sent from ', ' appear here at once.'] as const
export const addedHere = 'Enquiries that staff add with “New enquiry” appear here at once.'

export const openAsPage = 'Open in full page'
export const enquiryFailed = 'The enquiry could not be loaded. Please try again.'

export const wishedFor = (day: string) => `For ${day}`
export const receivedAt = (moment: string, reference: string) => `${moment} · ${reference}`

/** The name under which the audit log stores the file with all enquiries. */
export const everyEnquiry = 'Every enquiry (CSV)'
export const kindOfEnquiry = 'Type'
