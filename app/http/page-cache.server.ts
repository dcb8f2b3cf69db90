import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { soon } from './soon.server.ts'

type Kept = {
  etag: string
  headers: [string, string][]
  bodies: {
    identity: Uint8Array<ArrayBuffer>
    gzip: Uint8Array<ArrayBuffer>
    br: Uint8Array<ArrayBuffer>
  }
}

const most = 500
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Most hosts are made up: the pages of more of them would push out the site's own. */
const mostOrigins = 4

/** How long a page that is kept waits for word whether it is the newest, in milliseconds. */
const patience = 500

type Needed = {
  revision: { get: () => Promise<number> }
  /** PUBLIC_URL: then pages are the same whatever host they were asked for by. */
  publicUrl?: string | undefined
}

/**
 * Public pages are rendered once per content revision and served from memory. Kept are
 * 200 answers to GET and HEAD under revision, origin, path and the query parameters that the page declares
 * (`No-Vary-Search`); `?sent=` and everything of the staff passes through. While the database is away, or
 * slow to say its revision, a kept page is served as it is.
 */
export function pageCache({ revision, publicUrl }: Needed) {
  const declared = new Map<string, string[]>()
  const kept = new Map<string, Kept>()
  /** The one that was longest not asked for first. */
  const origins = new Set<string>()
  let keptRevision = -1

  const moveToEnd = (origin: string) => {
    origins.delete(origin)
    origins.add(origin)
  }

  const makeRoomFor = (origin: string) => {
    moveToEnd(origin)
    const [oldest] = origins
    if (oldest === undefined || origins.size <= mostOrigins) return
    origins.delete(oldest)
    for (const pages of [kept, declared])
      for (const key of pages.keys()) if (key.startsWith(`${oldest}/`)) pages.delete(key)
  }

  const find = (path: string, url: URL) => {
    const names = declared.get(path)
    return names && kept.get(keyOf(path, names, url))
  }

  return createMiddleware<AppEnv>(async (c, next) => {
    const url = new URL(c.req.url)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || isPrivate(url)) return next()

    const origin = publicUrl ?? c.get('facts').origin
    const path = `${origin}${url.pathname}`
    if (origins.has(origin)) moveToEnd(origin)
    const old = find(path, url)
    const current = old
      ? await soon(revision.get(), patience)
      : await revision.get().catch(() => undefined)
    if (current === undefined) return old ? fromMemory(c, old) : next()
    if (current !== keptRevision || declared.size > most) {
      kept.clear()
      declared.clear()
      keptRevision = current
    }
    const hit = find(path, url)
    if (hit) return fromMemory(c, hit)

    const asked = c.req.raw
    // A HEAD is rendered as the GET that will follow it: same headers, same copy kept.
    if (asked.method === 'HEAD') c.req.raw = new Request(asked, { method: 'GET' })
    await next()
    if (c.res.status !== 200 || !isKeepable(c.res)) return
    const fresh = await keep(c.res)
    const varying = declaredQuery(c.res)
    makeRoomFor(origin)
    if (kept.size >= most) kept.delete(kept.keys().next().value ?? '')
    declared.set(path, varying)
    // An edit that another request has seen meanwhile: this page is of the content before it.
    if (keptRevision === current) kept.set(keyOf(path, varying, url), fresh)
    c.res = answer(fresh, asked)
  })
}

function fromMemory(c: Context<AppEnv>, page: Kept): Response {
  c.set('isStored', true)
  return answer(page, c.req.raw)
}

function isPrivate(url: URL): boolean {
  return /^\/(admin|api)(\/|\.|$)/.test(url.pathname) || url.searchParams.has('sent')
}

function isKeepable(response: Response): boolean {
  const type = response.headers.get('content-type') ?? ''
  const isPage = type.startsWith('text/html') || type.startsWith('text/x-script')
  return (
    isPage &&
    !response.headers.has('set-cookie') &&
    response.headers.get('cache-control') !== 'no-store'
  )
}

/** `params, except=("model" "variant")` names the parameters that count; a data answer counts all. */
function declaredQuery(response: Response): string[] {
  const header = response.headers.get('no-vary-search')
  if (header === null) return ['*']
  return [...header.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)
}

function keyOf(path: string, names: string[], url: URL): string {
  if (names.includes('*')) return `${path}?${url.searchParams}`
  const counted = new URLSearchParams(
    names.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value])),
  )
  return `${path}?${counted}`
}

async function keep(response: Response): Promise<Kept> {
  const identity = new Uint8Array(await response.arrayBuffer())
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
  const [br, gz] = await Promise.all([brotli(identity, options), gzipped(identity)])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const headers = [...response.headers].filter(([name]) => name !== 'content-length')
  return {
    etag: `W/"${hash}"`,
    headers,
    bodies: { identity, gzip: new Uint8Array(gz), br: new Uint8Array(br) },
  }
}

function answer(kept: Kept, request: Request): Response {
  const headers = new Headers(kept.headers)
  headers.set('ETag', kept.etag)
  headers.set('Cache-Control', 'no-cache')
  headers.set('Vary', 'Accept-Encoding')
  if (matches(request.headers.get('if-none-match'), kept.etag))
    return new Response(null, { status: 304, headers })
  const encoding = encodingFor(request.headers.get('accept-encoding'))
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  const body = kept.bodies[encoding]
  headers.set('Content-Length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { status: 200, headers })
}

function matches(given: string | null, etag: string): boolean {
  return (given ?? '').split(',').some((one) => one.trim() === etag || one.trim() === '*')
}

function encodingFor(accepted: string | null): keyof Kept['bodies'] {
  const offers = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', quality] = part.trim().split(/\s*;\s*q=/)
      return [name.toLowerCase(), quality === undefined ? 1 : Number(quality)] as const
    }),
  )
  if ((offers.get('br') ?? 0) > 0) return 'br'
  return (offers.get('gzip') ?? 0) > 0 ? 'gzip' : 'identity'
}
