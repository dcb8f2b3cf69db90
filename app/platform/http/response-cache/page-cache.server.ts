import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { QueueFull } from '#app/platform/concurrency/concurrency-limiter.ts'
import { type RequestSlots, requestSlots, withRequestSlot } from '../request-slots.server.ts'
import { resolveWithin } from '../resolve-within.server.ts'
import type { CacheEnv } from './cache-env.ts'
import {
  type CachedPage,
  createCachedPage,
  hasBodyFor,
  recompressPage,
  responseFromPage,
} from './cached-page.server.ts'
import { allQueryNames, type CachedPages, type PageAddress } from './cached-pages.server.ts'
import type { CachedRevision } from './cached-revision.server.ts'
import { idleQueue } from './idle-queue.server.ts'

/** How long a page that is kept waits for word whether it is the newest, in milliseconds. */
const revisionTimeout = 500

/** The content revision and the day that a page shows. */
type PageEdition = Pick<CachedPage, 'revision' | 'day'>

type Deps = {
  pages: CachedPages
  revision: Pick<CachedRevision, 'get'>
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
export function pageCache({ pages, revision, day, publicUrl, slots = requestSlots() }: Deps) {
  const flights = new Map<string, Promise<CachedPage | undefined | 'not begun'>>()
  let newest = 0
  // What an edit has replaced meanwhile is not worth it.
  const later = idleQueue(async (page: CachedPage) => {
    if (page.revision === newest) await recompressPage(page)
  })

  return createMiddleware<CacheEnv>(async (c, next) => {
    const address = pageAddressOf(c, publicUrl)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || isNeverCached(address)) return next()

    const old = pages.find(address)
    const current = old
      ? await resolveWithin(revision.get(), revisionTimeout)
      : await revision.get().catch(() => undefined)
    if (current === undefined) return old ? stored(c, old) : next()
    const hit = pages.find(address)
    const now: PageEdition = { revision: current, day: day() }
    if (hit?.revision === now.revision && hit.day === now.day) return stored(c, hit)

    const key = `${now.revision} ${now.day} ${pages.keyOf(address)}`
    for (let flight = flights.get(key); flight; flight = flights.get(key)) {
      const page = await flight
      // The first has left, or was refused, while waiting for a slot: another one makes the page.
      if (page !== 'not begun') return page ? stored(c, page) : next()
    }
    const { promise, resolve } = Promise.withResolvers<CachedPage | undefined | 'not begun'>()
    flights.set(key, promise)
    let isBegun = false
    try {
      const page = await withRequestSlot(c, slots, () => {
        isBegun = true
        return render(c, next, { address, now, old: hit })
      })
      resolve(page)
      if (page) replaceResponse(c, await (page === hit ? stored(c, page) : answer(c, page)))
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
  function stored(c: Context<CacheEnv>, page: CachedPage): Promise<Response> {
    c.set('isStored', true)
    return answer(c, page)
  }

  /** An encoding that is not kept is made in a slot, like a page. */
  function answer(c: Context<CacheEnv>, page: CachedPage): Promise<Response> {
    c.set('keptPage', page)
    const request = c.req.raw
    if (hasBodyFor(page, request)) return responseFromPage(page, request)
    return withRequestSlot(c, slots, () => responseFromPage(page, request))
  }

  /** The page of today; the earlier one where it fails; nothing where it is not to be kept. */
  async function render(
    c: Context<CacheEnv>,
    next: () => Promise<void>,
    { address, now, old }: { address: PageAddress; now: PageEdition; old: CachedPage | undefined },
  ): Promise<CachedPage | undefined> {
    const asked = c.req.raw
    // For nobody: what is kept can't hold anything of who asked first, and does not end when he leaves.
    c.req.raw = new Request(asked.url)
    await next()
    c.req.raw = asked
    if (c.res.status >= 500) return old
    if (!isCacheable(c.res, address.path)) {
      pages.drop(address)
      return undefined
    }
    const names = noVarySearchNames(c.res)
    const isPlain = pages.isPlain(address, names)
    const page = await createCachedPage(c.res, now, isPlain ? 'all' : 'br')
    // An edit that another request has seen meanwhile, or midnight: this page is of what was before.
    if (newest > now.revision || day() !== now.day) return page
    newest = now.revision
    pages.keep(address, names, page)
    if (isPlain) later(page)
    return page
  }
}

function pageAddressOf(c: Context<CacheEnv>, publicUrl: string | undefined): PageAddress {
  const { pathname, search } = new URL(c.req.url)
  return { origin: publicUrl ?? c.get('facts').origin, path: pathname, search }
}

/** Hono would give the new answer the headers of the old one as well. */
function replaceResponse(c: Context<CacheEnv>, by: Response): void {
  c.res = undefined
  c.res = by
}

/** What is never kept: the staff's, and the thanks for what somebody just sent. */
export function isNeverCached({ path, search }: Pick<PageAddress, 'path' | 'search'>): boolean {
  return (
    /^\/(admin|api)(\/|\.|$)/.test(path) ||
    (search !== '' && new URLSearchParams(search).has('sent'))
  )
}

/** Pages, the router's own data for them, and what is made for crawlers and telephones. */
const cacheableTypes = /^(text\/(html|x-script|plain)|application\/(xml|manifest\+json))(;|$)/

function isCacheable({ status, headers }: Response, path: string): boolean {
  return (
    status === 200 &&
    (cacheableTypes.test(headers.get('content-type') ?? '') || path === '/__manifest') &&
    !headers.has('set-cookie') &&
    headers.get('cache-control') !== 'no-store'
  )
}

/** `params, except=("model" "variant")` names the parameters that count; whatever says nothing counts all. */
function noVarySearchNames({ headers }: Response): readonly string[] {
  const header = headers.get('no-vary-search')
  if (header === null) return allQueryNames
  return [...header.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)
}
