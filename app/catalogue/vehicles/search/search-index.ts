import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import type { SearchableModel } from './searchable-model.ts'
import { normalizeModelName } from './tokenize-search-query.ts'
import * as words from './words.ts'

/** A model with the texts in which the search looks. */
export type SearchIndexEntry<Model> = {
  model: Model
  /** The name without spaces and punctuation, and its words. */
  name: string
  nameWords: readonly string[]
  /** All texts of the model in lower case, with a space before each word. */
  text: string
}

export type SearchIndex<Model> = {
  entries: readonly SearchIndexEntry<Model>[]
  /** All words of all names, and each name as one word. */
  names: ReadonlySet<string>
}

export function buildSearchIndex<Model extends SearchableModel>(
  models: readonly Model[],
): SearchIndex<Model> {
  const names = new Set<string>()
  const entries = models.map((model) => {
    const entry = entryOf(model)
    for (const word of entry.nameWords) names.add(word)
    names.add(entry.name)
    return entry
  })
  return { entries, names }
}

function entryOf<Model extends SearchableModel>(model: Model): SearchIndexEntry<Model> {
  const { tagline, kind, use, glance } = model
  const name = model.name.toLowerCase()
  return {
    model,
    name: normalizeModelName(name),
    nameWords: name.split(/[ -]/),
    text: ` ${name} ${tagline} ${vehicleWords.kinds[kind]} ${words.uses[use] ?? use} ${glance}`.toLowerCase(),
  }
}

/**
 * Returns a function that scores a model: 3 for an equal word of its name, 2 for the start of its
 * name, 1 for any other text, 0 for no match.
 */
export function wordMatchScore(word: string): <Model>(entry: SearchIndexEntry<Model>) => number {
  const bare = normalizeModelName(word)
  if (bare === '') return () => 0
  const beginning = ` ${word}`
  return ({ name, nameWords, text }) => {
    if (nameWords.includes(word) || name === bare) return 3
    // A single letter occurs in too many names.
    if (bare.length === 1) return 0
    if (name.startsWith(bare)) return 2
    return name.includes(bare) || text.includes(beginning) ? 1 : 0
  }
}
