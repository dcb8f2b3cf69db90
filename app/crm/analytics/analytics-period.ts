import { addDays, daysSinceMonday, previousMonth } from '#app/platform/calendar/day-arithmetic.ts'
import type { Day } from '#app/platform/calendar/zoned-dates.server.ts'

/** A period of days. Its first and last day are included. */
export type AnalyticsPeriod = { from: Day; to: Day }

export const periodPresets = ['week', 'month', 'last-month', 'quarter'] as const
export type PeriodPreset = (typeof periodPresets)[number]

/** Maximum length of a period in days. */
export const maxAnalyticsPeriodDays = 366

/**
 * Returns the period of a preset, which ends today: this week from Monday, or the last four or
 * thirteen weeks. `last-month` is the previous calendar month instead.
 */
export function periodForPreset(preset: PeriodPreset, today: Day): AnalyticsPeriod {
  if (preset === 'last-month') return previousMonth(today)
  const back = { week: daysSinceMonday(today), month: 27, quarter: 90 }[preset]
  return { from: addDays(today, -back), to: today }
}

/** Splits a period into weeks from Monday. The first and the last week may be shorter. */
export function splitIntoWeeks({ from, to }: AnalyticsPeriod): AnalyticsPeriod[] {
  const weeks: AnalyticsPeriod[] = []
  for (let start = from; start <= to; ) {
    const sunday = addDays(start, 6 - daysSinceMonday(start))
    weeks.push({ from: start, to: sunday < to ? sunday : to })
    start = addDays(sunday, 1)
  }
  return weeks
}
