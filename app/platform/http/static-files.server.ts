import { existsSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import * as words from './refusal-words.ts'

const cacheForever = 'public, max-age=31536000, immutable'
const cacheOneHour = 'public, max-age=3600'
/** A worker lives by the policy of its own file, not by its page's: it may import its parts and fetch from us. */
const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** `before`: the client of the build before this one. */
export type StaticFolders = { client: string; catalogue: string; before?: string | undefined }

/**
 * Files as they lie on the disk: the built client, and what the catalogue brings. Addresses that
 * bear a hash are kept for ever. An unknown file of these folders is a plain 404, never a page.
 */
export function staticFiles({ client, catalogue, before }: StaticFolders): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  if (existsSync(client)) {
    // A page that was open during an upgrade finds its scripts; so do visitors until the restart after a build.
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

/** `/pictures/site/floor-960.1a2b3c4d.avif` is the file `pictures/site/floor-960.avif`; nothing else is served from there. */
function stripPictureHash(path: string): string {
  const parts = /^(\/pictures\/[a-z0-9/-]+)\.[0-9a-z]+\.(avif|webp)$/.exec(path)
  return parts ? `${parts[1]}.${parts[2]}` : '/no-such-picture'
}

/** How long a browser may keep a file. One that asks again and has it already is told so in a few bytes. */
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
