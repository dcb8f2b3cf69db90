import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import type { Day } from '#app/platform/calendar/zoned-dates.server.ts'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import { parseNumber } from '#app/platform/schema/parse-number.ts'
import type { OdometerReading } from './warranty-end.server.ts'
import * as words from './warranty-result-words.ts'

export const warrantyCalculatorFields = ['machine', 'sold', 'odometer', 'monthly'] as const
export type WarrantyCalculatorField = (typeof warrantyCalculatorFields)[number]

/** The typed input, and the error messages by field. */
export type WarrantyCalculatorInput = Record<WarrantyCalculatorField, string>
export type WarrantyCalculatorErrors = Partial<Record<WarrantyCalculatorField, string>>

/** `true` after the form was sent: the address then has its fields, even if they are empty. */
export const isCalculatorFormSent = (query: URLSearchParams) => query.has('sold')

export function calculatorInputFromQuery(query: URLSearchParams): WarrantyCalculatorInput {
  const field = (name: WarrantyCalculatorField) => (query.get(name) ?? '').trim().slice(0, 40)
  return {
    machine: field('machine'),
    sold: field('sold'),
    odometer: field('odometer'),
    monthly: field('monthly'),
  }
}

export function parseCalculatorInput(
  input: WarrantyCalculatorInput,
  machines: readonly string[],
  today: Day,
): { ridden: OdometerReading; errors: WarrantyCalculatorErrors } {
  const odometer = parseKilometres(input.odometer)
  const monthly = parseKilometres(input.monthly)
  const errors: WarrantyCalculatorErrors = {
    ...(!machines.includes(input.machine) && { machine: words.chooseMachine }),
    ...saleDateError(input.sold, today),
    ...(!(odometer <= 999_999) && { odometer: words.odometer }),
    ...(!(monthly <= 20_000) && { monthly: words.monthly }),
  }
  return { ridden: { sold: input.sold, odometer, monthly }, errors }
}

function saleDateError(sold: string, today: Day): WarrantyCalculatorErrors {
  if (!isCalendarDay(sold)) return { sold: words.dayOfSale }
  if (sold > today) return { sold: words.saleAhead }
  return sold < '2000-01-01' ? { sold: words.saleLongAgo } : {}
}

/**
 * Parses kilometres as people type them, such as `12,500 km`. Returns NaN for anything but whole
 * kilometres.
 */
function parseKilometres(typed: string): number {
  const kilometres = parseNumber(normalizeIdentifier(typed).replace(/km\.?$/i, ''))
  return Number.isInteger(kilometres) && kilometres >= 0 ? kilometres : Number.NaN
}
