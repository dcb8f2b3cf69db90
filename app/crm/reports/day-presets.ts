import { addDays, mondayOf, previousMonth } from '#app/platform/calendar/day-arithmetic.ts'
import type { ReportFilter } from './report-filter.ts'
import * as words from './staff-words.ts'

/**
 * Days that the user can choose with one tap, as `YYYY-MM-DD`. The first and the last day are
 * included.
 */
export type DayPreset = { label: string; from: string; to: string }

/** Returns the presets for the day of arrival. */
export function receivedDayPresets(today: string): DayPreset[] {
  const yesterday = addDays(today, -1)
  return [
    { label: words.today, from: today, to: today },
    { label: words.yesterday, from: yesterday, to: yesterday },
    { label: words.lastSevenDays, from: addDays(today, -6), to: today },
    { label: words.thisMonth, ...monthToDate(today) },
    { label: words.lastMonth, ...previousMonth(today) },
  ]
}

/** Returns the days from the first of the month to today. */
export function monthToDate(today: string): { from: string; to: string } {
  return { from: `${today.slice(0, 7)}-01`, to: today }
}

/** Returns the presets for the booking day. */
export function bookingDayPresets(today: string): DayPreset[] {
  const tomorrow = addDays(today, 1)
  const yesterday = addDays(today, -1)
  const monday = mondayOf(today)
  return [
    { label: words.today, from: today, to: today },
    { label: words.tomorrow, from: tomorrow, to: tomorrow },
    { label: words.yesterday, from: yesterday, to: yesterday },
    { label: words.thisWeek, from: monday, to: addDays(monday, 6) },
  ]
}

/** Applies a preset, or removes it if it is already active. */
export function toggleReceivedPreset(filter: ReportFilter, { from, to }: DayPreset): ReportFilter {
  const isChosen = filter.fromDate === from && filter.toDate === to
  const days = isChosen ? [undefined, undefined] : [from, to]
  return { ...filter, page: 1, fromDate: days[0], toDate: days[1] }
}

export function toggleBookingPreset(filter: ReportFilter, { from, to }: DayPreset): ReportFilter {
  const isChosen = filter.bookingFrom === from && filter.bookingTo === to
  const days = isChosen ? [undefined, undefined] : [from, to]
  return { ...filter, page: 1, bookingFrom: days[0], bookingTo: days[1] }
}
