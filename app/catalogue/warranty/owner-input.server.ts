import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import type { Day } from '#app/platform/calendar/zoned-dates.server.ts'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import { parseNumber } from '#app/platform/schema/parse-number.ts'
import * as words from './calculator-words.ts'
import type { Ridden } from './cover-end.server.ts'

export const ownerFields = ['machine', 'sold', 'odometer', 'monthly'] as const
export type OwnerField = (typeof ownerFields)[number]

/** What an owner typed, and what is wrong with it in words. */
export type OwnerInput = Record<OwnerField, string>
export type OwnerErrors = Partial<Record<OwnerField, string>>

/** Asked once the form was sent: its fields are in the address, be they empty. */
export const isOwnerAsking = (query: URLSearchParams) => query.has('sold')

export function ownerInputFrom(query: URLSearchParams): OwnerInput {
  const field = (name: OwnerField) => (query.get(name) ?? '').trim().slice(0, 40)
  return {
    machine: field('machine'),
    sold: field('sold'),
    odometer: field('odometer'),
    monthly: field('monthly'),
  }
}

export function readOwner(
  input: OwnerInput,
  machines: readonly string[],
  today: Day,
): { ridden: Ridden; errors: OwnerErrors } {
  const odometer = readKilometres(input.odometer)
  const monthly = readKilometres(input.monthly)
  const errors: OwnerErrors = {
    ...(!machines.includes(input.machine) && { machine: words.chooseMachine }),
    ...saleError(input.sold, today),
    ...(!(odometer <= 999_999) && { odometer: words.odometer }),
    ...(!(monthly <= 20_000) && { monthly: words.monthly }),
  }
  return { ridden: { sold: input.sold, odometer, monthly }, errors }
}

function saleError(sold: string, today: Day): OwnerErrors {
  if (!isCalendarDay(sold)) return { sold: words.dayOfSale }
  if (sold > today) return { sold: words.saleAhead }
  return sold < '2000-01-01' ? { sold: words.saleLongAgo } : {}
}

/** `12,500 km` as people type it; NaN for anything but whole kilometres. */
function readKilometres(typed: string): number {
  const kilometres = parseNumber(normalizeIdentifier(typed).replace(/km\.?$/i, ''))
  return Number.isInteger(kilometres) && kilometres >= 0 ? kilometres : Number.NaN
}
