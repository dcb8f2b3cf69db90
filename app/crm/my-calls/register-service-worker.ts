/** Starts the worker that opens this page without a network, and tells it which files the page needed. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/admin/yard-worker.js', { scope: '/admin/' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: listPageAssets() })
  } catch {
    // Without it the page needs a network; it is no worse than the others then.
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

/** Asks the browser to send when the network is back, even when the page is closed by then. */
export async function requestBackgroundSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.ready
    if (registration && 'sync' in registration && hasRegister(registration.sync))
      await registration.sync.register('yard-send')
  } catch {
    // Where there is none, the open page sends.
  }
}

type SyncManagerLike = { register(tag: string): Promise<void> }

function hasRegister(sync: unknown): sync is SyncManagerLike {
  return typeof sync === 'object' && sync !== null && 'register' in sync
}
