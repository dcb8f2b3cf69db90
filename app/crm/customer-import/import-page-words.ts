import { undoDays } from './import-undo-days.ts'

/** Texts of the page that imports customers and enquiries. */

export const back = 'All customers'
export const hint =
  'Import your old list from Excel or CSV. Each row becomes an enquiry with its date. Customers are recognised by their mobile number. Nothing is stored before you press Import.'
export const quiet =
  'Imported enquiries are marked Imported. They have no deadline and no assignee, and nobody gets an email or a notification about them. Consent to messages stays unknown.'
export const chooseFile = 'Choose or drop the list (.xlsx or .csv, up to 10,000 rows)'
export const reading = 'Reading…'
export const otherFile = 'Choose another file'
export const failed = 'This could not be loaded. Check the connection and try again.'

export const stepColumns = '1. Check the columns'
export const found = (rows: number, sheet: string, headingRow: number) =>
  `${rows.toLocaleString('en-IN')} rows${sheet === '' ? '' : ` in the sheet “${sheet}”`}, with the headings in row ${headingRow}.`
export const useAsOf = (heading: string) => `Import ${heading} as`
export const unnamed = (letters: string) => `Column ${letters}`
export const notImported = 'Not imported'
export const defaultKind = 'Type of rows without a known type'
export const dayOrder = 'Day or month first?'
export const dayOrderHint = 'Some dates can be read in two ways, such as 5/3/2024.'
export const chooseOrder = 'Choose'
export const dayOrders = {
  'day-first': 'Day first (31/12/2025)',
  'month-first': 'Month first (12/31/2025)',
}
export const needsPerson = 'Choose the column with the name or the mobile number.'
export const needsOrder = 'Choose if day or month comes first.'
export const preview = 'Preview'

export const stepPreview = '2. Check and import'
export const counts = {
  newEnquiries: 'New enquiries',
  openEnquiries: 'of which open',
  withoutDate: 'of which without a date (they get today’s)',
  withoutCustomer: 'of which without a mobile number (no customer)',
  newCustomers: 'New customers',
  knownCustomers: 'Known customers with the same mobile number',
  duplicatesInFile: 'Rows that repeat another row (left out)',
  duplicatesStored: 'Rows that are already stored (left out)',
  rowsWithProblems: 'Rows with problems',
} as const
export const problems = 'Problems'
export const problemsShown = (shown: number, all: number) =>
  shown < all ? `The first ${shown} of ${all.toLocaleString('en-IN')} problems.` : ''
export const downloadProblems = (listed: number, all: number) =>
  listed < all
    ? `Download the first ${listed.toLocaleString('en-IN')} problems (CSV)`
    : 'Download all problems (CSV)'
export const problemFile = 'import-problems.csv'
export const problemColumns = { row: 'Row', column: 'Column', value: 'Value', message: 'Problem' }
export const empty = '(empty)'
export const leaveOut = (rows: number) =>
  rows === 1 ? 'Leave out the row with problems' : `Leave out the ${rows} rows with problems`
export const orCorrect = 'Or correct the file and choose it again.'
export const backToColumns = 'Back to the columns'
export const importNow = (enquiries: number) =>
  enquiries === 1 ? 'Import 1 enquiry' : `Import ${enquiries.toLocaleString('en-IN')} enquiries`
export const importing = 'Importing…'
export const nothingNew = 'There is nothing to import: no row is new.'
export const seeCustomers = 'See imported customers'

export const history = 'Earlier imports'
export const noHistory = 'Nothing has been imported yet.'
export const historyLine = (enquiries: number, customers: number) =>
  `${enquiries.toLocaleString('en-IN')} enquiries, ${customers.toLocaleString('en-IN')} new customers`
export const importedBy = (who: string) => `Imported by ${who}`
export const undoneBy = (who: string, at: string, remaining: number) =>
  `Undone by ${who}, ${at}${remaining === 0 ? '' : `. ${remaining.toLocaleString('en-IN')} enquiries were changed and kept`}`
export const undo = 'Undo'
export const undoOf = (at: string) => `Undo the import of ${at}`
export const undoTitle = 'Undo this import?'
export const undoText = (enquiries: number) =>
  `This deletes up to ${enquiries.toLocaleString('en-IN')} enquiries and the customers that this import created. Customers that were changed since the import are kept.`
export const undoHint = `An import can be undone for ${undoDays} days.`
export const kept = 'Kept, because they were changed since the import:'
export const moreKept = (count: number) => `And ${count.toLocaleString('en-IN')} more.`
