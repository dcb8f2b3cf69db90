/**
 * Adds a number of days to `day`, or one day; a negative number subtracts. Both days are `YYYY-MM-DD`. Uses
 * `Date`, because this code also runs in browsers without Temporal.
 */
export function addDays(day: string, days = 1): string {
  const there = new Date(`${day}T00:00:00Z`)
  there.setUTCDate(there.getUTCDate() + days)
  return there.toISOString().slice(0, 10)
}

/** Returns the number of days since Monday: 0 to 6. */
export function daysSinceMonday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** Returns the Monday of the day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -daysSinceMonday(day))
}

/** Returns the first and the last day of the previous calendar month. */
export function previousMonth(day: string): { from: string; to: string } {
  const to = addDays(`${day.slice(0, 7)}-01`, -1)
  return { from: `${to.slice(0, 7)}-01`, to }
}

/** Returns the number of days between two days, or 0 if `to` is not after `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** Returns the number of days in a period, including both ends. */
export function countDaysInRange({ from, to }: { from: string; to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
}

/** Returns the present day in a time zone, or else in that of the browser, as `YYYY-MM-DD`. */
export function todayInZone(zone?: string, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now)
}
