import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { httpProblem } from '#app/platform/http/unwrap-result.server.ts'
import { fail } from '#app/platform/result/result.ts'
import { type ListSessionsDeps, listSessions } from './list-sessions.server.ts'
import type { OwnAccountDeps } from './own-account.server.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-session-endpoints.ts'
import { verifyPassword } from './password-hash.server.ts'
import { checkReauthentication, reauthenticate } from './reauthentication-endpoints.ts'
import * as words from './staff-words.ts'

/** Endpoints for the sessions of the logged-in account and for entering the password again. */
export const ownSessionEndpoints = [
  handleEndpoint(listOwnSessions, (needs: ListSessionsDeps, { session }) =>
    listSessions(needs, session.staff.id, session.idHash),
  ),

  handleEndpoint(endOwnSession, async (needs: ListSessionsDeps, { session, params: { id } }) => {
    const own = await needs.sessions.listByStaff(session.staff.id)
    const found = own.find(({ idHash }) => needs.sessions.publicIdOf(idHash) === id)
    if (!found) throw new Problem(404, words.sessionIsOver)
    await needs.sessions.remove(found.idHash)
    return { message: words.sessionEnded }
  }),

  handleEndpoint(endOtherSessions, async ({ sessions }: ListSessionsDeps, { session }) => {
    await sessions.removeOthers(session.staff.id, session.idHash)
    return { message: words.otherSessionsEnded }
  }),

  handleEndpoint(checkReauthentication, async () => ({ message: words.proven })),

  handleEndpoint(
    reauthenticate,
    async (needs: Omit<OwnAccountDeps, 'clock' | 'dealer'>, { session, body, facts }) => {
      const { staff, sessions, limits, security } = needs
      const wait = await limits.passwords.take(session.idHash)
      if (wait > 0)
        throw httpProblem(fail('too-many', words.tooManyGuesses(Math.ceil(wait / 60)), { wait }))
      const account = await staff.find(session.staff.id)
      if (!account || !(await verifyPassword(body.password, account.passwordHash))) {
        const { userId: label } = session.staff
        const event = 'proof-failed'
        await security.note({ event, editor: session.staff, label, requestId: facts.id })
        const errors = { password: [words.passwordIsWrong] }
        throw new Problem(422, words.passwordIsWrong, { errors })
      }
      await limits.passwords.clear(session.idHash)
      await sessions.markReauthenticated(session.idHash)
      return { message: words.proven }
    },
  ),
]
