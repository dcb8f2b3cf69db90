import { appShellPath, cacheAppShell, deleteAppShell, findInAppShell } from './app-shell.ts'
import { deleteStoredCalls, findStoredCalls } from './offline-db.ts'
import { sendOutbox } from './send-outbox.ts'

// The worker of /admin/: it opens one page without a network, sends what was written there when the
// network is back, and sees to it that customers' data goes. Everything else passes it by.

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

// A worker is started for every event: what is older than a day goes then.
void findStoredCalls(undefined, Date.now())

addEventListener('install', (event) => event.waitUntil(skipWaiting()))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('sync', (event) =>
  event.waitUntil(
    sendOutbox().then((sending) => {
      // The browser asks again later when this fails.
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

/** Where an ended session, or one that may no longer see calls, is noticed first. */
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

/** The page says which files it needed: `{ keep: ['/assets/…'] }`. */
function parseKeepMessage(said: unknown): string[] | undefined {
  if (typeof said !== 'object' || said === null || !('keep' in said)) return undefined
  const { keep } = said
  return Array.isArray(keep)
    ? keep.filter((it) => typeof it === 'string' && /^\/(assets|fonts)\/[\w./-]+$/.test(it))
    : undefined
}
