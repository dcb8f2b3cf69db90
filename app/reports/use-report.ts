import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'
import { callAsStaff } from '#app/portal/call-as-staff.ts'
import type { Report, ReportRow } from './define.ts'
import type { ReportFilter } from './filter.ts'
import { addressOf, filterOf } from './report-url.ts'

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
  const [params] = useSearchParams()
  const filter = useMemo(() => filterOf(params), [params])
  const [list, setList] = useState(initially)
  const [isLoading, setIsLoading] = useState(false)
  const [failure, setFailure] = useState<string>()

  const load = useCallback(
    async (wanted: ReportFilter, signal?: AbortSignal) => {
      setIsLoading(true)
      const call = { method: 'POST', json: wanted, ...(signal ? { signal } : {}) }
      const answer = await callAsStaff(report.path, call)
      if (signal?.aborted) return
      setIsLoading(false)
      const page = v.safeParse(reportPage, answer.body)
      if (!answer.ok || !page.success) return setFailure(answer.message || noAnswer)
      setFailure(undefined)
      setList({ filter: wanted, ...page.output })
    },
    [report],
  )

  const isShown = addressOf(filter) === addressOf(list.filter)
  useEffect(() => {
    if (isShown) return
    const controller = new AbortController()
    void load(filter, controller.signal)
    return () => controller.abort()
  }, [filter, isShown, load])

  return { filter, list, isLoading, failure, refresh: () => load(filter) }
}

const noAnswer = 'The server did not answer.'

const row = v.intersect([
  v.object({
    id: v.number(),
    reference: v.string(),
    created_date: v.string(),
    created_time: v.string(),
  }),
  v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
])
export const reportPage = v.object({
  data: v.array(row),
  totalPages: v.number(),
  totalRecords: v.number(),
  totalIsLeast: v.optional(v.boolean()),
})
