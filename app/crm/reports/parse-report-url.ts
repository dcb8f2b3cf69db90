import * as v from 'valibot'
import { fieldErrorsOf } from '#app/platform/forms/field-errors.ts'
import { maxReportPage, type ReportFilter, reportFilterSchema } from './report-filter.ts'

/**
 * Parses the filter from the address of a report page, so that reload, Back and shared links work:
 * `?page=2&from=2026-11-01&to=2026-11-30&search=asha`. Invalid parts of the address are ignored.
 */
export function parseReportUrl(params: URLSearchParams): ReportFilter {
  const given = Object.fromEntries(
    parameters.map((name) => [name, params.get(name)?.trim().slice(0, most(name))]),
  )
  const first = v.safeParse(reportFilterSchema, given)
  const wrong = fieldErrorsOf(first.issues)
  const sound = Object.entries(given).filter(([name]) => !(name in wrong))
  const filter = v.parse(reportFilterSchema, Object.fromEntries(sound))
  return { ...filter, page: filter.page === maxReportPage ? 1 : filter.page }
}

const parameters = ['page', 'from', 'to', 'search', 'bookingFrom', 'bookingTo', 'columns']

const most = (name: string) => (name === 'columns' ? 500 : 200)
