import type { Day } from '#app/platform/calendar/zoned-dates.server.ts'
import type { WarrantyCover } from './warranty-cover.ts'

/** What an owner knows: the day of the sale, what the odometer shows today, and how far he rides in a month. */
export type OdometerReading = { sold: Day; odometer: number; monthly: number }

/** The last days of a cover, by date and by kilometres; `km` is undefined where they never come together. */
export type WarrantyEnd = {
  date: Day
  km: Day | undefined
  /** The kilometres are there already. */
  isRidden: boolean
  /** Whichever comes first. */
  first: Day
  isKmFirst: boolean
}

export function calculateWarrantyEnd(
  cover: WarrantyCover,
  ridden: OdometerReading,
  today: Day,
): WarrantyEnd {
  const date = lastDayOfPeriod(ridden.sold, { years: cover.years })
  const isRidden = ridden.odometer >= cover.km
  const km = isRidden
    ? today
    : dayKilometresReached(cover.km - ridden.odometer, ridden.monthly, today)
  const isKmFirst = km !== undefined && km < date
  return { date, km, isRidden, first: isKmFirst ? km : date, isKmFirst }
}

/** The last day on which an extension is sold: no later than the rule, nor than the standard cover lasts. */
export function lastDayToBuyExtension(
  standard: WarrantyEnd,
  sold: Day,
  soldForMonths: number | undefined,
): Day {
  if (soldForMonths === undefined) return standard.first
  const rule = lastDayOfPeriod(sold, { months: soldForMonths })
  return rule < standard.first ? rule : standard.first
}

/**
 * A year from 1 June ends on 31 May. Where the month has no such day, as a year from 29 February has none, it
 * ends with that month.
 */
function lastDayOfPeriod(from: Day, span: { years: number } | { months: number }): Day {
  const begun = Temporal.PlainDate.from(from)
  const again = begun.add(span)
  return (again.day < begun.day ? again : again.subtract({ days: 1 })).toString()
}

/** Beyond a machine's life no day is worth naming. */
const maxDays = 50 * 365.25

function dayKilometresReached(left: number, monthly: number, today: Day): Day | undefined {
  const days = Math.floor((left / monthly) * (365.25 / 12))
  return days <= maxDays ? Temporal.PlainDate.from(today).add({ days }).toString() : undefined
}
