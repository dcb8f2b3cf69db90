import { readFileSync } from 'node:fs'
import type { Page, Request } from 'playwright-core'
import * as v from 'valibot'
import { lowered, overBudget } from './script-budget.ts'

export const pageBudgetFile = 'tests/page-budget.json'

/** Kinds of a first visit's bytes beside its script, and what the browser calls their requests. */
const kinds = { document: ['document', 'stylesheet'], pictures: ['image'], fonts: ['font'] }
type Kind = keyof typeof kinds

/** Bytes as they travel, without headers. */
export type PageWeight = Record<Kind, number>
export type PageBudget = Record<Kind, Record<string, number>>

/** The names of files in a document change with each build, and with them what it shrinks to. */
const slack = 100

const shape = v.object({
  document: v.record(v.string(), v.number()),
  pictures: v.record(v.string(), v.number()),
  fonts: v.record(v.string(), v.number()),
})

/** kB that each public page may bring, by kind and address. */
export function readPageBudget(): PageBudget {
  return v.parse(shape, JSON.parse(readFileSync(pageBudgetFile, 'utf8')))
}

/** From now on; what it returns weighs all that was asked for until then, once it has come. */
export function watchLoads(page: Page): () => Promise<PageWeight> {
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  return async () => {
    const begun = asked.filter((request) => request.url().startsWith('http'))
    const weigh = async (kind: Kind) => {
      const own = begun.filter((request) => kinds[kind].includes(request.resourceType()))
      const sizes = await Promise.all(own.map((request) => request.sizes()))
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    }
    const [document, pictures, fonts] = [weigh('document'), weigh('pictures'), weigh('fonts')]
    return { document: await document, pictures: await pictures, fonts: await fonts }
  }
}

/** A sentence for each page that is over a budget or without one. */
export function overPageBudget(
  weights: ReadonlyMap<string, PageWeight>,
  budget: PageBudget,
): string[] {
  return [
    ...overBudget(ofKind(weights, 'document'), budget.document, 'document'),
    ...overBudget(ofKind(weights, 'pictures'), budget.pictures, 'pictures'),
    ...overBudget(ofKind(weights, 'fonts'), budget.fonts, 'fonts'),
  ]
}

export function loweredPageBudget(
  weights: ReadonlyMap<string, PageWeight>,
  budget: PageBudget,
): PageBudget {
  const lower = (kind: Kind, more = 0) =>
    lowered(ofKind(weights, kind, more), budget[kind], (_, kilobytes) => kilobytes)
  return { document: lower('document', slack), pictures: lower('pictures'), fonts: lower('fonts') }
}

function ofKind(
  weights: ReadonlyMap<string, PageWeight>,
  kind: Kind,
  more = 0,
): Map<string, number> {
  return new Map([...weights].map(([page, weight]) => [page, weight[kind] + more]))
}
