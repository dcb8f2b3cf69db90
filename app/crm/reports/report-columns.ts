import { type Report, type ReportColumn, stateAndAssigneeColumns } from './define-report.ts'

/** Every column that a report can show: its own, and last who is at work on it and how far that is. */
export function allReportColumns(report: Report): readonly ReportColumn[] {
  return [...report.columns, ...stateAndAssigneeColumns]
}

/** The columns of a file or of paper: all, or those of these keys, in the report's order. */
export function selectedReportColumns(report: Report, keys: string | undefined) {
  const named = keys?.split(',') ?? []
  const all = allReportColumns(report)
  const chosen = all.filter(({ key }) => named.includes(key))
  return chosen.length > 0 ? chosen : all
}

const hiddenColumnsCookieName = (slug: string) => `hidden-${slug}`

/** What this browser leaves out, as it says with every request: the first paint is right. */
export function readHiddenColumns(cookies: string | null, slug: string): string[] {
  const start = `${hiddenColumnsCookieName(slug)}=`
  const found = cookies?.split('; ').find((cookie) => cookie.startsWith(start))
  return found ? found.slice(start.length).split('.').filter(Boolean) : []
}

/** A cookie and not the local storage, which a logout empties. */
export function hiddenColumnsCookie(slug: string, hidden: readonly string[]): string {
  return `${hiddenColumnsCookieName(slug)}=${hidden.join('.')}; path=/admin; max-age=31536000; samesite=lax`
}
