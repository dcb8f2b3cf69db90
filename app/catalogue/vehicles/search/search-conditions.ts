import { maxSeatHeightFor } from '#app/catalogue/vehicles/rider-seat-height.ts'
import type { QueryTerm } from './parse-search-query.ts'
import * as words from './query-interpretation-words.ts'
import { distanceFromLimit, type QueryLimit } from './query-limit.ts'
import { type SearchIndex, type SearchIndexEntry, wordMatchScore } from './search-index.ts'
import { searchLexicon } from './search-lexicon.ts'
import type { SearchableModel } from './searchable-model.ts'
import { type SortOrderName, sortOrders } from './sort-orders.ts'
import { normalizeModelName } from './tokenize-search-query.ts'
import { nearestWord } from './word-distance.ts'

/** One thing that a model has to be. */
export type SearchCondition<Model> = {
  /** 0 where the model is it; else how far it is from it. */
  missedBy: (entry: SearchIndexEntry<Model>) => number
  /** How well it is it: what fits best stands first. */
  fit?: (entry: SearchIndexEntry<Model>) => number
  /** In words, where a visitor does not see it in what was typed. */
  says?: string
  /** Which words of the query mean it. */
  places: readonly number[]
  bound?: QueryLimit
  /** Said where it is the only condition that fails. */
  none?: string
  /** Said above the list: what was asked for cannot be answered, so no model is left out by it. */
  note?: string
  /** What was typed and nobody knows. */
  unknown?: string
}

/** What a part of a query asks of a model. */
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
      if (part.bound.unit === 'kmpl' && !isOrderKnown('mileage', index))
        return [{ note: words.noFigures.mileage, places, missedBy: () => 0 }]
      return [
        {
          says: words.bound(part.bound),
          places,
          bound: part.bound,
          missedBy: ({ model }) => Math.min(distanceFromLimit(model, part.bound), farDistance),
        },
      ]
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

/** Whether any model has the figure of an order. */
function isOrderKnown<Model extends SearchableModel>(
  order: SortOrderName,
  { entries }: SearchIndex<Model>,
): boolean {
  return entries.some(({ model }) => sortOrders[order].read(model) !== undefined)
}

/** So far from it that something else would have to fit very well. */
const farDistance = 3

/** Of a size of 125 is what has 122 to 128 cc, and what has 125 in its name. */
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

/** 149.4 is a 150, 162.7 a 160. */
const classWidth = 0.025

/** Words side by side are one name where one has them so; else each counts, spelt as somebody meant it. */
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

/** So many words without a meaning are no name that somebody misspelt. */
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

/** A word of the lexicon for one that is nearly it: "scoter", "elctric". */
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
