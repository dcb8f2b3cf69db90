/** Unit of an amount in a query. */
export type AmountUnit = 'rupees' | 'cc' | 'kg' | 'km' | 'mm' | 'kmpl'
export type QueryAmount = { number: number; unit: AmountUnit | undefined; words: number }

/**
 * Parses the amount that starts at a word: `80000`, `80k`, `1.5 lakh`, `125 cc`, `110kg`. Returns
 * also the number of words that it takes.
 */
export function parseQueryAmount(words: readonly string[], from: number): QueryAmount | undefined {
  const [, digits, attached = ''] = words[from]?.match(/^(\d{1,9}(?:\.\d{1,3})?)([a-z]*)$/) ?? []
  if (!digits) return undefined
  if (attached !== '' && !Object.hasOwn(units, attached)) return undefined
  const next = words[from + 1] ?? ''
  const isApart = attached === '' && Object.hasOwn(units, next)
  const [unit, times] = units[isApart ? next : attached] ?? [undefined, 1]
  const tail = isApart ? 2 : 1
  const isRupees = ['rs', 'rupees', 'rupee', 'inr'].includes(words[from + tail] ?? '')
  return {
    number: Number(digits) * times,
    unit: unit ?? (isRupees ? 'rupees' : undefined),
    words: isRupees ? tail + 1 : tail,
  }
}

const thousand = ['rupees', 1000] as const
const lakh = ['rupees', 100_000] as const
const units: Record<string, readonly [AmountUnit | undefined, number]> = {
  '': [undefined, 1],
  k: thousand,
  thousand,
  thousands: thousand,
  hazar: thousand,
  l: lakh,
  lac: lakh,
  lacs: lakh,
  lakh,
  lakhs: lakh,
  rs: ['rupees', 1],
  rupees: ['rupees', 1],
  inr: ['rupees', 1],
  cc: ['cc', 1],
  kg: ['kg', 1],
  kgs: ['kg', 1],
  km: ['km', 1],
  kms: ['km', 1],
  mm: ['mm', 1],
  cm: ['mm', 10],
  kmpl: ['kmpl', 1],
  kpl: ['kmpl', 1],
}

/**
 * Guesses the unit of a limit without one. "Under 80000", "under 80" and "under 1" mean money,
 * "under 150" means an engine.
 */
export function guessAmountUnit({ number, unit }: Pick<QueryAmount, 'number' | 'unit'>): {
  number: number
  unit: AmountUnit
} {
  if (unit) return { number, unit }
  if (number >= 2500) return { number, unit: 'rupees' }
  if (number >= 100) return { number, unit: 'cc' }
  return { number: number * (number >= 20 ? 1000 : 100_000), unit: 'rupees' }
}
