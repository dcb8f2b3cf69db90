import { useCallback, useMemo } from 'react'
import { useDeclaredQuery } from '#app/ui/components/use-search.ts'
import { requestAsStaff } from '#app/ui/portal/call.ts'
import { useUrlFilteredList } from '#app/ui/portal/use-addressed-list.ts'
import type { Report, ReportRow } from './define.ts'
import type { ReportFilter } from './filter.ts'
import { buildReportUrl } from './report-address.ts'
import { listReportRows } from './report-calls.ts'
import { parseReportUrl } from './report-url.ts'

/** A page of rows with the filter that found it. */
export type ReportListData = {
  filter: ReportFilter
  data: ReportRow[]
  totalPages: number
  totalRecords: number
  /** There are more, which were not counted. */
  totalIsLeast?: boolean | undefined
}

/** A report's list, as the address asks for it. */
export function useReportList(report: Report, initially: ReportListData) {
  const params = useDeclaredQuery()
  const filter = useMemo(() => parseReportUrl(params), [params])
  const fetchList = useCallback(
    async (wanted: ReportFilter, signal?: AbortSignal): Promise<ReportListData | string> => {
      const result = await requestAsStaff(listReportRows(report), { body: wanted, ...(signal ? { signal } : {}) })
      return result.ok ? { filter: wanted, ...result.answer } : result.message
    },
    [report],
  )
  return { filter, ...useUrlFilteredList(initially, { filter, addressOf: buildReportUrl, fetchList }) }
}
