/** Messages for a spreadsheet that cannot be read. Server only. */

export const tooLarge = 'This file is larger than 5 MB. Save only the price list, without pictures.'
export const empty = 'This file is empty.'
export const oldExcel =
  'This is an old Excel file (.xls) or a file with a password. Save it as .xlsx or CSV, without a password.'
export const otherSheet =
  'This spreadsheet is in another format. Save it as .xlsx or CSV in the program that made it.'
export const noSheet = 'This is not an .xlsx or CSV file.'
export const unreadable =
  'This file could not be read. It is damaged or contains too much data. Save it again as .xlsx or CSV.'
export const tooMany = (rows: number) =>
  `This file has more than ${rows.toLocaleString('en-IN')} rows. Save only the price list.`
export const unequalQuotes = (row: number) =>
  `The quotation marks in row ${row} do not match. Save the file again in your spreadsheet program.`
