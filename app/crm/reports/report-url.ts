import * as v from 'valibot'
import { errorsOf } from '#app/platform/forms/errors-of.ts'
import { lastPage, type ReportFilter, reportFilter } from './filter.ts'

/**
 * A report page's address holds its filter, so that reload, Back and a shared link work:
 * `?page=2&from=2026-11-01&to=2026-11-30&search=asha`. What is typed there may be nonsense: that
 * part is taken as if it were not there.
 */
export function filterOf(params: URLSearchParams): ReportFilter {
  const given = Object.fromEntries(
    parameters.map((name) => [name, params.get(name)?.trim().slice(0, most(name))]),
  )
  const first = v.safeParse(reportFilter, given)
  const wrong = errorsOf(first.issues)
  const sound = Object.entries(given).filter(([name]) => !(name in wrong))
  const filter = v.parse(reportFilter, Object.fromEntries(sound))
  return { ...filter, page: filter.page === lastPage ? 1 : filter.page }
}

const parameters = ['page', 'from', 'to', 'search', 'bookingFrom', 'bookingTo', 'columns']

const most = (name: string) => (name === 'columns' ? 500 : 200)
