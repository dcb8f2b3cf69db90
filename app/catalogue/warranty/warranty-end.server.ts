import type { Day } from '#app/platform/calendar/zoned-dates.server.ts'
import type { WarrantyCover } from './warranty-cover.ts'

/** The owner's input: day of sale, kilometres on the odometer today, and kilometres per month. */
export type OdometerReading = { sold: Day; odometer: number; monthly: number }

/**
 * The last days of a warranty, by date and by kilometres. `km` is undefined if the kilometres are
 * never reached.
 */
export type WarrantyEnd = {
  date: Day
  km: Day | undefined
  /** `true` if the kilometres are already reached. */
  isRidden: boolean
  /** The earlier of both days. */
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

/**
 * Returns the last day to buy an extension: the earlier of the dealer's rule and the end of the
 * standard warranty.
 */
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
 * Returns the last day of a period: a year from 1 June ends on 31 May. If the final month lacks the
 * day, as after 29 February, the period ends with that month.
 */
function lastDayOfPeriod(from: Day, span: { years: number } | { months: number }): Day {
  const begun = Temporal.PlainDate.from(from)
  const again = begun.add(span)
  return (again.day < begun.day ? again : again.subtract({ days: 1 })).toString()
}

/** About 50 years, in days: a later date is not shown. */
const maxDays = 50 * 365.25

function dayKilometresReached(left: number, monthly: number, today: Day): Day | undefined {
  const days = Math.floor((left / monthly) * (365.25 / 12))
  return days <= maxDays ? Temporal.PlainDate.from(today).add({ days }).toString() : undefined
}
