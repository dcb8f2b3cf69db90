/** Returns today's date in the browser's time zone, as `YYYY-MM-DD`. The user sees it in a field. */
export function localToday(): string {
  const today = new Date()
  const local = new Date(today.getTime() - today.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 10)
}
