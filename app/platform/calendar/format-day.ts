/** Formats a day `2026-11-22` as "22 Nov 2026". */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${shortMonthNames[(month ?? 0) - 1]} ${year}`
}

/**
 * Formats a day with no-break spaces, for running text on a page. Files, mails and fields use
 * `formatDay`.
 */
export function formatNonBreakingDay(date: string): string {
  return formatDay(date).replaceAll(' ', '\u00a0')
}

export const shortMonthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]
