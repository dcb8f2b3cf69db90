import { useCallback, useMemo } from 'react'
import { useSearch } from '#app/ui/components/use-search.ts'
import { call } from '#app/ui/portal/call.ts'
import { useAddressedList } from '#app/ui/portal/use-addressed-list.ts'
import type { Report, ReportRow } from './define.ts'
import type { ReportFilter } from './filter.ts'
import { addressOf } from './report-address.ts'
import { listReport } from './report-calls.ts'
import { filterOf } from './report-url.ts'

/** A page of rows with the filter that found it. */
export type ReportList = {
  filter: ReportFilter
  data: ReportRow[]
  totalPages: number
  totalRecords: number
  /** There are more, which were not counted. */
  totalIsLeast?: boolean | undefined
}

/** A report's list, as the address asks for it. */
export function useReport(report: Report, initially: ReportList) {
  const params = useSearch()
  const filter = useMemo(() => filterOf(params), [params])
  const fetchList = useCallback(
    async (wanted: ReportFilter, signal?: AbortSignal): Promise<ReportList | string> => {
      const result = await call(listReport(report), { body: wanted, ...(signal ? { signal } : {}) })
      return result.ok ? { filter: wanted, ...result.answer } : result.message
    },
    [report],
  )
  return { filter, ...useAddressedList(initially, { filter, addressOf, fetchList }) }
}
