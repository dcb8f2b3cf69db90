import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { CacheEnv } from './cache-env.ts'
import { rawHeaderLists } from './cached-page.server.ts'
import type { CachedRevision } from './cached-revision.server.ts'
import type { FileCache } from './file-cache.server.ts'

/**
 * Headers that differ by response. `serve-from-cache.server.ts` sets these headers for each
 * response.
 */
const perResponseHeaders = [
  'x-request-id',
  'strict-transport-security',
  'content-length',
  'content-encoding',
]

type Deps = { files: FileCache; revision: Pick<CachedRevision, 'forget'> }

/**
 * The outermost middleware, which sees each response with all headers. Stores responses that later
 * requests can get from memory. A write discards the cached content revision.
 */
export function cacheResponses({ files, revision }: Deps) {
  return createMiddleware<CacheEnv>(async (c, next) => {
    await next()
    const { method } = c.req
    if (method !== 'GET' && method !== 'HEAD') {
      revision.forget()
      return
    }
    if (c.res.status !== 200) return
    const page = c.get('keptPage')
    if (page) page.wire ??= rawHeaderLists(page, [...commonHeaders(c.res)].flat())
    else if (method === 'GET') await cacheFile(c, files)
  })
}

async function cacheFile(c: Context<CacheEnv>, files: FileCache): Promise<void> {
  const { headers } = c.res
  const length = Number(headers.get('content-length') ?? Number.NaN)
  // The response is a file on disk. An upload can be recognised only by its immutable
  // `Cache-Control`.
  const isFile = c.get('isStored') ?? headers.get('cache-control')?.includes('immutable')
  const isToldApart = headers.has('last-modified') || headers.has('etag')
  const hasQuery = new URL(c.req.url).search !== ''
  if (!isFile || !isToldApart || hasQuery || !files.isWorthKeeping(length)) return
  const body = new Uint8Array(await c.res.arrayBuffer())
  const common = commonHeaders(c.res)
  const encoding = headers.get('content-encoding')
  if (encoding) common.set('content-encoding', encoding)
  files.keep(c.req.path, c.req.header('accept-encoding'), body, common)
  const again = new Response(body, { headers })
  c.res = undefined
  c.res = again
}

function commonHeaders(answer: Response): Headers {
  const headers = new Headers(answer.headers)
  for (const name of perResponseHeaders) headers.delete(name)
  return headers
}
