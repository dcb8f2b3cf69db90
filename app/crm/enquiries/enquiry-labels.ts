import { normalizeSearchText } from '#app/platform/schema/normalize-identifier.ts'
import { enquiryKinds } from './enquiry-kinds.ts'
import { states } from './state-words.ts'

/** The kinds and states whose label contains a searched word. */
export type LabelMatches = { kinds: string[]; states: string[] }

/** Shortest word of a label that is found, in characters. Shorter words are in no search index. */
const minWordLength = 3
/** Shortest beginning of a word that is found, in characters. */
const minPartLength = 4

/**
 * Finds the kinds and states with a label that contains a word of a search, or a word that begins
 * with it.
 *
 * @param spellings The spellings of the word from `parseSearchWords`.
 */
export function findLabelMatches(spellings: readonly string[]): LabelMatches {
  const matching = (labels: readonly Label[]) =>
    labels
      .filter(({ words }) => words.some((word) => spellings.some(isPartOf(word))))
      .map(({ value }) => value)
  return { kinds: matching(kindLabels), states: matching(stateLabels) }
}

type Label = { value: string; words: string[] }

const labelOf = (value: string, text: string): Label => {
  const words = normalizeSearchText(text).split(' ')
  return { value, words: [...words, ...words.map((word) => word.replaceAll('-', ''))] }
}

const kindLabels = enquiryKinds.map(({ slug, name }) => labelOf(slug, name))
const stateLabels = Object.entries(states).map(([state, label]) => labelOf(state, label))

const isPartOf = (word: string) => (typed: string) =>
  (typed === word && typed.length >= minWordLength) ||
  (typed.length >= minPartLength && word.startsWith(typed))
