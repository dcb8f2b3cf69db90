import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { type OwnAccountDeps, updateOwnPassword, updateOwnProfile } from './own-account.server.ts'
import { changeOwnPassword, changeOwnProfile } from './own-account-endpoints.ts'
import * as words from './staff-words.ts'

/** Endpoints of My Account: profile and password of the logged-in account. */
export const ownAccountEndpoints = [
  handleEndpoint(
    changeOwnProfile,
    (needs: Pick<OwnAccountDeps, 'staff' | 'clock'>, { session, params: { userId }, body }) => {
      if (userId === '') throw new Problem(400, words.idMissing)
      return updateOwnProfile(needs, session, userId, body)
    },
  ),

  handleEndpoint(
    changeOwnPassword,
    (needs: OwnAccountDeps, { session, params: { userId }, body, facts }) =>
      updateOwnPassword(needs, session, userId, body, facts.id),
  ),
]
