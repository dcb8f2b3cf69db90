import { randomUUID } from 'node:crypto'
import { generateCookie, getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { pendingLoginSeconds } from '#app/auth/mfa/pending-login-store.server.ts'
import type { SecondFactorStore } from '#app/auth/mfa/second-factor-store.server.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { prefersHtml } from '#app/platform/http/problem.server.ts'
import { loginMarkerCookie } from '#app/ui/portal/login-marker.ts'
import type { SessionStore } from './session-store.server.ts'

/**
 * Finds the session of a request. It runs for staff pages and endpoints only; public pages need
 * none.
 */
export function sessionMiddleware({
  sessions,
  factors,
}: {
  sessions: SessionStore
  factors: SecondFactorStore
}) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const facts = c.get('facts')
    const id = getCookie(c, 'session', facts.isSecure ? 'host' : undefined)
    const found = id ? await sessions.find(id, !isBackgroundRequest(c.req)) : undefined
    if (found && (await factors.isRequiredButMissing(found.staff.id))) facts.heldBack = found
    else facts.session = found
    await next()
    // Clears the cookie only on pages: the answer to a background request could overtake a new
    // login and clear its cookie.
    if (id && !found && prefersHtml(c) && !setsSessionCookie(c.res))
      c.header('Set-Cookie', createSessionCookie(undefined, facts.isSecure), { append: true })
  })
}

/** Returns `true` for requests that an open page repeats by itself. They do not extend a session. */
const isBackgroundRequest = ({ method, path }: { method: string; path: string }): boolean =>
  method === 'GET' &&
  (path === '/api/events' || /^\/api\/(?:site|models)\/[^/]+\/status$/.test(path))

function setsSessionCookie({ headers }: Response): boolean {
  return headers.getSetCookie().some((cookie) => /^(?:__Host-)?session=/.test(cookie))
}

/** Returns the `Set-Cookie` header that sets the session ID, or clears it if `id` is undefined. */
export function createSessionCookie(id: string | undefined, isSecure: boolean): string {
  const life = id === undefined ? 0 : 7 * 24 * 3600
  return generateCookie('session', id ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: life,
    ...(isSecure ? ({ prefix: 'host', secure: true } as const) : {}),
  })
}

const pendingLoginCookieName = 'login-ticket'

/**
 * Reads the ticket of a half-finished login without JavaScript. Its cookie is limited to the login
 * page and five minutes.
 */
export function readPendingLoginCookie(request: Request): string | undefined {
  const found = /(?:^|; )login-ticket=([\w-]{1,100})/.exec(request.headers.get('cookie') ?? '')
  return found?.[1]
}

export function createPendingLoginCookie(ticket: string | undefined, isSecure: boolean): string {
  return generateCookie(pendingLoginCookieName, ticket ?? '', {
    path: '/admin/login',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: ticket === undefined ? 0 : pendingLoginSeconds,
    secure: isSecure,
  })
}

/**
 * Gives the login marker to a browser that posted the form. The page stores it (`login-marker.ts`).
 */
export function createLoginMarkerCookie(): string {
  return generateCookie(loginMarkerCookie, randomUUID(), {
    path: '/admin',
    sameSite: 'Lax',
    maxAge: 60,
  })
}
