/** Milliseconds that the server's clock is ahead of this browser's, as last measured. */
let ahead = 0
let lastHeard = ''

/**
 * Measures the difference from a time that the server has just said. The same time once more says nothing new: it was
 * heard when it was fresh.
 */
export function learnServerTime(said: string): void {
  const at = Date.parse(said)
  if (said === lastHeard || Number.isNaN(at)) return
  lastHeard = said
  ahead = at - Date.now()
}

/** A difference that was measured earlier, for as long as nothing newer is known. */
export function restoreServerAhead(milliseconds: number): void {
  if (lastHeard === '') ahead = milliseconds
}

export const serverAhead = () => ahead

/** The time by the server's clock: a browser's may be wrong by hours. */
export const serverNow = () => new Date(Date.now() + ahead)
