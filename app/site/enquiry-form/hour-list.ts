import type { FreeHour } from '#app/crm/appointments/free-hours.ts'
import type { BookedHour } from '#app/crm/enquiries/booked-hour.ts'
import type { HourList } from './appointment-choices.ts'
import * as words from './hour-picker-words.ts'

type Days = {
  /** Some days from today on or from the chosen day on. */
  days: readonly { day: string; hours: readonly FreeHour[]; why?: string | undefined }[]
  /** The first free hour. */
  first: BookedHour | undefined
}

/** Returns the hours of a day, or the reason why it has none and the next day that has. */
export function hourListOf(day: string, { days, first }: Days): HourList {
  const own = days.find((it) => it.day === day)
  if (own && own.hours.length > 0) return { day, hours: own.hours, first }
  const next = days.find((it) => it.day > day && it.hours.length > 0)?.day ?? first?.day
  return { day, hours: [], first, next, message: own?.why ?? words.noneOnDay(day) }
}
