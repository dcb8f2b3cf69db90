import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from './app-env.ts'
import { Problem } from './problem.server.ts'
import * as words from './refusal-words.ts'

const baseSecurityHeaders = {
  // Pages set their own policy. Every other response may load nothing and be shown in no frame.
  overwrite: false,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  xContentTypeOptions: true,
  xFrameOptions: 'DENY',
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
  crossOriginOpenerPolicy: 'same-origin',
  // Other sites may show our pictures. The remaining headers are switches for old browsers that the
  // site does not support.
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

/** Forces https for a year. Sent only to visitors who use https. */
export const hstsHeader = 'max-age=31536000'

/** Sets the security headers of every response, with HSTS only on https. */
export function securityHeaders() {
  const plain = secureHeaders({ ...baseSecurityHeaders, strictTransportSecurity: false })
  const secure = secureHeaders({ ...baseSecurityHeaders, strictTransportSecurity: hstsHeader })
  return createMiddleware<AppEnv>((c, next) =>
    c.get('facts').isSecure ? secure(c, next) : plain(c, next),
  )
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses unknown methods such as TRACE and PROPFIND with 405 before they reach a page or endpoint.
 */
export function requireKnownMethod() {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!methods.includes(c.req.method)) {
      const Allow = methods.join(', ')
      throw new Problem(405, words.takesOnly(Allow), { headers: { Allow } })
    }
    await next()
  })
}

/**
 * Refuses methods that a page does not accept, with 405. Every page accepts GET and HEAD; pages
 * with a form (`takesForms`) also accept POST. A POST to the portal without a session goes on to
 * the guard, which only says to log in.
 */
export function requirePageMethod(takesForms: (page: string) => boolean) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { method, path } = c.req
    const isForm = takesForms(normalizePagePath(path))
    const Allow = isForm ? 'GET, HEAD, POST' : 'GET, HEAD'
    const isGuarded = method === 'POST' && /^\/admin(\/|\.|$)/.test(path) && !c.get('facts').session
    if (!Allow.split(', ').includes(method) && !isGuarded)
      throw new Problem(405, words.takesOnly(Allow), { headers: { Allow } })
    await next()
  })
}

/**
 * Normalizes a page's path as the router does. The router ignores case and a trailing slash, and
 * adds `.data` when it fetches a page's data.
 */
function normalizePagePath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.data$/, '')
    .replace(/\/+$/, '')
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write from another site by `Origin` and `Sec-Fetch-Site`. A request without either
 * header does not come from a browser. Hono's own check requires only one correct header and checks
 * only form posts; here both headers must be correct, for every write. A browser that sends no
 * referrer also sends `Origin: null` for our own form; then `Sec-Fetch-Site` must be `same-origin`.
 */
export function requireSameOrigin(
  publicUrl: string | undefined,
  onRefusal: (requestId: string) => Promise<void>,
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!reads.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site')
      const origin = c.req.header('origin')
      const own = publicUrl ?? c.get('facts').origin
      const isNameless = origin === 'null' && site === 'same-origin'
      const isOther = origin && origin !== own && !isNameless
      if (site === 'cross-site' || site === 'same-site' || isOther) {
        await onRefusal(c.get('facts').id)
        throw new Problem(403, words.anotherSite)
      }
    }
    await next()
  })
}
