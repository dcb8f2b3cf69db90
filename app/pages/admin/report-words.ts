/** What the browser's tab says of a report. */

export const pageTitle = (report: string) => `${report} · Admin Portal`
export const unknown = 'Report · Admin Portal'
