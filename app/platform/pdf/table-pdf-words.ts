/** What stands on each sheet of a PDF beside the table's own words. */

export const entries = (count: number) => `${count} entries`
/** Which sheet, and of how many: the second is drawn when the last is full. */
export const sheet = [(page: number) => `Page ${page}`, (pages: number) => `of ${pages}`] as const
