import { pageOf, wholeList } from '#app/vehicles/list-page.ts'
import { askedBy } from './asked-by.ts'
import { findModels } from './find-models.ts'
import type { FoundModel } from './found-model.ts'
import { readFilter } from './model-filter.ts'

/** What a search gives, by the models' ids: the models themselves are in the page once. */
export type SearchResult = {
  /** What was asked: `askedBy` of its address. */
  asked: string
  ids: number[]
  count: number
  page: number
  pages: number
  understood: { says: string; rest: string }[]
  near: { says: string; ids: number[] } | undefined
}

/** On the server, and fetched by the browser with the first change of what is asked. */
export function resultOf(
  models: readonly FoundModel[],
  search: URLSearchParams,
  isPart: boolean,
): SearchResult {
  const found = findModels(models, readFilter(search))
  const { models: shown, ...place } = isPart
    ? pageOf(found.models, search)
    : wholeList(found.models)
  return {
    ...place,
    asked: askedBy(search),
    ids: idsOf(shown),
    understood: found.understood,
    near: found.near && { says: found.near.says, ids: idsOf(found.near.models) },
  }
}

function idsOf(models: readonly FoundModel[]): number[] {
  return models.map(({ id }) => id)
}
