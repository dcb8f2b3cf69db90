import { highestSeatFor } from '#app/catalogue/vehicles/rider-reach.ts'
import { type Bound, distanceFrom } from './bound.ts'
import type { Findable } from './findable.ts'
import { lexicon } from './lexicon.ts'
import { type Entry, fitting, type Index } from './model-index.ts'
import { type OrderName, orders } from './orders.ts'
import { joined } from './query-words.ts'
import type { Part } from './understand.ts'
import * as words from './understood-words.ts'
import { nearestWord } from './word-distance.ts'

/** One thing that a model has to be. */
export type Condition<Model> = {
  /** 0 where the model is it; else how far it is from it. */
  missedBy: (entry: Entry<Model>) => number
  /** How well it is it: what fits best stands first. */
  fit?: (entry: Entry<Model>) => number
  /** In words, where a visitor does not see it in what was typed. */
  says?: string
  /** Which words of the query mean it. */
  places: readonly number[]
  bound?: Bound
  /** Said where it is the only condition that fails. */
  none?: string
  /** Said above the list: what was asked for cannot be answered, so no model is left out by it. */
  note?: string
  /** What was typed and nobody knows. */
  unknown?: string
}

/** What a part of a query asks of a model. */
export function conditionsOf<Model extends Findable>(
  part: Part,
  index: Index<Model>,
): Condition<Model>[] {
  const { places } = part
  const where = (says: string, isIt: (model: Model) => boolean): Condition<Model>[] => [
    { says, places, missedBy: ({ model }) => (isIt(model) ? 0 : much) },
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
      const bound: Bound = { unit: 'mm', word: 'upTo', number: highestSeatFor(part.cm) }
      return [
        {
          says: words.rider(part.cm, bound.number, part.decimal),
          none: words.noneForRider(part.cm),
          places,
          missedBy: ({ model }) => Math.min(distanceFrom(model, bound), much),
        },
      ]
    }
    case 'bound':
      if (part.bound.unit === 'kmpl' && !isKnown('mileage', index))
        return [{ note: words.noFigures.mileage, places, missedBy: () => 0 }]
      return [
        {
          says: words.bound(part.bound),
          places,
          bound: part.bound,
          missedBy: ({ model }) => Math.min(distanceFrom(model, part.bound), much),
        },
      ]
    case 'order': {
      const { read, isOwn } = orders[part.order]
      if (!isKnown(part.order, index))
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
function isKnown<Model extends Findable>(order: OrderName, { entries }: Index<Model>): boolean {
  return entries.some(({ model }) => orders[order].read(model) !== undefined)
}

/** So far from it that something else would have to fit very well. */
const much = 3

/** Of a size of 125 is what has 122 to 128 cc, and what has 125 in its name. */
function numberCondition<Model extends Findable>(
  { digits, isEngine, places }: Extract<Part, { is: 'number' }>,
  { entries }: Index<Model>,
): Condition<Model> {
  const size = Number(digits)
  const apart = ({ model }: Entry<Model>) =>
    model.engineCc === null ? Infinity : Math.abs(model.engineCc - size) / size
  const ofName = fitting(digits)
  const fit = (entry: Entry<Model>) => ofName(entry) || (apart(entry) <= classWidth ? 1 : 0)
  const isKnown = entries.some((entry) => fit(entry) > 0)
  return {
    ...(isEngine && { says: words.engine(digits) }),
    ...(!isKnown && { unknown: digits }),
    places,
    fit,
    missedBy: (entry) => (fit(entry) > 0 ? 0 : Math.min(apart(entry), much)),
  }
}

/** 149.4 is a 150, 162.7 a 160. */
const classWidth = 0.025

/** Words side by side are one name where one has them so; else each counts, spelt as somebody meant it. */
function wordConditions<Model extends Findable>(
  { words: typed, places }: Extract<Part, { is: 'words' }>,
  { entries, names }: Index<Model>,
): Condition<Model>[] {
  const whole = joined(typed.join(''))
  if (typed.length > 1 && entries.some(({ name }) => name.includes(whole)))
    return [named(whole, places, places.length)]
  return typed.map((word, index) => {
    const at = places.slice(index, index + 1)
    const fits = fitting(word)
    if (entries.some((entry) => fits(entry) > 0)) return named(word, at)
    const meant = typed.length > mostMeant ? undefined : nearestWord(word, names)
    if (meant !== undefined) return { ...named<Model>(meant, at), says: words.meant(meant, word) }
    return { unknown: word, says: words.quoted(word), places: at, missedBy: () => much }
  })
}

/** So many words without a meaning are no name that somebody misspelt. */
const mostMeant = 6

function named<Model>(word: string, places: readonly number[], weight = 1): Condition<Model> {
  const fits = fitting(word)
  const fit = (entry: Entry<Model>) => fits(entry) * weight
  return { places, fit, missedBy: (entry) => (fit(entry) > 0 ? 0 : much) }
}

/** A word of the lexicon for one that is nearly it: "scoter", "elctric". */
export function correctWords(
  typed: readonly string[],
  isKnown: (word: string) => boolean,
): string[] {
  return typed.map((word) => {
    if (word.length < 5 || /\d/.test(word) || phraseWords.has(word) || isKnown(word)) return word
    return nearestWord(word, lexiconWords) ?? word
  })
}

const phraseWords = new Set([...lexicon.keys()].flatMap((phrase) => phrase.split(' ')))
const lexiconWords = [...phraseWords].filter((word) => word.length > 3 && lexicon.has(word))
