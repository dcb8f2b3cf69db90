/** What stands on paper around a report's rows. */

export const unknown = 'Report'
export const entries = (count: number) => `${count} entries`
export const tooMany = (entriesFound: number, most: number) =>
  `These are ${entriesFound} entries, more than ${most} that can be printed in one go. Narrow the dates, or take the CSV, which holds them all.`
