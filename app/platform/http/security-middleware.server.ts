import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from './app-env.ts'
import { Problem } from './problem.server.ts'
import * as words from './refusal-words.ts'

const baseSecurityHeaders = {
  // Pages bring their own policy; whatever else answers may load and frame nothing.
  overwrite: false,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  xContentTypeOptions: true,
  xFrameOptions: 'DENY',
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
  crossOriginOpenerPolicy: 'same-origin',
  // Pictures are shared on other sites, and old browsers' switches are of no use to the ones we serve.
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

/** For who came by https: a year without any other way. */
export const hstsHeader = 'max-age=31536000'

/** Headers that hold for every answer; that a site is to be asked for by https only where it was. */
export function securityHeaders() {
  const plain = secureHeaders({ ...baseSecurityHeaders, strictTransportSecurity: false })
  const secure = secureHeaders({ ...baseSecurityHeaders, strictTransportSecurity: hstsHeader })
  return createMiddleware<AppEnv>((c, next) =>
    c.get('facts').isSecure ? secure(c, next) : plain(c, next),
  )
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** 405 for what nothing here takes: TRACE, PROPFIND and the like reach neither pages nor calls. */
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
 * 405 for what a page does not take: all are read, those that `takesForms` take a form as well. What a
 * stranger posts to the staff's pages goes on to their guard, which says no more than to log in.
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

/** The router takes a page's address in any case, with a slash behind it, and with `.data` for its own fetches. */
function normalizePagePath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.data$/, '')
    .replace(/\/+$/, '')
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A write from another site is refused; without either header it is no browser. Hono's own check lets
 * a request pass when either header is right and looks at form posts only: ours wants both right, always. A browser
 * that names no referrer says `Origin: null` of a form of ours as well: then its `Sec-Fetch-Site` has to vouch for it.
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
