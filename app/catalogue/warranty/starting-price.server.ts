import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import * as words from './starting-price-words.ts'

/** The lowest price with the day of its check. Without prices it has the phone number to ask. */
export type StartingPrice = { figure?: string; said: string; phone?: string | undefined }

type WithOptionalPrice = { price?: number | undefined }

export function presentStartingPrice(
  prices: readonly WithOptionalPrice[],
  checkedOn: string | undefined,
  { unit, phone }: { unit: 'once' | 'year'; phone: string | undefined },
): StartingPrice {
  const known = prices.flatMap(({ price }) => price ?? [])
  if (known.length === 0) return phone ? { said: words.askUs, phone } : { said: '' }
  const lowest = formatRupees(Math.min(...known))
  return {
    figure: unit === 'year' ? words.fromAYear(lowest) : words.from(lowest),
    said: checkedOn ? words.pricesCheckedOn(formatNonBreakingDay(checkedOn)) : '',
  }
}
