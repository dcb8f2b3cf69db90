/** Page titles of reports. */

export const pageTitle = (report: string) => `${report} · Admin Portal`
export const unknown = 'Report · Admin Portal'
