import { previousMonth } from '#app/platform/calendar/day-arithmetic.ts'
import type { Day } from '#app/platform/calendar/zoned-dates.server.ts'

/** Both days are in it. */
export type AnalyticsPeriod = { from: Day; to: Day }

export const periodPresets = ['week', 'month', 'last-month', 'quarter'] as const
export type PeriodPreset = (typeof periodPresets)[number]

/** More would be counted for nobody. */
export const maxAnalyticsPeriodDays = 366

/** This week from its Monday, the last four weeks or thirteen, all three up to today; or the calendar month before. */
export function periodForPreset(preset: PeriodPreset, today: Day): AnalyticsPeriod {
  if (preset === 'last-month') return previousMonth(today)
  const back = { week: weekdayOf(today), month: 27, quarter: 90 }[preset]
  return { from: shiftDay(today, -back), to: today }
}

/** The weeks of a period, Monday first; the first and the last may be shorter. */
export function splitIntoWeeks({ from, to }: AnalyticsPeriod): AnalyticsPeriod[] {
  const weeks: AnalyticsPeriod[] = []
  for (let start = from; start <= to; ) {
    const sunday = shiftDay(start, 6 - weekdayOf(start))
    weeks.push({ from: start, to: sunday < to ? sunday : to })
    start = shiftDay(sunday, 1)
  }
  return weeks
}

export function shiftDay(day: Day, ahead: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + ahead * 86_400_000).toISOString().slice(0, 10)
}

/** Days since Monday. */
function weekdayOf(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}
