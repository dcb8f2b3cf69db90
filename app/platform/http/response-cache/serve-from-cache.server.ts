import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '#app/platform/log/log.server.ts'
import { logRequest } from '../access-log.server.ts'
import { memoize } from '../memoize.ts'
import {
  type ProxyTrust,
  resolveClientAddress,
  resolvePublicOrigin,
} from '../request-info.server.ts'
import { hstsHeader } from '../security-middleware.server.ts'
import {
  recordVisitorAddress,
  type UndeclaredProxyDetector,
} from '../undeclared-proxy-detector.server.ts'
import type { CachedPages } from './cached-pages.server.ts'
import { type CachedResponse, cachedFileResponse, cachedPageResponse } from './cached-response.ts'
import type { CachedRevision } from './cached-revision.server.ts'
import { coalesceRequests } from './coalesce-requests.server.ts'
import type { FileCache } from './file-cache.server.ts'
import { isNeverCached } from './page-cache.server.ts'

type Deps = {
  pages: CachedPages
  files: FileCache
  revision: Pick<CachedRevision, 'recent'>
  day: () => number
  publicUrl: string | undefined
  trustProxy: ProxyTrust
  log: Log
  metrics: { countFromMemory: (status: number) => void }
  addresses: UndeclaredProxyDetector
}

type RequestedOrigin = { origin: string; isSecure: boolean }

type CacheRequest = {
  request: IncomingMessage
  response: ServerResponse
  path: string
  site: RequestedOrigin
}

/**
 * Share of requests for cached pages that the proxy detection samples. One request in eight is
 * enough.
 */
const sampledEvery = 8

/**
 * Serves current pages and their files from memory, exactly as the app would, at a tenth of the
 * cost. Requests for unknown addresses and unusual requests are passed to the app, which fills the
 * cache.
 */
export function serveFromCache(needed: Deps) {
  const siteOf = originByHeaders(needed.publicUrl)
  const leaders = coalesceRequests()
  let readers = 0

  /**
   * Finds a response by the exact host and path and never by cookie, so the response is the same
   * for everybody. Returns `soon` for a page that must be revalidated or rendered.
   */
  function find({ request, path, site }: CacheRequest): CachedResponse | 'soon' | undefined {
    const { url = '', headers } = request
    const search = url.slice(path.length)
    const file =
      search === '' ? needed.files.find(path, text(headers['accept-encoding'])) : undefined
    if (file) return cachedFileResponse(file, headers)
    if (search !== '' && isNeverCached({ path, search })) return undefined
    const page = needed.pages.find({ origin: site.origin, path, search })
    if (!page) return undefined
    const current = needed.revision.recent()
    const isNewest = current === page.revision && needed.day() === page.day
    if (current !== 'away' && !isNewest) return 'soon'
    readers += 1
    if (readers % sampledEvery === 0) watch(request)
    return cachedPageResponse(page, headers)
  }

  function watch({ socket, headers }: IncomingMessage) {
    const header = (name: string) => text(headers[name])
    const { address } = resolveClientAddress(socket.remoteAddress, needed.trustProxy, header)
    recordVisitorAddress(needed.addresses, address, header)
  }

  function give(answer: CachedResponse, { request, response, path, site }: CacheRequest): void {
    const id = randomUUID()
    const own = ['X-Request-Id', id]
    if (site.isSecure) own.push('Strict-Transport-Security', hstsHeader)
    response.writeHead(answer.status, answer.headers.concat(own))
    const { method = '' } = request
    response.end(method === 'HEAD' ? undefined : answer.body)
    needed.metrics.countFromMemory(answer.status)
    if (needed.log.isLevelEnabled('debug'))
      logRequest(needed.log, { id, method, path, status: answer.status, ms: 0, isStored: true })
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const site = isPlainRead(request) && siteOf(request, needed.trustProxy)
    if (!site) return next()
    const asked = { request, response, path: pathOf(request), site }
    const answer = find(asked)
    if (answer !== 'soon') return answer ? give(answer, asked) : next()
    const before = leaders.follow(`${site.origin}${request.url}`, response)
    if (!before) return next()
    void before.then(() => {
      const found = find(asked)
      if (found && found !== 'soon') give(found, asked)
      else next()
    })
    return undefined
  }
}

/** Returns `true` for GET or HEAD without a body. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}

function pathOf({ url = '' }: IncomingMessage): string {
  const mark = url.indexOf('?')
  return mark < 0 ? url : url.slice(0, mark)
}

/** Returns the origin in the visitor's browser; `false` for a host that the app refuses. */
function originByHeaders(publicUrl: string | undefined) {
  const view = memoize((seen: string): RequestedOrigin | false => {
    const [host = '', scheme, forwarded] = seen.split('\n')
    const url = /^[\w.:[\]-]+$/.test(host) && URL.parse(`http://${host}/`)
    if (!url) return false
    const header = (name: string) =>
      (name === 'x-forwarded-proto' ? scheme : forwarded) || undefined
    const { origin, isSecure } = resolvePublicOrigin(url, true, header)
    return { origin: publicUrl ?? origin, isSecure }
  })
  /** The result is cached, because the peer of a connection never changes. */
  const proxied = new WeakMap<Socket, boolean>()
  const isProxied = (socket: Socket, trust: ProxyTrust): boolean => {
    const known = proxied.get(socket)
    if (known !== undefined) return known
    const { isForwarded } = resolveClientAddress(socket.remoteAddress, trust, () => undefined)
    proxied.set(socket, isForwarded)
    return isForwarded
  }
  return ({ headers, socket }: IncomingMessage, trust: ProxyTrust): RequestedOrigin | false => {
    const host = headers.host ?? ''
    const scheme = text(headers['x-forwarded-proto'])
    const forwarded = text(headers['x-forwarded-host'])
    if ((scheme === undefined && forwarded === undefined) || !isProxied(socket, trust))
      return view(host)
    return view(`${host}\n${scheme ?? ''}\n${forwarded ?? ''}`)
  }
}

/** Node joins repeated headers itself, except for cookies. */
function text(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header
}
