import { dayFrom, monthBefore, weekOf } from '#app/platform/calendar/near-days.ts'
import type { ReportFilter } from './filter.ts'
import * as words from './staff-words.ts'

/** Days that are asked for in one tap. */
export type Preset = { label: string; from: string; to: string }

/** Of when an enquiry came in. */
export function receivedPresets(today: string): Preset[] {
  const yesterday = dayFrom(today, -1)
  return [
    { label: words.today, from: today, to: today },
    { label: words.yesterday, from: yesterday, to: yesterday },
    { label: words.lastSevenDays, from: dayFrom(today, -6), to: today },
    { label: words.thisMonth, ...thisMonth(today) },
    { label: words.lastMonth, ...monthBefore(today) },
  ]
}

/** From the first of the month until today. */
export function thisMonth(today: string): { from: string; to: string } {
  return { from: `${today.slice(0, 7)}-01`, to: today }
}

/** Of the day that was wished. */
export function bookingPresets(today: string): Preset[] {
  const tomorrow = dayFrom(today, 1)
  const yesterday = dayFrom(today, -1)
  const monday = weekOf(today)
  return [
    { label: words.today, from: today, to: today },
    { label: words.tomorrow, from: tomorrow, to: tomorrow },
    { label: words.yesterday, from: yesterday, to: yesterday },
    { label: words.thisWeek, from: monday, to: dayFrom(monday, 6) },
  ]
}

/** Chosen a second time, a preset is taken back. */
export function withReceived(filter: ReportFilter, { from, to }: Preset): ReportFilter {
  const isChosen = filter.fromDate === from && filter.toDate === to
  const days = isChosen ? [undefined, undefined] : [from, to]
  return { ...filter, page: 1, fromDate: days[0], toDate: days[1] }
}

export function withBooking(filter: ReportFilter, { from, to }: Preset): ReportFilter {
  const isChosen = filter.bookingFrom === from && filter.bookingTo === to
  const days = isChosen ? [undefined, undefined] : [from, to]
  return { ...filter, page: 1, bookingFrom: days[0], bookingTo: days[1] }
}
