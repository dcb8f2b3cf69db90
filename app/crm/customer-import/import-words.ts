import type { ImportColumn } from './import-columns.ts'
import { undoDays } from './import-undo-days.ts'

/** Texts of the import of customers and enquiries. */

export const pageTitle = 'Import customers | Showroom'
export const title = 'Import customers and enquiries'

export const columns: Record<ImportColumn, string> = {
  name: 'Name',
  mobile: 'Mobile number',
  email: 'Email',
  model: 'Model',
  plate: 'Registration number',
  date: 'Date of the enquiry',
  kind: 'Type',
  status: 'Status',
  notes: 'Remarks',
  source: 'Source',
  city: 'City',
}

export const noHeadings =
  'This file has no row with headings. The first row of the list must name its columns, such as Name, Mobile and Date.'
export const noRows = 'This file has headings, but no rows below them.'
export const mergedCells = (cells: string) =>
  `Cells are merged: ${cells}. Unmerge them in the spreadsheet, because it is not clear to which row their values belong.`
export const tooManyRows = (most: number) =>
  `This file has more than ${most.toLocaleString('en-IN')} rows. Divide it into several files.`
export const tooLarge = 'This file is larger than 5 MB. Save only the list, without pictures.'
export const sendMultipart = 'Send the list as multipart/form-data: CSV or XLSX, in the field file.'
export const noFile = 'Choose a file.'
export const noOptions = 'The options of the import are not valid.'
export const noPerson = 'Choose the column with the name or the mobile number.'
export const columnTwice = 'A column of the file can be used only once.'
export const noKind = 'Choose the type of the enquiries.'

export const tooLong = (most: number) => `Longer than ${most} characters.`
export const nobody = 'The row has neither a name nor a number.'
export const noNumber = 'This is not a phone number. An Indian mobile number has 10 digits.'
export const shortenedNumber =
  'The spreadsheet shortened this number. Format the column as text or number, and save again.'
export const noEmail = 'This is not an email address.'
export const noPlate = 'This is not a registration number such as TG 09 AB 1234.'
export const noDay = 'This is not a date such as 31/12/2025 or 31 Dec 2025.'
export const future = 'This date is in the future.'
export const tooOld = 'This date is before 1990.'

export const rowsWithProblems = (count: number) =>
  count === 1
    ? 'Nothing was imported: 1 row has a problem.'
    : `Nothing was imported: ${count} rows have problems.`
export const nothingNew = 'There is nothing to import: all rows are already stored.'
export const imported = (enquiries: number) =>
  enquiries === 1 ? '1 enquiry is imported.' : `${enquiries} enquiries are imported.`
export const undone = (enquiries: number, kept: number) =>
  `${enquiries === 1 ? '1 imported enquiry is' : `${enquiries} imported enquiries are`} deleted.${
    kept === 0
      ? ''
      : ` ${kept === 1 ? '1 customer was' : `${kept} customers were`} changed since and kept.`
  }`
export const noSuchImport = 'This import does not exist.'
export const undoneAlready = 'This import has already been undone.'
export const nothingToUndo =
  'Nothing was undone. Every record of this import was changed since, or a later import uses it. If there is a later import, undo it first.'
export const expired = `An import can be undone for ${undoDays} days.`

export const auditImport = 'imported'
export const auditUndo = 'undid the import of'
export const auditLabel = (enquiries: number) =>
  enquiries === 1 ? 'one enquiry' : `${enquiries} enquiries`
export const withoutName = 'Without name'
