import {
  findInvalidAddressParts,
  parseFilterAddress,
} from '#app/crm/enquiry-query/filter-address.ts'
import { type ReportFilter, reportFilterSchema } from './report-filter.ts'

/**
 * Parses the filter from the address of a report page:
 * `?page=2&from=2026-11-01&to=2026-11-30&search=asha`.
 */
export function parseReportUrl(params: URLSearchParams): ReportFilter {
  return parseFilterAddress(reportFilterSchema, parameters, params)
}

/** Returns the names of the parameters that have an invalid value. */
export function findInvalidReportParts(params: URLSearchParams): string[] {
  return findInvalidAddressParts(reportFilterSchema, parameters, params)
}

const parameters = ['page', 'from', 'to', 'search', 'bookingFrom', 'bookingTo', 'columns']
