import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { FindPermittedActor, HasCapability } from '#app/platform/permissions/capability.ts'
import { canLogIn, staffStore } from './staff-store.server.ts'

type Deps = { db: Db; clock: Clock; mayDo: HasCapability }

/**
 * Returns a function that finds an account if it may still do an action that it prepared earlier.
 */
export function permittedActorFinder({ db, clock, mayDo }: Deps): FindPermittedActor {
  return async (userId, capability) => {
    const account = await staffStore(db).findByUserId(userId)
    if (!account || !canLogIn(account, clock()) || !mayDo(account, capability)) return undefined
    return { id: account.id, userId: account.userId }
  }
}
