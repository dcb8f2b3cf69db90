import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Session } from '#app/access/session.ts'
import { handOverCookie } from '#app/staff/marker.ts'
import type { AppEnv } from './app.server.ts'
import { Problem } from './problem.server.ts'
import type { Services } from './services.server.ts'

/** SPEC 8. */
export const logInFirst = 'Please login to access this page'

/** Finds out who is at work; only staff pages and calls ask: public pages are the same for all. */
export function session({ sessions }: Pick<Services, 'sessions'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const facts = c.get('facts')
    const id = getCookie(c, 'session', facts.isSecure ? 'host' : undefined)
    if (id) facts.session = await sessions.find(id, c.req.path !== '/api/events')
    await next()
  })
}

/** The session of a call, or a 401 that says to log in. */
export function requireStaff(c: Context<AppEnv>, message = logInFirst): Session {
  const { session: found } = c.get('facts')
  if (!found) throw new Problem(401, message)
  return found
}

/** The `Set-Cookie` that hands a session's id to the browser, or takes it back (DESIGN 3.11). */
export function sessionCookie(id: string | undefined, isSecure: boolean): string {
  const life = id === undefined ? 0 : 7 * 24 * 3600
  return generateCookie('session', id ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: life,
    ...(isSecure ? ({ prefix: 'host', secure: true } as const) : {}),
  })
}

/** Hands the locally stored token to a browser whose form was posted; its page takes it (see staff/marker.ts). */
export function markerCookie(): string {
  return generateCookie(handOverCookie, randomUUID(), {
    path: '/admin',
    sameSite: 'Lax',
    maxAge: 60,
  })
}
