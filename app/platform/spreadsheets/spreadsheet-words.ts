/** What the staff read where a spreadsheet cannot be read. Server only. */

export const tooLarge =
  'This file is larger than 5 MB. Save the price list alone, without pictures.'
export const empty = 'This file is empty.'
export const oldExcel =
  'This is an Excel file of the old kind (.xls), or one with a password. Save it as .xlsx or as CSV, without a password.'
export const otherSheet =
  'This is a spreadsheet of another program. Save it as .xlsx or as CSV there.'
export const noSheet = 'This is neither an .xlsx file nor a CSV file.'
export const unreadable =
  'This file could not be read: it is damaged, or much larger inside than it looks. Save it anew as .xlsx or as CSV.'
export const tooMany = (rows: number) =>
  `This file has more than ${rows.toLocaleString('en-IN')} rows. Save the price list alone.`
export const unequalQuotes = (row: number) =>
  `The quotation marks in row ${row} do not match. Save the file anew from the spreadsheet program.`
