/** What stands under a report on paper. */

const list = new Intl.ListFormat('en-IN')
export const leftOut = (columns: readonly string[]) =>
  `There was no room for ${list.format(columns)}: the CSV has it.`
