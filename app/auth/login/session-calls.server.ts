import { randomUUID } from 'node:crypto'
import { handle, reply } from '#app/platform/http/handle-call.server.ts'
import { problemOf } from '#app/platform/http/problem.server.ts'
import { presentAccount } from './account.server.ts'
import { deviceLabel } from './device-label.ts'
import { type LogInNeeds, logIn } from './log-in.server.ts'
import { postLogout } from './logout-call.ts'
import { sessionCookie } from './session.server.ts'
import { getMe, postLogin } from './session-calls.ts'
import type { SessionStore } from './session-store.server.ts'
import * as words from './staff-words.ts'

/** Who comes, who goes, who is there. */
export const sessionCalls = [
  handle(postLogin, async (needs: LogInNeeds, { body, facts, session, request }) => {
    const { id: requestId, address, isSecure } = facts
    const loggedIn = await logIn(needs, {
      ...body,
      address,
      requestId,
      device: deviceLabel(request.headers.get('user-agent')),
    })
    if (loggedIn.is === 'refused') throw problemOf(loggedIn)
    if (loggedIn.is === 'halfway') throw problemOf(loggedIn.refusal)
    if (session) await needs.sessions.remove(session.idHash)
    return reply(
      { message: words.loggedIn, token: randomUUID() },
      { 'Set-Cookie': sessionCookie(loggedIn.sessionId, isSecure) },
    )
  }),

  handle(
    postLogout,
    async ({ sessions }: { sessions: SessionStore }, { facts: { isSecure }, session }) => {
      if (session) await sessions.remove(session.idHash)
      const cookie = sessionCookie(undefined, isSecure)
      return reply({ message: words.loggedOut }, { 'Set-Cookie': cookie })
    },
  ),

  handle(getMe, async ({ timeZone }: { timeZone: string }, { session }) =>
    presentAccount(session.staff, timeZone),
  ),
]
