/** `2026-11-22` as people read it: "22 Nov 2026", in one piece (its spaces do not break a line). */
export function shownDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day}\u00a0${shortMonths[(month ?? 0) - 1]}\u00a0${year}`
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
