import { useCallback, useEffect, useMemo, useState } from 'react'
import { call } from '#app/portal/call.ts'
import { useSearch } from '#app/ui/use-search.ts'
import type { Report, ReportRow } from './define.ts'
import type { ReportFilter } from './filter.ts'
import { addressOf } from './report-address.ts'
import { listReport } from './report-calls.ts'
import { filterOf } from './report-url.ts'
import * as words from './staff-words.ts'

/** A page of rows with the filter that found it. */
export type ReportList = {
  filter: ReportFilter
  data: ReportRow[]
  totalPages: number
  totalRecords: number
  /** There are more, which were not counted. */
  totalIsLeast?: boolean | undefined
}

/**
 * The list that the address asks for. It is fetched here and not by the router, so that a failed
 * fetch keeps the list as it was; `failure` then says so until one succeeds.
 */
export function useReport(report: Report, initially: ReportList) {
  const params = useSearch()
  const filter = useMemo(() => filterOf(params), [params])
  const [list, setList] = useState(initially)
  const [isLoading, setIsLoading] = useState(false)
  const [failure, setFailure] = useState<string>()

  const load = useCallback(
    async (wanted: ReportFilter, signal?: AbortSignal) => {
      setIsLoading(true)
      const result = await call(listReport(report), { body: wanted, ...(signal ? { signal } : {}) })
      if (signal?.aborted) return
      setIsLoading(false)
      if (!result.ok) return setFailure(result.message || words.notAnswered)
      setFailure(undefined)
      setList({ filter: wanted, ...result.answer })
    },
    [report],
  )

  const isShown = addressOf(filter) === addressOf(list.filter)
  useEffect(() => {
    if (isShown) return
    const controller = new AbortController()
    void load(filter, controller.signal)
    return () => {
      controller.abort()
      setIsLoading(false)
    }
  }, [filter, isShown, load])

  return { filter, list, isLoading, failure, refresh: () => load(filter) }
}
