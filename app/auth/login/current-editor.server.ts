import type { Clock } from '#app/platform/calendar/dates.server.ts'
import type { Db } from '#app/platform/db/connect.server.ts'
import type { CurrentEditor, MayDo } from '#app/platform/permissions/capability.ts'
import { mayLogIn, staffStore } from './staff-store.server.ts'

type Needs = { db: Db; clock: Clock; mayDo: MayDo }

/** Looks up whether an account that prepared something may still carry it out. */
export function currentEditor({ db, clock, mayDo }: Needs): CurrentEditor {
  return async (userId, capability) => {
    const account = await staffStore(db).findByUserId(userId)
    if (!account || !mayLogIn(account, clock()) || !mayDo(account, capability)) return undefined
    return { id: account.id, userId: account.userId }
  }
}
