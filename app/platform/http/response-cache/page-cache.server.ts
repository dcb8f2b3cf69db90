import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { QueueFull } from '#app/platform/concurrency/concurrency-limiter.ts'
import { inSlot, type RequestSlots, requestSlots } from '../request-slots.server.ts'
import { soon } from '../soon.server.ts'
import { calmly } from './calmly.server.ts'
import type { KeptEnv } from './kept-env.ts'
import {
  answerOf,
  compressFurther,
  isReadyFor,
  type KeptPage,
  keptPage,
} from './kept-page.server.ts'
import { type Address, everyName, type KeptPages } from './kept-pages.server.ts'
import type { KnownRevision } from './known-revision.server.ts'

/** How long a page that is kept waits for word whether it is the newest, in milliseconds. */
const patience = 500

/** The content revision and the day that a page shows. */
type Edition = Pick<KeptPage, 'revision' | 'day'>

type Needed = {
  pages: KeptPages
  revision: Pick<KnownRevision, 'get'>
  day: () => number
  /** PUBLIC_URL: then pages are the same whatever host they were asked for by. */
  publicUrl?: string | undefined
  slots?: RequestSlots
}

/**
 * Public pages are rendered once per content revision and day of the dealer, and served from memory. Kept are
 * 200 answers to GET and HEAD under origin, path and the query parameters that the page declares
 * (`No-Vary-Search`); `?sent=` and everything of the staff passes through. Who asks while a page is being
 * rendered waits for that one. An earlier page goes out only while the database is away, or slow to say its
 * revision, or where the new one cannot be made, as when too much waits already.
 */
export function pageCache({ pages, revision, day, publicUrl, slots = requestSlots() }: Needed) {
  const flights = new Map<string, Promise<KeptPage | undefined | 'not begun'>>()
  let newest = 0
  // What an edit has replaced meanwhile is not worth it.
  const later = calmly(async (page: KeptPage) => {
    if (page.revision === newest) await compressFurther(page)
  })

  return createMiddleware<KeptEnv>(async (c, next) => {
    const address = addressOf(c, publicUrl)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || isPrivate(address)) return next()

    const old = pages.find(address)
    const current = old
      ? await soon(revision.get(), patience)
      : await revision.get().catch(() => undefined)
    if (current === undefined) return old ? stored(c, old) : next()
    const hit = pages.find(address)
    const now: Edition = { revision: current, day: day() }
    if (hit?.revision === now.revision && hit.day === now.day) return stored(c, hit)

    const key = `${now.revision} ${now.day} ${pages.keyOf(address)}`
    for (let flight = flights.get(key); flight; flight = flights.get(key)) {
      const page = await flight
      // The first has left, or was refused, while waiting for a slot: another one makes the page.
      if (page !== 'not begun') return page ? stored(c, page) : next()
    }
    const { promise, resolve } = Promise.withResolvers<KeptPage | undefined | 'not begun'>()
    flights.set(key, promise)
    let isBegun = false
    try {
      const page = await inSlot(c, slots, () => {
        isBegun = true
        return render(c, next, { address, now, old: hit })
      })
      resolve(page)
      if (page) replace(c, await (page === hit ? stored(c, page) : answer(c, page)))
    } catch (error) {
      if (!hit || !(error instanceof QueueFull)) throw error
      return stored(c, hit)
    } finally {
      flights.delete(key)
      resolve(isBegun ? undefined : 'not begun')
    }
    return undefined
  })

  /** Sends a page that was not rendered for this request. */
  function stored(c: Context<KeptEnv>, page: KeptPage): Promise<Response> {
    c.set('isStored', true)
    return answer(c, page)
  }

  /** An encoding that is not kept is made in a slot, like a page. */
  function answer(c: Context<KeptEnv>, page: KeptPage): Promise<Response> {
    c.set('keptPage', page)
    const request = c.req.raw
    if (isReadyFor(page, request)) return answerOf(page, request)
    return inSlot(c, slots, () => answerOf(page, request))
  }

  /** The page of today; the earlier one where it fails; nothing where it is not to be kept. */
  async function render(
    c: Context<KeptEnv>,
    next: () => Promise<void>,
    { address, now, old }: { address: Address; now: Edition; old: KeptPage | undefined },
  ): Promise<KeptPage | undefined> {
    const asked = c.req.raw
    // For nobody: what is kept can't hold anything of who asked first, and does not end when he leaves.
    c.req.raw = new Request(asked.url)
    await next()
    c.req.raw = asked
    if (c.res.status >= 500) return old
    if (!isKeepable(c.res, address.path)) {
      pages.drop(address)
      return undefined
    }
    const names = declaredQuery(c.res)
    const isPlain = pages.isPlain(address, names)
    const page = await keptPage(c.res, now, isPlain ? 'all' : 'br')
    // An edit that another request has seen meanwhile, or midnight: this page is of what was before.
    if (newest > now.revision || day() !== now.day) return page
    newest = now.revision
    pages.keep(address, names, page)
    if (isPlain) later(page)
    return page
  }
}

function addressOf(c: Context<KeptEnv>, publicUrl: string | undefined): Address {
  const { pathname, search } = new URL(c.req.url)
  return { origin: publicUrl ?? c.get('facts').origin, path: pathname, search }
}

/** Hono would give the new answer the headers of the old one as well. */
function replace(c: Context<KeptEnv>, by: Response): void {
  c.res = undefined
  c.res = by
}

/** What is never kept: the staff's, and the thanks for what somebody just sent. */
export function isPrivate({ path, search }: Pick<Address, 'path' | 'search'>): boolean {
  return (
    /^\/(admin|api)(\/|\.|$)/.test(path) ||
    (search !== '' && new URLSearchParams(search).has('sent'))
  )
}

/** Pages, the router's own data for them, and what is made for crawlers and telephones. */
const keepable = /^(text\/(html|x-script|plain)|application\/(xml|manifest\+json))(;|$)/

function isKeepable({ status, headers }: Response, path: string): boolean {
  return (
    status === 200 &&
    (keepable.test(headers.get('content-type') ?? '') || path === '/__manifest') &&
    !headers.has('set-cookie') &&
    headers.get('cache-control') !== 'no-store'
  )
}

/** `params, except=("model" "variant")` names the parameters that count; whatever says nothing counts all. */
function declaredQuery({ headers }: Response): readonly string[] {
  const header = headers.get('no-vary-search')
  if (header === null) return everyName
  return [...header.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)
}
