import { maxSeatHeightFor } from '#app/catalogue/vehicles/rider-seat-height.ts'
import type { QueryTerm } from './parse-search-query.ts'
import * as words from './query-interpretation-words.ts'
import { distanceFromLimit, limitValues, type QueryLimit } from './query-limit.ts'
import { type SearchIndex, type SearchIndexEntry, wordMatchScore } from './search-index.ts'
import { searchLexicon } from './search-lexicon.ts'
import type { SearchableModel } from './searchable-model.ts'
import { type SortOrderName, sortOrders } from './sort-orders.ts'
import { normalizeModelName } from './tokenize-search-query.ts'
import { nearestWord } from './word-distance.ts'

/** One condition that a search puts on a model. */
export type SearchCondition<Model> = {
  /** Distance of a model from the condition; 0 if the model meets it. */
  missedBy: (entry: SearchIndexEntry<Model>) => number
  /** Score of the match; the models with the highest sum come first. */
  fit?: (entry: SearchIndexEntry<Model>) => number
  /** Text of the condition, if it is not obvious from the query. */
  says?: string
  /** Positions of its words in the query. */
  places: readonly number[]
  bound?: QueryLimit
  /** Message if this is the only failed condition. */
  none?: string
  /** Message above the list if the condition cannot be evaluated; it then excludes no model. */
  note?: string
  /** An unknown word from the query. */
  unknown?: string
}

/** Converts a part of a query to search conditions. */
export function conditionsForTerm<Model extends SearchableModel>(
  part: QueryTerm,
  index: SearchIndex<Model>,
): SearchCondition<Model>[] {
  const { places } = part
  const where = (says: string, isIt: (model: Model) => boolean): SearchCondition<Model>[] => [
    { says, places, missedBy: ({ model }) => (isIt(model) ? 0 : farDistance) },
  ]
  switch (part.is) {
    case 'kind':
      return where(words.kind[part.kind], ({ kind }) => kind === part.kind)
    case 'use':
      return where(words.use(part.uses), ({ use }) => part.uses.includes(use))
    case 'petrol':
      return where(words.petrol, ({ kind }) => kind !== 'ev')
    case 'automatic':
      return where(words.automatic, ({ kind }) => kind !== 'bike')
    case 'rider': {
      const bound: QueryLimit = { unit: 'mm', word: 'upTo', number: maxSeatHeightFor(part.cm) }
      return [
        {
          says: words.rider(part.cm, bound.number, part.decimal),
          none: words.noneForRider(part.cm),
          places,
          missedBy: ({ model }) => Math.min(distanceFromLimit(model, bound), farDistance),
        },
      ]
    }
    case 'bound':
      return [limitCondition(part.bound, index, places)]
    case 'order': {
      const { read, isOwn } = sortOrders[part.order]
      if (!isOrderKnown(part.order, index))
        return [{ note: words.noFigures[part.order], places, missedBy: () => 0 }]
      return where(words.order[part.order], (model) => isOwn !== true || read(model) !== undefined)
    }
    case 'number':
      return [numberCondition(part, index)]
    case 'words':
      return wordConditions(part, index)
  }
}

/** A limit. If no model has the value, there is only a note, and the limit excludes no model. */
export function limitCondition<Model extends SearchableModel>(
  bound: QueryLimit,
  { entries }: SearchIndex<Model>,
  places: readonly number[] = [],
): SearchCondition<Model> {
  const { unit } = bound
  const isKnown = entries.some(({ model }) => limitValues[unit](model) !== undefined)
  if ((unit === 'kmpl' || unit === 'onRoad' || unit === 'monthly') && !isKnown)
    return { note: words.noValues[unit], places, missedBy: () => 0 }
  return {
    says: words.bound(bound),
    places,
    bound,
    missedBy: ({ model }) => Math.min(distanceFromLimit(model, bound), farDistance),
  }
}

/** `true` if any model has a value for this sort order. */
function isOrderKnown<Model extends SearchableModel>(
  order: SortOrderName,
  { entries }: SearchIndex<Model>,
): boolean {
  return entries.some(({ model }) => sortOrders[order].read(model) !== undefined)
}

/** Maximum distance from a condition. Only a very good match of other conditions outweighs it. */
const farDistance = 3

/**
 * Matches models whose engine size is within 2.5 %, or whose name contains the number: 125 matches
 * 122 to 128 cc.
 */
function numberCondition<Model extends SearchableModel>(
  { digits, isEngine, places }: Extract<QueryTerm, { is: 'number' }>,
  { entries }: SearchIndex<Model>,
): SearchCondition<Model> {
  const size = Number(digits)
  const apart = ({ model }: SearchIndexEntry<Model>) =>
    model.engineCc === null ? Infinity : Math.abs(model.engineCc - size) / size
  const ofName = wordMatchScore(digits)
  const fit = (entry: SearchIndexEntry<Model>) =>
    ofName(entry) || (apart(entry) <= classWidth ? 1 : 0)
  const isKnown = entries.some((entry) => fit(entry) > 0)
  return {
    ...(isEngine && { says: words.engine(digits) }),
    ...(!isKnown && { unknown: digits }),
    places,
    fit,
    missedBy: (entry) => (fit(entry) > 0 ? 0 : Math.min(apart(entry), farDistance)),
  }
}

/** Tolerance of an engine class: 149.4 cc counts as 150, 162.7 cc as 160. */
const classWidth = 0.025

/**
 * Matches adjacent words as one name if a model has it. Otherwise each word counts by itself, with
 * its spelling corrected.
 */
function wordConditions<Model extends SearchableModel>(
  { words: typed, places }: Extract<QueryTerm, { is: 'words' }>,
  { entries, names }: SearchIndex<Model>,
): SearchCondition<Model>[] {
  const whole = normalizeModelName(typed.join(''))
  if (typed.length > 1 && entries.some(({ name }) => name.includes(whole)))
    return [nameCondition(whole, places, places.length)]
  return typed.map((word, index) => {
    const at = places.slice(index, index + 1)
    const fits = wordMatchScore(word)
    if (entries.some((entry) => fits(entry) > 0)) return nameCondition(word, at)
    const meant = typed.length > maxUnknownWords ? undefined : nearestWord(word, names)
    if (meant !== undefined)
      return { ...nameCondition<Model>(meant, at), says: words.meant(meant, word) }
    return { unknown: word, says: words.quoted(word), places: at, missedBy: () => farDistance }
  })
}

/** Maximum number of adjacent words for which spelling is corrected. */
const maxUnknownWords = 6

function nameCondition<Model>(
  word: string,
  places: readonly number[],
  weight = 1,
): SearchCondition<Model> {
  const fits = wordMatchScore(word)
  const fit = (entry: SearchIndexEntry<Model>) => fits(entry) * weight
  return { places, fit, missedBy: (entry) => (fit(entry) > 0 ? 0 : farDistance) }
}

/** Replaces misspelt words by the nearest word of the lexicon: "scoter", "elctric". */
export function correctSpelling(
  typed: readonly string[],
  isKnown: (word: string) => boolean,
): string[] {
  return typed.map((word) => {
    if (word.length < 5 || /\d/.test(word) || phraseWords.has(word) || isKnown(word)) return word
    return nearestWord(word, lexiconWords) ?? word
  })
}

const phraseWords = new Set([...searchLexicon.keys()].flatMap((phrase) => phrase.split(' ')))
const lexiconWords = [...phraseWords].filter((word) => word.length > 3 && searchLexicon.has(word))
