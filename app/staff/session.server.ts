import { randomUUID } from 'node:crypto'
import { generateCookie, getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#app/http/app-env.ts'
import { handOverCookie } from '#app/portal/marker.ts'
import type { SessionStore } from './session-store.server.ts'

/** Finds out who is at work; only staff pages and calls ask: public pages are the same for all. */
export function session({ sessions }: { sessions: SessionStore }) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const facts = c.get('facts')
    const id = getCookie(c, 'session', facts.isSecure ? 'host' : undefined)
    if (id) facts.session = await sessions.find(id, c.req.path !== '/api/events')
    await next()
  })
}

/** The `Set-Cookie` that hands a session's id to the browser, or takes it back. */
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

/** Hands the locally stored token to a browser whose form was posted; its page takes it (see portal/marker.ts). */
export function markerCookie(): string {
  return generateCookie(handOverCookie, randomUUID(), {
    path: '/admin',
    sameSite: 'Lax',
    maxAge: 60,
  })
}
