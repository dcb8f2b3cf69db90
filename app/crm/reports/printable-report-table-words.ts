/** Text below a report's table in the PDF. */

const list = new Intl.ListFormat('en-IN')
export const leftOut = (columns: readonly string[]) =>
  `Not shown for lack of space: ${list.format(columns)}. The CSV has all columns.`
