/**
 * The token that the login answers, stored locally: it says that this browser has logged in, and opens
 * nothing. Storage may be switched off; then the cookie alone decides.
 */
const key = 'adminToken'

export function keepMarker(token: string): void {
  try {
    localStorage.setItem(key, token)
  } catch {}
}

export function hasMarker(): boolean {
  try {
    claimHandedOver()
    return localStorage.getItem(key) !== null
  } catch {
    return true
  }
}

export function clearStorage(): void {
  try {
    localStorage.clear()
  } catch {}
}

/** The form may be sent before its page came alive: the answer then brings the marker in a cookie. */
export const handOverCookie = 'marker'

function claimHandedOver() {
  const [, token] = /(?:^|; )marker=([\w-]+)/.exec(document.cookie) ?? []
  if (!token) return
  keepMarker(token)
  document.cookie = `${handOverCookie}=; path=/admin; max-age=0`
}
