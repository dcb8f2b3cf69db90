/** Texts on each page of a PDF around the table. */

export const entries = (count: number) => `${count} entries`
/** Page number and page count; the count is drawn when the last page is full. */
export const sheet = [(page: number) => `Page ${page}`, (pages: number) => `of ${pages}`] as const
