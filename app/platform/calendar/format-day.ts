/** `2026-11-22` as people read it: "22 Nov 2026". */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${shortMonthNames[(month ?? 0) - 1]} ${year}`
}

/** The same within a sentence of a page: its spaces do not break the line. Files, mails and fields take `formatDay`. */
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
