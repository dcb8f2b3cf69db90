/** Milliseconds that the server's clock is ahead of this browser's, as last measured. */
let clockOffset = 0
let lastServerTime = ''

/**
 * Measures the difference from a time that the server has just said. The same time once more says nothing new: it was
 * heard when it was fresh.
 */
export function syncServerClock(said: string): void {
  const at = Date.parse(said)
  if (said === lastServerTime || Number.isNaN(at)) return
  lastServerTime = said
  clockOffset = at - Date.now()
}

/** A difference that was measured earlier, for as long as nothing newer is known. */
export function restoreServerClockOffset(milliseconds: number): void {
  if (lastServerTime === '') clockOffset = milliseconds
}

export const serverClockOffset = () => clockOffset

/** The time by the server's clock: a browser's may be wrong by hours. */
export const serverNow = () => new Date(Date.now() + clockOffset)
