import { readCookies, safeLocalStorage, writeCookie } from '#app/ui/components/browser-storage.ts'
import { deleteAllBrowserDrafts } from './browser-drafts.ts'

/**
 * The token that the login answers, stored locally: it says that this browser has logged in, and opens
 * nothing. Where the browser cannot store it, the session cookie alone decides.
 */
const markerKey = 'adminToken'

export function rememberLogin(token: string): void {
  safeLocalStorage.set(markerKey, token)
}

export function hasLoginMarker(): boolean {
  claimMarkerFromCookie()
  return safeLocalStorage.get(markerKey) !== undefined || !canStore()
}

export function clearBrowserData(): void {
  deleteAllBrowserDrafts()
  safeLocalStorage.clear()
}

/** The form may be sent before its page came alive: the answer then brings the marker in a cookie. */
export const loginMarkerCookie = 'marker'

function claimMarkerFromCookie() {
  const [, token] = /(?:^|; )marker=([\w-]+)/.exec(readCookies()) ?? []
  if (!token) return
  rememberLogin(token)
  writeCookie(`${loginMarkerCookie}=; path=/admin; max-age=0`)
}

/** Storage may be blocked, missing or full. */
function canStore(): boolean {
  const probe = 'storage-probe'
  const isStored = safeLocalStorage.set(probe, '')
  safeLocalStorage.remove(probe)
  return isStored
}
