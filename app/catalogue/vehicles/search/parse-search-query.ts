import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import { guessAmountUnit, parseQueryAmount, type QueryAmount } from './parse-query-amount.ts'
import { parseRiderHeight } from './parse-rider-height.ts'
import type { QueryLimit, RupeesOf } from './query-limit.ts'
import {
  type LimitWord,
  maxPhraseWords,
  searchLexicon,
  type WordMeaning,
} from './search-lexicon.ts'
import type { SortOrderName } from './sort-orders.ts'

/**
 * The meaning of a part of a query, independent of the models. `places` are the positions of its
 * words.
 */
export type QueryTerm = { places: readonly number[] } & (
  | { is: 'kind'; kind: VehicleKind }
  | { is: 'use'; uses: readonly string[] }
  | { is: 'petrol' }
  | { is: 'automatic' }
  | { is: 'order'; order: SortOrderName }
  | { is: 'rider'; cm: number; decimal?: string }
  | { is: 'bound'; bound: QueryLimit }
  /** `125`: an engine of about that size, or part of a name. */
  | { is: 'number'; digits: string; isEngine: boolean }
  /** Words of a name, and unknown words. */
  | { is: 'words'; words: readonly string[] }
)

/**
 * Parses a query. A word for which `isName` returns `true` belongs to a model's name, which takes
 * precedence over other meanings.
 */
export function parseSearchQuery(
  words: readonly string[],
  isName: (word: string) => boolean,
): QueryTerm[] {
  const parts: QueryTerm[] = []
  const hasRider = words.some((_, from) => parseRiderHeight(words, from))
  const seats: number[] = []
  let at = 0
  while (at < words.length) {
    const read =
      readHeight(words, at) ??
      readBound(words, at) ??
      (hasRider ? readSeat(words, at) : undefined) ??
      readMeaning(words, at, isName) ??
      readNumber(words, at)
    const places = Array.from({ length: read?.words ?? 1 }, (_, index) => at + index)
    at += places.length
    if (read?.isSeat) seats.push(...places)
    if (read?.part) parts.push({ ...read.part, places })
    else if (!read) addWordTerm(parts, words[places[0] ?? 0] ?? '', places)
  }
  return withoutRedundantTerms(withOnRoadLimits(parts)).map((part) =>
    part.is === 'rider' ? { ...part, places: [...part.places, ...seats] } : part,
  )
}

type ParsedTerm = { words: number; part: TermMeaning | undefined; isSeat?: true }
type TermMeaning = QueryTerm extends infer Each
  ? Each extends QueryTerm
    ? Omit<Each, 'places'>
    : never
  : never

function readHeight(words: readonly string[], from: number): ParsedTerm | undefined {
  const rider = parseRiderHeight(words, from)
  if (!rider) return undefined
  const { words: count, ...height } = rider
  return { words: count, part: { is: 'rider', ...height } }
}

/**
 * Consumes "seat" in "seat for 155 cm" and "155 cm seat height": the rider's height already implies
 * the seat height.
 */
function readSeat(words: readonly string[], from: number): ParsedTerm | undefined {
  if (words[from] !== 'seat' && words[from] !== 'seats') return undefined
  return { words: words[from + 1] === 'height' ? 2 : 1, part: undefined, isSeat: true }
}

/**
 * Parses a limit such as "under 80000", "between 80000 and 1 lakh", "80k to 1 lakh" or "₹80,000".
 */
