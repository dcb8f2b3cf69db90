import { filterConditions } from './filter-conditions.ts'
import { parseSearchQuery } from './parse-search-query.ts'
import * as words from './query-interpretation-words.ts'
import { conditionsForTerm, correctSpelling, type SearchCondition } from './search-conditions.ts'
import type { SearchFilter } from './search-filter.ts'
import { buildSearchIndex, type SearchIndexEntry, wordMatchScore } from './search-index.ts'
import type { SearchableModel } from './searchable-model.ts'
import { type SortOrderName, sortModels, sortOrders } from './sort-orders.ts'
import { normalizeModelName, tokenizeSearchQuery } from './tokenize-search-query.ts'

export type ModelSearchMatches<Model> = {
  /** All matching models, the best first. */
  models: Model[]
  /** The interpretations of the query, each with the query that remains without it. */
  understood: { says: string; rest: string }[]
  /** Messages about limits of the search. */
  notes: string[]
  /** If nothing matches: the nearest models, and the message above them. */
  near: { says: string; models: Model[] } | undefined
}

/** Searches the models; server and browser use the same function. */
export function searchModels<Model extends SearchableModel>(
  models: readonly Model[],
  filter: SearchFilter,
): ModelSearchMatches<Model> {
  const index = buildSearchIndex(models)
  const { entries, names } = index
  const typed = tokenizeSearchQuery(filter.query)
  const isSaid = (word: string) => {
    const fits = wordMatchScore(word)
    return entries.some((entry) => fits(entry) > 0)
  }
  const parts = parseSearchQuery(correctSpelling(typed, isSaid), (word) => names.has(word))
  const asked = mergeKindConditions(parts.flatMap((part) => conditionsForTerm(part, index)))
  const conditions = [...asked, ...filterConditions<Model>(filter, index)]
  const right = entries.filter((entry) => conditions.every(({ missedBy }) => missedBy(entry) === 0))
  const order = filter.sort ?? parts.findLast((part) => part.is === 'order')?.order
  const best = sortByFit(right, asked, normalizeModelName(typed.join('')))
  return {
    models: order ? sortModels(best, order) : best,
    understood: listInterpretations(asked, typed),
    notes: [
      ...new Set([
        ...conditions.flatMap(({ note }) => note ?? []),
        ...unknownOrderNote(order, models),
      ]),
    ],
    near:
      right.length === 0 && models.length > 0 ? findNearMatches(entries, conditions) : undefined,
  }
}

/** Returns a message if the chosen sort order has no values. */
function unknownOrderNote<Model extends SearchableModel>(
  order: SortOrderName | undefined,
  models: readonly Model[],
): string[] {
  const isUnknown =
    (order === 'mileage' || order === 'onRoad') &&
    models.length > 0 &&
    models.every((it) => sortOrders[order].read(it) === undefined)
  return isUnknown ? [words.noFigures[order]] : []
}

/**
 * Lists each interpretation once, even if several words mean the same. Its link removes them all.
 */
function listInterpretations<Model>(
  conditions: readonly SearchCondition<Model>[],
  typed: readonly string[],
): ModelSearchMatches<Model>['understood'] {
  const places = new Map<string, number[]>()
  for (const { says, places: own } of conditions)
    if (says) places.set(says, [...(places.get(says) ?? []), ...own])
  return [...places].map(([says, own]) => ({
    says,
    rest: typed.filter((_, index) => !own.includes(index)).join(' '),
  }))
}

/** Combines several kinds with "or", as in "bike or scooter". */
function mergeKindConditions<Model>(
  conditions: SearchCondition<Model>[],
): SearchCondition<Model>[] {
  const kinds = conditions.filter(({ says }) =>
    Object.values<string | undefined>(words.kind).includes(says),
  )
  if (kinds.length < 2) return conditions
  const missedBy = (entry: SearchIndexEntry<Model>) =>
    Math.min(...kinds.map((kind) => kind.missedBy(entry)))
  return conditions.map((condition) =>
    kinds.includes(condition) ? { ...condition, missedBy } : condition,
  )
}

function sortByFit<Model extends SearchableModel>(
  entries: readonly SearchIndexEntry<Model>[],
  conditions: readonly SearchCondition<Model>[],
  typed: string,
): Model[] {
  const graded = entries.map((entry) => ({
    model: entry.model,
    fit: conditions.reduce(
      (sum, { fit }) => sum + (fit?.(entry) ?? 0),
      entry.name === typed ? 100 : 0,
    ),
  }))
  return graded.toSorted((one, other) => other.fit - one.fit).map(({ model }) => model)
}

const maxNearMatches = 6

function findNearMatches<Model extends SearchableModel>(
  entries: readonly SearchIndexEntry<Model>[],
  conditions: readonly SearchCondition<Model>[],
): ModelSearchMatches<Model>['near'] {
  const graded = entries
    .map((entry) => ({
      entry,
      missed: conditions.reduce((sum, { missedBy }) => sum + missedBy(entry), 0),
    }))
    .toSorted((one, other) => one.missed - other.missed)
    .slice(0, maxNearMatches)
  const [first] = graded
  const failed = conditions.filter(({ missedBy }) => first && missedBy(first.entry) > 0)
  return { says: noMatchMessage(failed), models: graded.map(({ entry }) => entry.model) }
}

function noMatchMessage<Model>(failed: readonly SearchCondition<Model>[]): string {
  const [only, ...others] = failed
  if (only && others.length === 0) {
    if (only.none) return only.none
    if (only.bound) return words.nothing(only.bound)
    if (only.unknown !== undefined) return words.nothingCalled(only.unknown)
  }
  return words.nothingFits
}
