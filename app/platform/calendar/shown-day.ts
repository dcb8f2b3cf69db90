/** `2026-11-22` as people read it: "22 Nov 2026". */
export function shownDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${shortMonths[(month ?? 0) - 1]} ${year}`
}

/** The same within a sentence of a page: its spaces do not break the line. Files, mails and fields take `shownDay`. */
export function unbrokenDay(date: string): string {
  return shownDay(date).replaceAll(' ', '\u00a0')
}

export const shortMonths = [
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
