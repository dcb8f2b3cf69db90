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

/** Maximum milliseconds that a request for a cached page waits for the present content revision. */
const revisionTimeout = 500

/** The content revision and the day of a page. */
type PageEdition = Pick<CachedPage, 'revision' | 'day'>

type Deps = {
  pages: CachedPages
  revision: Pick<CachedRevision, 'get'>
  day: () => number
  /** PUBLIC_URL; if set, pages are the same for every host. */
  publicUrl?: string | undefined
  slots?: RequestSlots
}

/**
 * Renders each public page once per content revision and dealer's day, and serves it from memory.
 * Caches 200 responses to GET and HEAD by origin, path and the query parameters that the page
 * declares (`No-Vary-Search`). Never caches `?sent=`, `?for=` and the portal. Concurrent requests wait for
 * the same rendering. Serves a stale page only if the database is unavailable or slow, or if
 * rendering fails, for example because the queue is full.
 */
export function pageCache({ pages, revision, day, publicUrl, slots = requestSlots() }: Deps) {
  const flights = new Map<string, Promise<CachedPage | undefined | 'not begun'>>()
  let newest = 0
  // Skips a page that an edit has since replaced.
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
      // The first client disconnected or was refused while waiting for a slot, so this request
      // renders the page.
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

  /** Compressing an encoding that is not cached requires a slot, like rendering a page. */
  function answer(c: Context<CacheEnv>, page: CachedPage): Promise<Response> {
    c.set('keptPage', page)
    const request = c.req.raw
    if (hasBodyFor(page, request)) return responseFromPage(page, request)
    return withRequestSlot(c, slots, () => responseFromPage(page, request))
  }

  /**
   * Renders the page. Returns the stale page if rendering fails, and undefined if the page cannot
   * be cached.
   */
  async function render(
    c: Context<CacheEnv>,
    next: () => Promise<void>,
    { address, now, old }: { address: PageAddress; now: PageEdition; old: CachedPage | undefined },
  ): Promise<CachedPage | undefined> {
    const asked = c.req.raw
    // An anonymous request without an abort signal. The cached page cannot contain data of the
    // first visitor, and rendering continues if that visitor disconnects.
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
    // Another request has since read a newer revision, or midnight has passed. This page is
    // therefore stale and is not cached.
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

/** Without the reset, Hono would copy the old response's headers to the new response. */
function replaceResponse(c: Context<CacheEnv>, by: Response): void {
  c.res = undefined
  c.res = by
}

/**
 * Returns `true` for pages that are never cached: the portal, quotations, customers' enquiries, the
 * confirmation of a sent form (`?sent=`), and the free hours of a day (`?for=`).
 */
export function isNeverCached({ path, search }: Pick<PageAddress, 'path' | 'search'>): boolean {
  if (/^\/(admin|api|q|my-enquiry)(\/|\.|$)/i.test(path)) return true
  if (search === '') return false
  const query = new URLSearchParams(search)
  return query.has('sent') || query.has('for')
}

/** Media types of pages, of the router's data for pages, and of files for crawlers and phones. */
const cacheableTypes = /^(text\/(html|x-script|plain)|application\/(xml|manifest\+json))(;|$)/

function isCacheable({ status, headers }: Response, path: string): boolean {
  return (
    status === 200 &&
    (cacheableTypes.test(headers.get('content-type') ?? '') || path === '/__manifest') &&
    !headers.has('set-cookie') &&
    headers.get('cache-control') !== 'no-store'
  )
}

/**
 * Parses the header value `params, except=("model" "variant")`, which names the significant
 * parameters. Without the header every parameter is significant.
 */
function noVarySearchNames({ headers }: Response): readonly string[] {
  const header = headers.get('no-vary-search')
  if (header === null) return allQueryNames
  return [...header.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)
}
