/** Queries that a list can't answer without, by path. */
const requiredQueries: Record<string, string> = {
  '/api/reports/all.csv': '?fromDate=2026-11-01&toDate=2026-11-30',
  '/api/reports/all.pdf': '?fromDate=2026-11-01&toDate=2026-11-30',
}

/** The path of a list with the query that it needs. */
export function listAddressWithQuery(path: string): string {
  return `${path}${requiredQueries[path] ?? ''}`
}
