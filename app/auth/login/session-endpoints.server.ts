import { randomUUID } from 'node:crypto'
import { handleEndpoint, replyWithHeaders } from '#app/platform/http/handle-endpoint.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { deviceLabel } from './device-label.ts'
import { type LogInDeps, logIn } from './log-in.server.ts'
import { postLogout } from './logout-endpoint.ts'
import { presentOwnAccount } from './own-account.server.ts'
import { getCurrentUser, postLogin } from './session-endpoints.ts'
import { createSessionCookie } from './session-middleware.server.ts'
import type { SessionStore } from './session-store.server.ts'
import * as words from './staff-words.ts'

/** Endpoints for login, logout and the current user. */
export const sessionEndpoints = [
  handleEndpoint(postLogin, async (needs: LogInDeps, { body, facts, session, request }) => {
    const { id: requestId, address, isSecure } = facts
    const result = await logIn(needs, {
      ...body,
      address,
      requestId,
      device: deviceLabel(request.headers.get('user-agent')),
    })
    const sessionId = unwrapResult(result)
    if (session) await needs.sessions.remove(session.idHash)
    return replyWithHeaders(
      { message: words.loggedIn, token: randomUUID() },
      { 'Set-Cookie': createSessionCookie(sessionId, isSecure) },
    )
  }),

  handleEndpoint(
    postLogout,
    async ({ sessions }: { sessions: SessionStore }, { facts: { isSecure }, session }) => {
      if (session) await sessions.remove(session.idHash)
      const cookie = createSessionCookie(undefined, isSecure)
      return replyWithHeaders({ message: words.loggedOut }, { 'Set-Cookie': cookie })
    },
  ),

  handleEndpoint(getCurrentUser, async ({ timeZone }: { timeZone: string }, { session }) =>
    presentOwnAccount(session.staff, timeZone),
  ),
]
