import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Session } from '#app/access/session.ts'
import { requestContext } from './context.server.ts'
import { logInFirst } from './session.server.ts'

/**
 * Every loader and action of a staff page starts with it. Without a session the dashboard leads to
 * the login, the other pages answer 401 with the sentence and a login form in place (DESIGN 3.11).
 */
export function requirePageSession(
  context: Readonly<RouterContextProvider>,
  url: URL,
  message = logInFirst,
): Session {
  const { session } = context.get(requestContext)
  if (session) return session
  if (url.pathname === '/admin/dashboard')
    throw redirect(`/admin/login?next=${encodeURIComponent(url.pathname + url.search)}`)
  throw data({ message }, { status: 401 })
}
