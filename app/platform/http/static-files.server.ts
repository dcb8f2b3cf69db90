import { existsSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import * as words from './refusal-words.ts'

const cacheForever = 'public, max-age=31536000, immutable'
const cacheOneHour = 'public, max-age=3600'
/**
 * Policy for a worker. A worker has the policy of its own file, not of the page. It may import
 * modules and fetch data from this site.
 */
const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** `before` is the client of the previous build. */
export type StaticFolders = { client: string; catalogue: string; before?: string | undefined }

/**
 * Serves files from disk: the built client and the catalogue's files. Addresses with a hash are
 * cached for ever. An unknown file in these folders is a plain 404, never a page.
 */
export function staticFiles({ client, catalogue, before }: StaticFolders): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  if (existsSync(client)) {
    // With the previous build's files, a page that was open during an upgrade still gets its
    // scripts. The same is true between a build and the restart.
    const built = [client, ...(before && existsSync(before) ? [before] : [])].map((it) =>
      serveFolder(it),
    )
    app.use('/assets/workers/*', withPolicy(workerPolicy))
    app.use('/assets/*', withCacheControl(cacheForever), ...built)
    app.use('/fonts/*', withCacheControl(cacheForever), ...built)
    app.use('/:file{[^/]+\\.[a-z0-9]+}', withCacheControl(cacheOneHour), serveFolder(client))
  }
  app.use('/pictures/*', withCacheControl(cacheForever), serveFolder(catalogue, stripPictureHash))
  for (const folder of ['brochures', 'wordmarks', 'films'])
    if (existsSync(`${catalogue}/${folder}`))
      app.use(`/${folder}/*`, withCacheControl(cacheOneHour), serveFolder(catalogue))
  for (const folder of ['assets', 'fonts', 'pictures', 'brochures', 'wordmarks', 'films'])
    app.get(`/${folder}/*`, (c) => c.text(words.noSuchFile, 404))
  return app
}

function serveFolder(
  root: string,
  rewriteRequestPath: (path: string) => string = (path) => path,
): MiddlewareHandler {
  return serveStatic({ root, precompressed: true, rewriteRequestPath })
}

function withPolicy(contentSecurityPolicy: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    c.header('Content-Security-Policy', contentSecurityPolicy)
  }
}

/**
 * Maps `/pictures/site/floor-960.1a2b3c4d.avif` to the file `pictures/site/floor-960.avif`. No
 * other file of the folder is served.
 */
function stripPictureHash(path: string): string {
  const parts = /^(\/pictures\/[a-z0-9/-]+)\.[0-9a-z]+\.(avif|webp)$/.exec(path)
  return parts ? `${parts[1]}.${parts[2]}` : '/no-such-picture'
}

/** Sets the cache time for browsers, and answers 304 if the browser already has the file. */
function withCacheControl(cacheControl: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    c.set('isStored', true)
    const { status, headers } = c.res
    const modified = headers.get('Last-Modified')
    if (!modified || status >= 400) return
    c.header('Cache-Control', cacheControl)
    c.header('Accept-Ranges', 'bytes')
    if (status !== 200 || c.req.header('If-Modified-Since') !== modified) return
    await c.res.body?.cancel()
    const kept = new Headers(c.res.headers)
    kept.delete('Content-Length')
    c.res = undefined
    c.res = new Response(null, { status: 304, headers: kept })
  }
}