function readBound(words: readonly string[], at: number): ParsedTerm | undefined {
  const before = phraseAt(words, at, ({ is }) => is === 'rupeesOf')
  const from = before ? skipNoise(words, at + before.words) : at
  const limit = phraseAt(words, from, ({ is }) => is === 'bound')
  const word: LimitWord | undefined =
    limit?.meaning.is === 'bound' ? limit.meaning.bound : undefined
  const start = skipNoise(words, from + (limit?.words ?? 0))
  const first = word ? start : from
  const typed = parseQueryAmount(words, first)
  if (!typed) return undefined
  const end = first + typed.words
  const typedUpper = isRangeWord(words[end], word) ? parseQueryAmount(words, end + 1) : undefined
  const last = typedUpper ? end + 1 + typedUpper.words : end
  const rupees = readRupeesOf(words, { before, last, first: typed, upper: typedUpper, word })
  if (before && !rupees) return undefined
  // For example "mileage above 50" or "60 average".
  const isOfMileage = isMileage(words[from - 1]) || isMileage(words[last])
  const withUnit = (one: QueryAmount) => {
    if (rupees) return withRupees(one, rupees.of)
    return isOfMileage ? withMileageUnit(one) : one
  }
  const amount = withUnit(typed)
  const upper = typedUpper && withUnit(typedUpper)
  const unitOf = (bound: QueryLimit): QueryLimit => (rupees ? { ...bound, unit: rupees.of } : bound)
  if (upper && (word === undefined || word === 'between' || word === 'over')) {
    const bound = rangeLimit(amount, upper)
    if (word || bound.unit === 'rupees' || upper.unit)
      return { words: (rupees?.end ?? last) - at, part: { is: 'bound', bound: unitOf(bound) } }
  }
  const own = word && word !== 'between' ? word : impliedLimit(amount)
  if (!own) return undefined
  const { number, unit } = guessAmountUnit(amount)
  const bound = unitOf({ unit, word: own, number })
  return { words: (rupees?.end ?? end) - at, part: { is: 'bound', bound } }
}

type TypedLimit = {
  before: { meaning: WordMeaning } | undefined
  /** Position after the amounts. */
  last: number
  first: QueryAmount
  upper: QueryAmount | undefined
  word: LimitWord | undefined
}

/**
 * Finds out if a limit means the on-road price or the instalment: "on road under 1 lakh", "3000 a
 * month". Returns the position after all its words. In "shine 125 on road" the number is a name.
 */
function readRupeesOf(
  words: readonly string[],
  { before, last, first, upper, word }: TypedLimit,
): { of: RupeesOf; end: number } | undefined {
  let of = before?.meaning.is === 'rupeesOf' ? before.meaning.of : undefined
  let end = last
  for (;;) {
    const next = phraseAt(words, end, ({ is }) => is === 'rupeesOf')
    if (next?.meaning.is !== 'rupeesOf' || (of ?? next.meaning.of) !== next.meaning.of) break
    of = next.meaning.of
    end += next.words
  }
  const isMoney = [first, upper].every((it) => !it || (it.unit ?? 'rupees') === 'rupees')
  if (!of || !isMoney) return undefined
  const isSum = upper !== undefined || first.unit === 'rupees' || first.number >= leastSum[of]
  return word || isSum ? { of, end } : undefined
}

/** Lower numbers without a limit word or a unit are parts of names. */
const leastSum: Record<RupeesOf, number> = { onRoad: 20_000, monthly: 1000 }

/** Reads "under 3 a month" and "under 120 on road" as thousands, and "under 1 on road" as lakhs. */
function withRupees(amount: QueryAmount, of: RupeesOf): QueryAmount {
  if (amount.unit) return amount
  const { number } = amount
  const isThousands = of === 'monthly' ? number < 100 : number >= 20 && number < 2500
  const times = of === 'onRoad' && number < 20 ? 100_000 : isThousands ? 1000 : 1
  return { ...amount, number: number * times, unit: 'rupees' }
}

function isMileage(word: string | undefined): boolean {
  const meanings = searchLexicon.get(word ?? '')
  return meanings?.some((it) => it.is === 'order' && it.order === 'mileage') ?? false
}

/** Treats a plausible number without a unit beside "mileage" as kilometres per litre. */
function withMileageUnit(amount: QueryAmount): QueryAmount {
  const isPlausible = amount.unit === undefined && amount.number <= 150
  return isPlausible || amount.unit === 'km' ? { ...amount, unit: 'kmpl' } : amount
}

/** Builds a range. Both ends share a unit if only one states it: "1 to 2 lakh". */
function rangeLimit(lower: QueryAmount, upper: QueryAmount): QueryLimit {
  const last = guessAmountUnit(upper)
  const isShort = !lower.unit && last.unit === 'rupees' && lower.number < 1000
  const times = isShort && upper.number > 0 ? (lower.number < 10 ? 100_000 : 1000) : 1
  return {
    unit: lower.unit ?? last.unit,
    word: 'between',
    number: lower.number * times,
    to: last.number,
  }
}

