/** Texts of the dashboard's charts. */

export const loadingCharts = 'Loading charts…'
export const failed = (reason: string) => `Error: ${reason}`
export const chartsFailed = 'The charts could not be loaded.'
export const tryAgain = 'Try again'

export const lastDays = (days: number) => `Enquiries in the last ${days} days`
export const kind = 'Type'
export const byDay = 'By day'
export const total = 'Total'
export const totalOf = (enquiries: number, kindName: string) =>
  [enquiries, ` in ${kindName}`] as const
export const today = 'today'

/** Description of the bars for screen readers. */
export const noneAtAll = 'None'
export const todayAndMost = (onToday: number, day: string, most: number) =>
  `Today ${onToday}; most on ${day}: ${most}`

export const newest = 'Newest'
export const firstWillStandHere = 'The first enquiry from the website will appear here.'
