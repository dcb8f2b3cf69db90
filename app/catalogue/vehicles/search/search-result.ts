import { onSaleFirst } from '#app/catalogue/vehicles/availability.ts'
import type { ModelListPage } from '#app/catalogue/vehicles/paginate-models.ts'
import { parseSearchFilter } from './search-filter.ts'
import { searchKey } from './search-key.ts'
import { searchModels } from './search-models.ts'
import type { SearchResultModel } from './search-result-model.ts'

/** The result of a search as ids; the page contains the models once. */
export type SearchResult = {
  /** Key of the search, from `searchKey`. */
  asked: string
  ids: number[]
  count: number
  /** Number of matching models on sale; they come first. */
  onSale: number
  page: number
  pages: number
  understood: { says: string; rest: string }[]
  notes: string[]
  near: { says: string; ids: number[] } | undefined
}

/**
 * Builds a search result, on the server or in the browser. `pageOf` selects a page of the matches;
 * the default returns all.
 */
export function buildSearchResult(
  models: readonly SearchResultModel[],
  search: URLSearchParams,
  pageOf: (found: readonly SearchResultModel[]) => ModelListPage<SearchResultModel> = asOnePage,
): SearchResult {
  const found = searchModels(models, parseSearchFilter(search))
  const { models: shown, ...place } = pageOf(onSaleFirst(found.models))
  return {
    ...place,
    asked: searchKey(search),
    ids: idsOf(shown),
    onSale: found.models.filter(({ isOnSale }) => isOnSale).length,
    understood: found.understood,
    notes: found.notes,
    near: found.near && { says: found.near.says, ids: idsOf(onSaleFirst(found.near.models)) },
  }
}

function asOnePage(models: readonly SearchResultModel[]): ModelListPage<SearchResultModel> {
  return { models, page: 1, pages: 1, count: models.length }
}

function idsOf(models: readonly SearchResultModel[]): number[] {
  return models.map(({ id }) => id)
}
