import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { Problem } from './problem.server.ts'

/** Headers that hold for every answer; pages bring their own content security policy. */
export function securityHeaders() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    c.header('X-Frame-Options', 'DENY')
    c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()')
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    if (c.get('facts').isSecure) c.header('Strict-Transport-Security', 'max-age=31536000')
    if (!c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  })
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A write from another site is refused; without either header it is no browser. */
export function originCheck(publicUrl: string | undefined) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!reads.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site')
      const origin = c.req.header('origin')
      const own = publicUrl ?? c.get('facts').origin
      if (site === 'cross-site' || site === 'same-site' || (origin && origin !== own))
        throw new Problem(403, 'This request came from another site and was refused.')
    }
    await next()
  })
}
