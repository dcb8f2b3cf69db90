import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import { guessAmountUnit, parseQueryAmount, type QueryAmount } from './parse-query-amount.ts'
import { parseRiderHeight } from './parse-rider-height.ts'
import type { QueryLimit } from './query-limit.ts'
import {
  type LimitWord,
  maxPhraseWords,
  searchLexicon,
  type WordMeaning,
} from './search-lexicon.ts'
import type { SortOrderName } from './sort-orders.ts'

/** What a part of a query means, before anything is known of the models. `places` are its words. */
export type QueryTerm = { places: readonly number[] } & (
  | { is: 'kind'; kind: VehicleKind }
  | { is: 'use'; uses: readonly string[] }
  | { is: 'petrol' }
  | { is: 'automatic' }
  | { is: 'order'; order: SortOrderName }
  | { is: 'rider'; cm: number; decimal?: string }
  | { is: 'bound'; bound: QueryLimit }
  /** `125`: an engine of about that size, or a name with it. */
  | { is: 'number'; digits: string; isEngine: boolean }
  /** Words of a name, and what nobody understands. */
  | { is: 'words'; words: readonly string[] }
)

/** `isName` says whether a word is of a model's name: that comes before what it means otherwise. */
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
  return withoutRedundantTerms(parts).map((part) =>
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

/** "seat for 155 cm", "155 cm seat height": the rider's height already says which seats. */
function readSeat(words: readonly string[], from: number): ParsedTerm | undefined {
  if (words[from] !== 'seat' && words[from] !== 'seats') return undefined
  return { words: words[from + 1] === 'height' ? 2 : 1, part: undefined, isSeat: true }
}

/** "under 80000", "between 80000 and 1 lakh", "80k to 1 lakh", "₹80,000" */
function readBound(words: readonly string[], from: number): ParsedTerm | undefined {
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
  // "mileage above 50", "60 average"
  const isOfMileage = isMileage(words[from - 1]) || isMileage(words[last])
  const amount = isOfMileage ? withMileageUnit(typed) : typed
  const upper = typedUpper && isOfMileage ? withMileageUnit(typedUpper) : typedUpper
  if (upper && (word === undefined || word === 'between' || word === 'over')) {
    const bound = rangeLimit(amount, upper)
    if (word || bound.unit === 'rupees' || upper.unit)
      return { words: end + 1 + upper.words - from, part: { is: 'bound', bound } }
  }
  const own = word && word !== 'between' ? word : impliedLimit(amount)
  if (!own) return undefined
  const { number, unit } = guessAmountUnit(amount)
  return { words: end - from, part: { is: 'bound', bound: { unit, word: own, number } } }
}

function isMileage(word: string | undefined): boolean {
  const meanings = searchLexicon.get(word ?? '')
  return meanings?.some((it) => it.is === 'order' && it.order === 'mileage') ?? false
}

/** A number without a unit beside "mileage" is of kilometres from a litre, as far as it can be. */
function withMileageUnit(amount: QueryAmount): QueryAmount {
  const isPlausible = amount.unit === undefined && amount.number <= 150
  return isPlausible || amount.unit === 'km' ? { ...amount, unit: 'kmpl' } : amount
}

/** Both ends have the unit that either says: "1 to 2 lakh". */
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

/** What an amount means that stands alone: money is what one can spend, a weight the most, a range the least. */
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
    // A limit without an amount says nothing.
    const limit = phraseAt(words, from, ({ is }) => is === 'bound' || is === 'to')
    return limit && !found ? { words: limit.words, part: undefined } : undefined
  }
  const { meaning } = found
  const isPart = meaning.is !== 'noise' && meaning.is !== 'bound' && meaning.is !== 'to'
  return { words: found.words, part: isPart ? meaning : undefined }
}

/** `125`, `125cc`, `125 cc`; small numbers are of a name: `2.0`. */
function readNumber(words: readonly string[], from: number): ParsedTerm | undefined {
  const amount = parseQueryAmount(words, from)
  const digits = words[from]?.replace(/[a-z]+$/, '') ?? ''
  if (!amount || (amount.unit !== 'cc' && (amount.unit !== undefined || amount.number < 50)))
    return undefined
  return { words: amount.words, part: { is: 'number', digits, isEngine: amount.unit === 'cc' } }
}

/** The longest phrase of the lexicon that begins at a word, of those with a meaning that fits. */
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

/** Words beside each other may be one name: "x blade", "activa e". */
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

/** Who says "electric scooter" wants an electric one. */
function withoutRedundantTerms(parts: readonly QueryTerm[]): QueryTerm[] {
  const isElectric = parts.some((part) => part.is === 'kind' && part.kind === 'ev')
  return parts.filter((part) => !isElectric || part.is !== 'kind' || part.kind === 'ev')
}
