import { preloadToasts } from '#app/ui/components/preload-toasts.ts'

/** Registers the service worker of the portal, and returns its registration once it is active. */
export async function registerPortalWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/admin/yard-worker.js', { scope: '/admin/' })
  return navigator.serviceWorker.ready
}

/** Returns the registration of the portal's worker; undefined before the first registration. */
export async function findPortalWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.getRegistration('/admin/')
  } catch {
    return undefined
  }
}

/**
 * Registers the service worker for offline use of this page. Sends the worker the list of loaded
 * files, so that the worker caches them.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const [{ active }] = await Promise.all([registerPortalWorker(), preloadToasts()])
    active?.postMessage({ keep: listPageAssets(), page: location.pathname })
  } catch {
    // Without the service worker, the page needs a network, like any other page.
  }
}

function listPageAssets(): string[] {
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return asked
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/(assets|fonts)\//.test(pathname),
    )
    .map(({ pathname }) => pathname)
}

/** Requests a background sync, so that the browser sends the entries even if the page is closed. */
export async function requestBackgroundSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.ready
    if (registration && 'sync' in registration && hasRegister(registration.sync))
      await registration.sync.register('yard-send')
  } catch {
    // If the browser has no background sync, the open page sends the entries.
  }
}

type SyncManagerLike = { register(tag: string): Promise<void> }

function hasRegister(sync: unknown): sync is SyncManagerLike {
  return typeof sync === 'object' && sync !== null && 'register' in sync
}
