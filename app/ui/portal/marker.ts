import { readCookies, safeLocalStorage, writeCookie } from '#app/ui/components/browser-storage.ts'
import { forgetDrafts } from './kept-drafts.ts'

/**
 * The token that the login answers, stored locally: it says that this browser has logged in, and opens
 * nothing. Where the browser cannot store it, the session cookie alone decides.
 */
const key = 'adminToken'

export function keepMarker(token: string): void {
  safeLocalStorage.set(key, token)
}

export function hasMarker(): boolean {
  claimHandedOver()
  return safeLocalStorage.get(key) !== undefined || !canStore()
}

export function clearStorage(): void {
  forgetDrafts()
  safeLocalStorage.clear()
}

/** The form may be sent before its page came alive: the answer then brings the marker in a cookie. */
export const handOverCookie = 'marker'

function claimHandedOver() {
  const [, token] = /(?:^|; )marker=([\w-]+)/.exec(readCookies()) ?? []
  if (!token) return
  keepMarker(token)
  writeCookie(`${handOverCookie}=; path=/admin; max-age=0`)
}

/** Storage may be blocked, missing or full. */
function canStore(): boolean {
  const probe = 'storage-probe'
  const isStored = safeLocalStorage.set(probe, '')
  safeLocalStorage.remove(probe)
  return isStored
}
