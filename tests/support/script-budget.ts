import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { isOfPortal } from './pages.ts'

export const budgetFile = 'tests/script-budget.json'

/** No public page may bring more script than this, in kB of 1000 bytes. */
export const publicLimit = 120

/** kB that each page may bring, by address; for a public one never above the limit of all. */
export function readBudget(): Record<string, number> {
  const budget = v.parse(
    v.record(v.string(), v.number()),
    JSON.parse(readFileSync(budgetFile, 'utf8')),
  )
  return Object.fromEntries(
    Object.entries(budget).map(([page, limit]) => [page, withinLimit(page, limit)]),
  )
}

export function withinLimit(page: string, kilobytes: number): number {
  return isOfPortal(page) ? kilobytes : Math.min(kilobytes, publicLimit)
}

/** A sentence for each page over its budget of this kind or without one. Weights are in bytes. */
export function overBudget(
  weights: ReadonlyMap<string, number>,
  budget: Readonly<Record<string, number>>,
  kind = 'script',
): string[] {
  return [...weights].flatMap(([page, bytes]) => {
    const limit = budget[page]
    if (limit === undefined) return `${page} has no budget; npm run budget gives it one.`
    if (bytes <= limit * 1000) return []
    return `${page} brings ${bytes / 1000} kB of ${kind}, its budget is ${limit} kB.`
  })
}

/** Each page's budget lowered to what it weighs, in whole kB; a new page gets its own. */
export function lowered(
  weights: ReadonlyMap<string, number>,
  budget: Readonly<Record<string, number>>,
  within = withinLimit,
): Record<string, number> {
  return Object.fromEntries(
    [...weights].map(([page, bytes]) => {
      const now = within(page, Math.ceil(bytes / 1000))
      return [page, Math.min(now, budget[page] ?? now)]
    }),
  )
}
