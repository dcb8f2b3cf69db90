import { useCallback, useMemo } from 'react'
import { useDeclaredQuery } from '#app/ui/components/use-declared-query.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useUrlFilteredList } from '#app/ui/portal/use-url-filtered-list.ts'
import { buildReportUrl } from './build-report-url.ts'
import type { Report, ReportRow } from './define-report.ts'
import { findInvalidReportParts, parseReportUrl } from './parse-report-url.ts'
import { listReportRows } from './report-endpoints.ts'
import type { ReportFilter } from './report-filter.ts'

/** A page of rows, together with its filter. */
export type ReportListData = {
  filter: ReportFilter
  data: ReportRow[]
  totalPages: number
  totalRecords: number
  /** `true` if there are more records than `totalRecords`. */
  totalIsLeast?: boolean | undefined
}

/** Manages the list of a report. The filter is stored in the page's address. */
export function useReportList(report: Report, initially: ReportListData) {
  const params = useDeclaredQuery()
  const filter = useMemo(() => parseReportUrl(params), [params])
  const fetchList = useCallback(
    async (wanted: ReportFilter, signal?: AbortSignal): Promise<ReportListData | string> => {
      const result = await requestAsStaff(listReportRows(report), {
        body: wanted,
        ...(signal ? { signal } : {}),
      })
      return result.ok ? { filter: wanted, ...result.value } : result.problem.message
    },
    [report],
  )
  return {
    filter,
    invalidNames: findInvalidReportParts(params),
    ...useUrlFilteredList(initially, { filter, addressOf: buildReportUrl, fetchList }),
  }
}
