/** Milliseconds by which the server's clock is ahead of the browser's, as last measured. */
let clockOffset = 0
let lastServerTime = ''

/**
 * Measures the clock difference from a server time that has just arrived. Ignores a repeated server
 * time, because the time was current only when it first arrived.
 */
export function syncServerClock(said: string): void {
  const at = Date.parse(said)
  if (said === lastServerTime || Number.isNaN(at)) return
  lastServerTime = said
  clockOffset = at - Date.now()
}

/** Restores an earlier measurement unless this page has measured since. */
export function restoreServerClockOffset(milliseconds: number): void {
  if (lastServerTime === '') clockOffset = milliseconds
}

export const serverClockOffset = () => clockOffset

/**
 * Returns the present time by the server's clock, because a browser's clock may be wrong by hours.
 */
export const serverNow = () => new Date(Date.now() + clockOffset)
