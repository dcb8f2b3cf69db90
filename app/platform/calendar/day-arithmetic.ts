/** The day so many days after `day`, or before it; both `YYYY-MM-DD`. In the browser too, which knows no Temporal everywhere. */
export function addDays(day: string, days: number): string {
  const there = new Date(`${day}T00:00:00Z`)
  there.setUTCDate(there.getUTCDate() + days)
  return there.toISOString().slice(0, 10)
}

/** The Monday of the week that the day is in. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** The first and the last day of the calendar month before the day's. */
export function previousMonth(day: string): { from: string; to: string } {
  const to = addDays(`${day.slice(0, 7)}-01`, -1)
  return { from: `${to.slice(0, 7)}-01`, to }
}

/** How many days a period has; both days are in it. */
export function countDaysInRange({ from, to }: { from: string; to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
}

/** What day it is there now. */
export function todayInZone(zone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now)
}
