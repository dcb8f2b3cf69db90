import { appShellPath, cacheAppShell, deleteAppShell, findInAppShell } from './app-shell.ts'
import { deleteStoredCalls, findStoredCalls } from './offline-db.ts'
import { listenForPushes } from './push-events.ts'
import { sendOutbox } from './send-outbox.ts'

// The service worker of /admin/. It opens one page offline, sends entries when the network is back,
// deletes customers' data after a day, and shows notifications. It ignores every other request.

type ExtendableEventLike = { waitUntil(until: Promise<unknown>): void }
type FetchEventLike = ExtendableEventLike & {
  request: Request
  respondWith(answer: Promise<Response>): void
}

declare function addEventListener(
  type: 'install' | 'activate',
  heard: (event: ExtendableEventLike) => void,
): void
declare function addEventListener(type: 'sync', heard: (event: ExtendableEventLike) => void): void
declare function addEventListener(type: 'fetch', heard: (event: FetchEventLike) => void): void
declare function addEventListener(
  type: 'message',
  heard: (event: ExtendableEventLike & { data: unknown }) => void,
): void
declare function skipWaiting(): Promise<void>
declare const clients: { claim(): Promise<void> }

// The browser starts the worker for every event. At each start, the worker deletes customers' data
// that is older than a day.
void findStoredCalls(undefined, Date.now())

listenForPushes()

addEventListener('install', (event) => event.waitUntil(skipWaiting()))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('sync', (event) =>
  event.waitUntil(
    sendOutbox().then((sending) => {
      // After this failure, the browser tries again later.
      if (sending === 'later') throw new Error('no network')
    }),
  ),
)

addEventListener('message', (event) => {
  const files = parseKeepMessage(event.data)
  if (files) event.waitUntil(refreshAppShell(files))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (request.method === 'GET' && pathname === appShellPath)
      event.respondWith(fetchPageOrShell(request))
    if (request.method === 'POST' && pathname === '/admin/logout')
      event.waitUntil(deleteOfflineData())
  } else if (/^\/(assets|fonts)\/|^\/icon/.test(pathname))
    event.respondWith(cachedOrFetched(request))
  else if (isSessionApi(pathname)) event.respondWith(fetchAndWatchSession(request))
})

/**
 * Returns `true` for an API path. Status 401 or 403 from such a path shows that the session or the
 * permission has ended.
 */
function isSessionApi(pathname: string): boolean {
  return /^\/api\/(desk|me|logout)(\/|$)/.test(pathname)
}

async function fetchAndWatchSession(request: Request): Promise<Response> {
  const isLogout = new URL(request.url).pathname === '/api/logout'
  const answer = await fetch(request)
  if (answer.status === 401 || answer.status === 403) await deleteStoredCalls()
  if (isLogout && answer.ok) await deleteOfflineData()
  return answer
}

async function fetchPageOrShell(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.status === 401 || answer.status === 403) await deleteOfflineData()
    return answer
  } catch (error) {
    const kept = await findInAppShell(appShellPath)
    if (kept) return kept
    throw error
  }
}

async function cachedOrFetched(request: Request): Promise<Response> {
  return (await findInAppShell(new URL(request.url).pathname)) ?? fetch(request)
}

async function refreshAppShell(files: readonly string[]) {
  const page = await fetch(appShellPath, { headers: { Accept: 'text/html' } }).catch(
    () => undefined,
  )
  if (page?.ok && !page.redirected) await cacheAppShell(page, files)
}

async function deleteOfflineData() {
  await Promise.all([deleteStoredCalls(), deleteAppShell()])
}

/** Parses the message in which the page lists the files to cache: `{ keep: ['/assets/…'] }`. */
function parseKeepMessage(said: unknown): string[] | undefined {
  if (typeof said !== 'object' || said === null || !('keep' in said)) return undefined
  const { keep } = said
  return Array.isArray(keep)
    ? keep.filter((it) => typeof it === 'string' && /^\/(assets|fonts)\/[\w./-]+$/.test(it))
    : undefined
}
