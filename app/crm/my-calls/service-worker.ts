import { cacheAppShell, deleteAppShells, findAppShell, findInAppShells } from './app-shell.ts'
import { deleteKeptData, deleteOldKeptData } from './offline-db.ts'
import { listenForPushes } from './push-events.ts'
import { sendOutbox } from './send-outbox.ts'

// The service worker of /admin/. It opens two pages offline, sends entries when the network is back,
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
void deleteOldKeptData(Date.now())

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
  const asked = parseKeepMessage(event.data)
  if (asked) event.waitUntil(refreshAppShell(asked))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (request.method === 'GET' && findAppShell(pathname))
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
  return /^\/api\/(desk|board|me|logout)(\/|$)/.test(pathname)
}

async function fetchAndWatchSession(request: Request): Promise<Response> {
  const isLogout = new URL(request.url).pathname === '/api/logout'
  const answer = await fetch(request)
  if (answer.status === 401 || answer.status === 403) await deleteKeptData()
  if (isLogout && answer.ok) await deleteOfflineData()
  return answer
}

async function fetchPageOrShell(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.status === 401 || answer.status === 403) await deleteOfflineData()
    return answer
  } catch (error) {
    const kept = await findInAppShells(new URL(request.url).pathname)
    if (kept) return kept
    throw error
  }
}

async function cachedOrFetched(request: Request): Promise<Response> {
  return (await findInAppShells(new URL(request.url).pathname)) ?? fetch(request)
}

type KeepMessage = { page: string; files: string[] }

async function refreshAppShell({ page: path, files }: KeepMessage) {
  const shell = findAppShell(path)
  if (!shell) return
  const page = await fetch(shell.source, { headers: { Accept: 'text/html' } }).catch(
    () => undefined,
  )
  if (page?.ok && !page.redirected) await cacheAppShell(shell, page, files)
}

async function deleteOfflineData() {
  await Promise.all([deleteKeptData(), deleteAppShells()])
}

/**
 * Parses the message in which a page lists the files to cache: `{ keep: ['/assets/…'], page }`. A
 * page of an earlier version does not name itself.
 */
function parseKeepMessage(said: unknown): KeepMessage | undefined {
  if (typeof said !== 'object' || said === null || !('keep' in said)) return undefined
  const { keep } = said
  const page = 'page' in said && typeof said.page === 'string' ? said.page : '/admin/today'
  if (!Array.isArray(keep)) return undefined
  const files = keep.filter(
    (it) => typeof it === 'string' && /^\/(assets|fonts)\/[\w./-]+$/.test(it),
  )
  return { page, files }
}
