import type { AmountUnit } from './parse-query-amount.ts'
import type { LimitWord } from './search-lexicon.ts'
import type { SearchableModel } from './searchable-model.ts'

/**
 * A limit from a query. `under` excludes the number itself; `around` includes 10 % on either side.
 */
export type QueryLimit =
  | { unit: LimitUnit; word: Exclude<LimitWord, 'between'>; number: number }
  | QueryRange
export type QueryRange = { unit: LimitUnit; word: 'between'; number: number; to: number }

/** `onRoad` and `monthly`: rupees of the on-road price and of the monthly instalment. */
type LimitUnit = AmountUnit | RupeesOf
export type RupeesOf = 'onRoad' | 'monthly'

export const limitValues: Record<LimitUnit, (model: SearchableModel) => number | undefined | null> =
  {
    rupees: ({ price }) => price || null,
    onRoad: ({ onRoad }) => onRoad?.total,
    monthly: ({ monthly }) => monthly,
    cc: ({ engineCc }) => engineCc,
    kg: ({ measures }) => measures.kg,
    km: ({ measures }) => measures.range,
    mm: ({ measures }) => measures.seat,
    kmpl: ({ measures }) => measures.mileage,
  }

/**
 * Returns the relative distance of a model from a limit: 0 is within it. Returns Infinity if the
 * value is unknown.
 */
export function distanceFromLimit(model: SearchableModel, bound: QueryLimit): number {
  const amount = limitValues[bound.unit](model)
  if (amount === null || amount === undefined) return Infinity
  const [least, most] = limitRange(bound)
  if (bound.word === 'under' && amount === bound.number) return Number.EPSILON
  if (amount >= least && amount <= most) return 0
  return amount < least ? (least - amount) / least : (amount - most) / Math.max(most, 1)
}

function limitRange(bound: QueryLimit): [least: number, most: number] {
  switch (bound.word) {
    case 'under':
    case 'upTo':
      return [0, bound.number]
    case 'over':
      return [bound.number, Infinity]
    case 'around':
      return [bound.number * 0.9, bound.number * 1.1]
    case 'between':
      return [Math.min(bound.number, bound.to), Math.max(bound.number, bound.to)]
  }
}
