import { type Column, type Report, workedColumns } from './define.ts'

/** Every column that a report can show: its own, and last who is at work on it and how far that is. */
export function allColumns(report: Report): readonly Column[] {
  return [...report.columns, ...workedColumns]
}

/** The columns of a file or of paper: all, or those of these keys, in the report's order. */
export function chosenColumns(report: Report, keys: string | undefined) {
  const named = keys?.split(',') ?? []
  const all = allColumns(report)
  const chosen = all.filter(({ key }) => named.includes(key))
  return chosen.length > 0 ? chosen : all
}

const cookieOf = (slug: string) => `hidden-${slug}`

/** What this browser leaves out, as it says with every request: the first paint is right. */
export function hiddenIn(cookies: string | null, slug: string): string[] {
  const start = `${cookieOf(slug)}=`
  const found = cookies?.split('; ').find((cookie) => cookie.startsWith(start))
  return found ? found.slice(start.length).split('.').filter(Boolean) : []
}

/** A cookie and not the local storage, which a logout empties. */
export function hiddenCookie(slug: string, hidden: readonly string[]): string {
  return `${cookieOf(slug)}=${hidden.join('.')}; path=/admin; max-age=31536000; samesite=lax`
}
