import { type Condition, conditionsOf, correctWords } from './conditions.ts'
import { filterConditions } from './filter-conditions.ts'
import type { Findable } from './findable.ts'
import type { ModelFilter } from './model-filter.ts'
import { type Entry, fitting, indexModels } from './model-index.ts'
import { inOrder, type OrderName, orders } from './orders.ts'
import { joined, queryWords } from './query-words.ts'
import { understand } from './understand.ts'
import * as words from './understood-words.ts'

export type Found<Model> = {
  /** Everything that fits, the best first. */
  models: Model[]
  /** What the query was understood as, each with the query that is left without it. */
  understood: { says: string; rest: string }[]
  /** Messages about what the search cannot answer. */
  notes: string[]
  /** Where nothing fits: what comes closest, and what is said above it. */
  near: { says: string; models: Model[] } | undefined
}

/** The same on the server and in the browser. */
export function findModels<Model extends Findable>(
  models: readonly Model[],
  filter: ModelFilter,
): Found<Model> {
  const index = indexModels(models)
  const { entries, names } = index
  const typed = queryWords(filter.query)
  const isSaid = (word: string) => {
    const fits = fitting(word)
    return entries.some((entry) => fits(entry) > 0)
  }
  const parts = understand(correctWords(typed, isSaid), (word) => names.has(word))
  const asked = oneOfKinds(parts.flatMap((part) => conditionsOf(part, index)))
  const conditions = [...asked, ...filterConditions<Model>(filter)]
  const right = entries.filter((entry) => conditions.every(({ missedBy }) => missedBy(entry) === 0))
  const order = filter.sort ?? parts.findLast((part) => part.is === 'order')?.order
  const best = byFit(right, asked, joined(typed.join('')))
  return {
    models: order ? inOrder(best, order) : best,
    understood: understoodOf(asked, typed),
    notes: [
      ...new Set([...conditions.flatMap(({ note }) => note ?? []), ...noteOf(order, models)]),
    ],
    near: right.length === 0 && models.length > 0 ? nearest(entries, conditions) : undefined,
  }
}

/** An order that was chosen, of a figure that no model has. */
function noteOf<Model extends Findable>(
  order: OrderName | undefined,
  models: readonly Model[],
): string[] {
  const isUnknown =
    order === 'mileage' &&
    models.length > 0 &&
    models.every((it) => orders[order].read(it) === undefined)
  return isUnknown ? [words.noFigures.mileage] : []
}

/** What is meant twice is said once, and taken off at once. */
function understoodOf<Model>(
  conditions: readonly Condition<Model>[],
  typed: readonly string[],
): Found<Model>['understood'] {
  const places = new Map<string, number[]>()
  for (const { says, places: own } of conditions)
    if (says) places.set(says, [...(places.get(says) ?? []), ...own])
  return [...places].map(([says, own]) => ({
    says,
    rest: typed.filter((_, index) => !own.includes(index)).join(' '),
  }))
}

/** "bike or scooter" is either. */
function oneOfKinds<Model>(conditions: Condition<Model>[]): Condition<Model>[] {
  const kinds = conditions.filter(({ says }) =>
    Object.values<string | undefined>(words.kind).includes(says),
  )
  if (kinds.length < 2) return conditions
  const missedBy = (entry: Entry<Model>) => Math.min(...kinds.map((kind) => kind.missedBy(entry)))
  return conditions.map((condition) =>
    kinds.includes(condition) ? { ...condition, missedBy } : condition,
  )
}

function byFit<Model extends Findable>(
  entries: readonly Entry<Model>[],
  conditions: readonly Condition<Model>[],
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

const mostNear = 6

function nearest<Model extends Findable>(
  entries: readonly Entry<Model>[],
  conditions: readonly Condition<Model>[],
): Found<Model>['near'] {
  const graded = entries
    .map((entry) => ({
      entry,
      missed: conditions.reduce((sum, { missedBy }) => sum + missedBy(entry), 0),
    }))
    .toSorted((one, other) => one.missed - other.missed)
    .slice(0, mostNear)
  const [first] = graded
  const failed = conditions.filter(({ missedBy }) => first && missedBy(first.entry) > 0)
  return { says: sentenceFor(failed), models: graded.map(({ entry }) => entry.model) }
}

function sentenceFor<Model>(failed: readonly Condition<Model>[]): string {
  const [only, ...others] = failed
  if (only && others.length === 0) {
    if (only.none) return only.none
    if (only.bound) return words.nothing(only.bound)
    if (only.unknown !== undefined) return words.nothingCalled(only.unknown)
  }
  return words.nothingFits
}
