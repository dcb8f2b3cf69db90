/** Required queries of lists, by path. */
const requiredQueries: Record<string, string> = {
  '/api/reports/all.csv': '?fromDate=2026-11-01&toDate=2026-11-30',
  '/api/reports/all.pdf': '?fromDate=2026-11-01&toDate=2026-11-30',
  '/api/workshop-history': '?plate=TG09AB1234',
  '/api/slots': '?for=service-paid',
  '/api/board/reminders': '?day=2026-11-04',
  '/api/appointments/effects': '?draft=appointments',
}

/** Adds the required query to the path of a list. */
export function listAddressWithQuery(path: string): string {
  return `${path}${requiredQueries[path] ?? ''}`
}
