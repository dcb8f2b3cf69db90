import { handle } from '#app/platform/http/handle-call.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { type Needed, setPassword, setProfile } from './account.server.ts'
import { changePassword, changeProfile } from './account-calls.ts'
import * as words from './staff-words.ts'

/** My Account: one's own profile and password. */
export const accountCalls = [
  handle(
    changeProfile,
    (needs: Pick<Needed, 'staff' | 'clock'>, { session, params: { userId }, body }) => {
      if (userId === '') throw new Problem(400, words.idMissing)
      return setProfile(needs, session, userId, body)
    },
  ),

  handle(changePassword, (needs: Needed, { session, params: { userId }, body, facts }) =>
    setPassword(needs, session, userId, body, facts.id),
  ),
]
