/** Minimum length of a list that is paginated. */
const paginateFrom = 60
const perPage = 24

/** One page of a list of models. `page` counts from 1; `count` is the length of the whole list. */
export type ModelListPage<Of> = {
  models: readonly Of[]
  page: number
  pages: number
  count: number
}

export function isLongModelList(models: readonly unknown[]): boolean {
  return models.length >= paginateFrom
}

/** Returns the page from the address if the list is long, otherwise the whole list. */
export function paginateIfLong<Of>(
  models: readonly Of[],
  search: URLSearchParams,
): ModelListPage<Of> {
  return isLongModelList(models) ? paginateModels(models, search) : asSinglePage(models)
}

export function asSinglePage<Of>(models: readonly Of[]): ModelListPage<Of> {
  return { models, page: 1, pages: 1, count: models.length }
}

/** Returns the page from the address, or the nearest valid one. */
export function paginateModels<Of>(
  models: readonly Of[],
  search: URLSearchParams,
): ModelListPage<Of> {
  const pages = Math.max(1, Math.ceil(models.length / perPage))
  const asked = Math.trunc(Number(search.get('page'))) || 1
  const page = Math.min(pages, Math.max(1, asked))
  const first = (page - 1) * perPage
  return { models: models.slice(first, first + perPage), page, pages, count: models.length }
}

/** Builds the query of a page and keeps the other parameters. */
export function urlWithPage(search: URLSearchParams, page: number): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}
