import {
  buildPriceQuery,
  parsePriceQuery,
  pricePath,
} from '#app/catalogue/vehicles/on-road-price/price-query.ts'
import { toBikeName } from '#app/catalogue/vehicles/vehicle.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import type { EnquiryRecordEntry } from './enquiry-record-schema.ts'
import * as words from './price-choices-words.ts'

type PresentedChoices = NonNullable<EnquiryRecordEntry['priceChoices']>

/**
 * Prepares the choices behind an on-road price for staff. Amounts of charges are not among them,
 * because a visitor could send any.
 *
 * @param answers Stored answers of the enquiry, with model and variant.
 */
export function presentPriceChoices(
  stored: string,
  { model, variant }: { readonly model?: unknown; readonly variant?: unknown },
): PresentedChoices {
  const query = parsePriceQuery(new URLSearchParams(stored))
  const named = typeof variant === 'string' && variant !== '' ? { ...query, variant } : query
  const { options, warranty, exchange, down, months, amc } = query
  const line = (label: string, value: string | undefined) =>
    value === undefined ? [] : [{ label, value }]
  return {
    path: pricePath(typeof model === 'string' ? toBikeName(model) : '', named),
    lines: [
      ...line(words.lines, options && words.ownLines),
      ...line(words.warranty, warranty === undefined ? undefined : words.years(warranty)),
      ...line(words.contract, amc && words.wanted),
      ...line(words.exchange, exchange === undefined ? undefined : formatRupees(exchange)),
      ...line(words.down, down === undefined ? undefined : formatRupees(down)),
      ...line(words.loan, months === undefined ? undefined : words.months(months)),
    ],
  }
}

/** Returns the choices as one text. */
export function priceChoicesCellText(stored: string): string {
  return presentPriceChoices(stored, {})
    .lines.map(({ label, value }) => `${label}: ${value}`)
    .join(', ')
}

/** Returns `true` if the query has a choice that staff should know. */
export function hasPriceChoices(stored: string): boolean {
  const { variant: _, fit: __, on: ___, ...choices } = parsePriceQuery(new URLSearchParams(stored))
  return buildPriceQuery(choices) !== ''
}
