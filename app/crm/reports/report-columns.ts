import { type Report, type ReportColumn, stateAndAssigneeColumns } from './define-report.ts'

/**
 * Returns all columns that a report can show: the report's own columns, then state and assignee.
 */
export function allReportColumns(report: Report): readonly ReportColumn[] {
  return [...report.columns, ...stateAndAssigneeColumns]
}

/**
 * Returns the columns for a file or print: the columns in `keys`, or all columns. The order is that
 * of the report.
 */
export function selectedReportColumns(report: Report, keys: string | undefined) {
  const named = keys?.split(',') ?? []
  const all = allReportColumns(report)
  const chosen = all.filter(({ key }) => named.includes(key))
  return chosen.length > 0 ? chosen : all
}

const hiddenColumnsCookieName = (slug: string) => `hidden-${slug}`

/**
 * Reads the hidden columns from the cookies of the request, so that the server renders the right
 * columns at once.
 */
export function readHiddenColumns(cookies: string | null, slug: string): string[] {
  const start = `${hiddenColumnsCookieName(slug)}=`
  const found = cookies?.split('; ').find((cookie) => cookie.startsWith(start))
  return found ? found.slice(start.length).split('.').filter(Boolean) : []
}

/**
 * Builds the cookie with the hidden columns. Local storage is not suitable, because a logout clears
 * it.
 */
export function hiddenColumnsCookie(slug: string, hidden: readonly string[]): string {
  return `${hiddenColumnsCookieName(slug)}=${hidden.join('.')}; path=/admin; max-age=31536000; samesite=lax`
}
