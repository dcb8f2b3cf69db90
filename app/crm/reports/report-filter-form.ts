import { type RefObject, useEffect } from 'react'
import { useNavigationType } from 'react-router'
import { parseReportUrl } from './parse-report-url.ts'
import type { ReportFilter } from './report-filter.ts'

export const emptyReportFilter = parseReportUrl(new URLSearchParams())

export function readReportFilterForm(form: HTMLFormElement): ReportFilter {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') params.set(name, value)
  return parseReportUrl(params)
}

export function fillReportFilterForm(form: HTMLFormElement | null, filter: ReportFilter) {
  const { fromDate = '', toDate = '', bookingFrom = '', bookingTo = '', search } = filter
  const values: Record<string, string> = {
    from: fromDate,
    to: toDate,
    bookingFrom,
    bookingTo,
    search,
  }
  for (const input of form?.querySelectorAll('input') ?? []) input.value = values[input.name] ?? ''
}

/** Updates the fields when Back or Forward changes the address, but not while the user types. */
export function useRefillFilterFormOnBack(
  form: RefObject<HTMLFormElement | null>,
  filter: ReportFilter,
) {
  const type = useNavigationType()
  useEffect(() => {
    if (type === 'POP') fillReportFilterForm(form.current, filter)
  }, [form, filter, type])
}