function isRangeWord(word: string | undefined, limit: LimitWord | undefined): boolean {
  return word === 'to' || (word === 'and' && limit === 'between')
}

/**
 * Returns the implied limit of an amount without a limit word: a maximum for money, weight or seat
 * height, a minimum for range or mileage.
 */
function impliedLimit({ number, unit }: QueryAmount): Exclude<LimitWord, 'between'> | undefined {
  if (unit === 'km' || unit === 'kmpl') return 'over'
  if (unit === 'rupees' || unit === 'kg' || unit === 'mm') return 'upTo'
  return unit === undefined && number >= 20_000 ? 'upTo' : undefined
}

function readMeaning(
  words: readonly string[],
  from: number,
  isName: (word: string) => boolean,
): ParsedTerm | undefined {
  const found = phraseAt(words, from, ({ is }) => is !== 'bound' && is !== 'to')
  if (!found || (found.words === 1 && isName(words[from] ?? ''))) {
    // A limit word without an amount is ignored.
    const limit = phraseAt(words, from, ({ is }) => is === 'bound' || is === 'to')
    return limit && !found ? { words: limit.words, part: undefined } : undefined
  }
  const { meaning } = found
  const isIgnored =
    meaning.is === 'noise' ||
    meaning.is === 'rupeesOf' ||
    meaning.is === 'bound' ||
    meaning.is === 'to'
  return { words: found.words, part: isIgnored ? undefined : meaning }
}

/** Parses `125`, `125cc` or `125 cc`. Small numbers such as `2.0` belong to a name. */
function readNumber(words: readonly string[], from: number): ParsedTerm | undefined {
  const amount = parseQueryAmount(words, from)
  const digits = words[from]?.replace(/[a-z]+$/, '') ?? ''
  if (!amount || (amount.unit !== 'cc' && (amount.unit !== undefined || amount.number < 50)))
    return undefined
  return { words: amount.words, part: { is: 'number', digits, isEngine: amount.unit === 'cc' } }
}

/** Finds the longest phrase of the lexicon at this position with a suitable meaning. */
function phraseAt(
  words: readonly string[],
  from: number,
  fits: (meaning: WordMeaning) => boolean,
): { meaning: WordMeaning; words: number } | undefined {
  for (let length = maxPhraseWords; length > 0; length--) {
    if (from + length > words.length) continue
    const meaning = searchLexicon.get(words.slice(from, from + length).join(' '))?.find(fits)
    if (meaning) return { meaning, words: length }
  }
  return undefined
}

function skipNoise(words: readonly string[], from: number): number {
  const meanings = searchLexicon.get(words[from] ?? '')
  return meanings?.some(({ is }) => is === 'noise') ? from + 1 : from
}

/** Joins adjacent words, because they may be one name: "x blade", "activa e". */
function addWordTerm(parts: QueryTerm[], word: string, places: readonly number[]) {
  const last = parts.at(-1)
  if (last?.is === 'words' && last.places.at(-1) === (places[0] ?? 0) - 1)
    parts[parts.length - 1] = {
      is: 'words',
      words: [...last.words, word],
      places: [...last.places, ...places],
    }
  else parts.push({ is: 'words', words: [word], places })
}

/** In "lowest on road price under 1 lakh", the words belong to the order and to the limit. */
function withOnRoadLimits(parts: readonly QueryTerm[]): QueryTerm[] {
  const isOnRoad = parts.some((part) => part.is === 'order' && part.order === 'onRoad')
  return parts.map((part) =>
    isOnRoad && part.is === 'bound' && part.bound.unit === 'rupees'
      ? { ...part, bound: { ...part.bound, unit: 'onRoad' } }
      : part,
  )
}

/** For "electric scooter" keeps only the kind electric. */
function withoutRedundantTerms(parts: readonly QueryTerm[]): QueryTerm[] {
  const isElectric = parts.some((part) => part.is === 'kind' && part.kind === 'ev')
  return parts.filter((part) => !isElectric || part.is !== 'kind' || part.kind === 'ev')
}
