/** Texts around the rows of a printed report. */

export const unknown = 'Report'
export const entries = (count: number) => `${count} entries`
export const tooMany = (entriesFound: number, most: number) =>
  `There are ${entriesFound} entries, and at most ${most} can be printed at once. Choose fewer days, or use the CSV, which has all of them.`
