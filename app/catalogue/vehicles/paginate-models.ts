/** A list of fewer models is shown whole, a longer one in pages. */
const paginateFrom = 60
const perPage = 24

/** A part of a list of models, as one page shows it; `page` counts from 1, `count` is the whole list's. */
export type ModelListPage<Of> = {
  models: readonly Of[]
  page: number
  pages: number
  count: number
}

export function isLongModelList(models: readonly unknown[]): boolean {
  return models.length >= paginateFrom
}

/** The page that the address asks for where the list is long, else all of it. */
export function paginateIfLong<Of>(
  models: readonly Of[],
  search: URLSearchParams,
): ModelListPage<Of> {
  return isLongModelList(models) ? paginateModels(models, search) : asSinglePage(models)
}

export function asSinglePage<Of>(models: readonly Of[]): ModelListPage<Of> {
  return { models, page: 1, pages: 1, count: models.length }
}

/** The page that the address asks for, or the nearest that there is. */
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

/** The address of a page: as this one, but for the page. */
export function urlWithPage(search: URLSearchParams, page: number): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}
