import { sendUnsent } from './send.ts'
import { forgetShell, fromShell, keepShell, shellPage } from './shell.ts'
import { forgetCalls, readKept } from './yard-db.ts'

// The worker of /admin/: it opens one page without a network, sends what was written there when the
// network is back, and sees to it that customers' data goes. Everything else passes it by.

type Lasting = { waitUntil(until: Promise<unknown>): void }
type Asked = Lasting & { request: Request; respondWith(answer: Promise<Response>): void }

declare function addEventListener(
  type: 'install' | 'activate',
  heard: (event: Lasting) => void,
): void
declare function addEventListener(type: 'sync', heard: (event: Lasting) => void): void
declare function addEventListener(type: 'fetch', heard: (event: Asked) => void): void
declare function addEventListener(
  type: 'message',
  heard: (event: Lasting & { data: unknown }) => void,
): void
declare function skipWaiting(): Promise<void>
declare const clients: { claim(): Promise<void> }

// A worker is started for every event: what is older than a day goes then.
void readKept(undefined, Date.now())

addEventListener('install', (event) => event.waitUntil(skipWaiting()))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('sync', (event) =>
  event.waitUntil(
    sendUnsent().then((sending) => {
      // The browser asks again later when this fails.
      if (sending === 'later') throw new Error('no network')
    }),
  ),
)

addEventListener('message', (event) => {
  const files = filesIn(event.data)
  if (files) event.waitUntil(refreshShell(files))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (request.method === 'GET' && pathname === shellPage) event.respondWith(openPage(request))
    if (request.method === 'POST' && pathname === '/admin/logout') event.waitUntil(forgetAll())
  } else if (/^\/(assets|fonts)\/|^\/icon/.test(pathname)) event.respondWith(keptOrAsked(request))
  else if (isGuarded(pathname)) event.respondWith(watched(request))
})

/** Where an ended session, or one that may no longer see calls, is noticed first. */
function isGuarded(pathname: string): boolean {
  return /^\/api\/(desk|me|logout)(\/|$)/.test(pathname)
}

async function watched(request: Request): Promise<Response> {
  const isLogout = new URL(request.url).pathname === '/api/logout'
  const answer = await fetch(request)
  if (answer.status === 401 || answer.status === 403) await forgetCalls()
  if (isLogout && answer.ok) await forgetAll()
  return answer
}

async function openPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.status === 401 || answer.status === 403) await forgetAll()
    return answer
  } catch (error) {
    const kept = await fromShell(shellPage)
    if (kept) return kept
    throw error
  }
}

async function keptOrAsked(request: Request): Promise<Response> {
  return (await fromShell(new URL(request.url).pathname)) ?? fetch(request)
}

async function refreshShell(files: readonly string[]) {
  const page = await fetch(shellPage, { headers: { Accept: 'text/html' } }).catch(() => undefined)
  if (page?.ok && !page.redirected) await keepShell(page, files)
}

async function forgetAll() {
  await Promise.all([forgetCalls(), forgetShell()])
}

/** The page says which files it needed: `{ keep: ['/assets/…'] }`. */
function filesIn(said: unknown): string[] | undefined {
  if (typeof said !== 'object' || said === null || !('keep' in said)) return undefined
  const { keep } = said
  return Array.isArray(keep)
    ? keep.filter((it) => typeof it === 'string' && /^\/(assets|fonts)\/[\w./-]+$/.test(it))
    : undefined
}
