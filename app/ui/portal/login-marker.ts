import { readCookies, safeLocalStorage, writeCookie } from '#app/ui/components/browser-storage.ts'
import { deleteAllBrowserDrafts } from './browser-drafts.ts'

/**
 * Stores the token of the login locally, as a marker that this browser has logged in. It grants no
 * access. If storage is unavailable, only the session cookie counts.
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

/** If the form is posted before hydration, the answer sets the marker in this cookie. */
export const loginMarkerCookie = 'marker'

function claimMarkerFromCookie() {
  const [, token] = /(?:^|; )marker=([\w-]+)/.exec(readCookies()) ?? []
  if (!token) return
  rememberLogin(token)
  writeCookie(`${loginMarkerCookie}=; path=/admin; max-age=0`)
}

/** Returns `false` if storage is blocked, missing or full. */
function canStore(): boolean {
  const probe = 'storage-probe'
  const isStored = safeLocalStorage.set(probe, '')
  safeLocalStorage.remove(probe)
  return isStored
}
