import { useState } from 'react'
import { writeCookie } from '#app/ui/components/browser-storage.ts'
import type { Report } from './define-report.ts'
import { allReportColumns, hiddenColumnsCookie } from './report-columns.ts'

export type ReportColumnChoice = ReturnType<typeof useReportColumns>

/**
 * Manages the visible columns, which are stored in this browser. At least one column stays visible.
 */
export function useReportColumns(report: Report, initiallyHidden: readonly string[]) {
  const [hidden, setHidden] = useState(initiallyHidden)
  const all = allReportColumns(report)
  const shown = all.filter(({ key }) => !hidden.includes(key))

  function hide(keys: readonly string[]) {
    if (keys.length >= all.length) return
    setHidden(keys)
    writeCookie(hiddenColumnsCookie(report.slug, keys))
  }

  return {
    all,
    shown: shown.length > 0 ? shown : all,
    toggle: (key: string) =>
      hide(hidden.includes(key) ? hidden.filter((it) => it !== key) : [...hidden, key]),
    showAll: () => hide([]),
    /**
     * Keys for the address of a file or print version with the same columns; undefined if all
     * columns are visible.
     */
    forFiles:
      shown.length === 0 || shown.length === all.length
        ? undefined
        : shown.map(({ key }) => key).join(','),
  }
}
