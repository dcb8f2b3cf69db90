import type { Selectable } from 'kysely'
import { oldestSessionStart } from '#app/auth/login/session-store.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { PushSubscriptionTable } from '#app/platform/db/schema-push.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import type { PushSubscriptionInput } from './push-subscription.ts'
import * as words from './staff-words.ts'

export type PushSubscriptionStore = ReturnType<typeof pushSubscriptionStore>

export type PushSubscriptionRow = Selectable<PushSubscriptionTable>

type Owner = { staffId: number; sessionHash: string; device: string }

export const maxDevices = 10

/** Stores the browsers that get notifications, each with the account and session that use it. */
export function pushSubscriptionStore(db: Db, clock: Clock) {
  /** Subscriptions end with their session, and also when the session reaches its maximum age. */
  const current = (staffId: number) =>
    db
      .selectFrom('push_subscriptions')
      .innerJoin('sessions', 'sessions.id_hash', 'push_subscriptions.session_hash')
      .selectAll('push_subscriptions')
      .where('push_subscriptions.staff_id', '=', staffId)
      .whereRef('sessions.staff_id', '=', 'push_subscriptions.staff_id')
      .where('sessions.created_at', '>=', oldestSessionStart(clock()))
      .orderBy('push_subscriptions.id')

  return {
    listByStaff: (staffId: number): Promise<PushSubscriptionRow[]> => current(staffId).execute(),

    /**
     * Adds a browser, or moves a known browser to this account and session. It replaces an earlier
     * subscription of the session, because a session is one browser. Fails if the account has the
     * maximum number of devices.
     */
    async save(
      { endpoint, keys }: PushSubscriptionInput,
      { staffId: staff_id, sessionHash: session_hash, device }: Owner,
    ): Promise<Result<number>> {
      const others = (await current(staff_id).execute()).filter(
        (one) => one.endpoint !== endpoint && one.session_hash !== session_hash,
      )
      if (others.length >= maxDevices) return fail('conflict', words.tooManyDevices(maxDevices))
      await db
        .deleteFrom('push_subscriptions')
        .where('session_hash', '=', session_hash)
        .where('endpoint', '!=', endpoint)
        .execute()
      const owner = { staff_id, session_hash, device, ...keys }
      const { id } = await db
        .insertInto('push_subscriptions')
        .values({ ...owner, endpoint, created_at: clock().toISOString() })
        .onConflict((oc) => oc.column('endpoint').doUpdateSet(owner))
        .returning('id')
        .executeTakeFirstOrThrow()
      return ok(id)
    },

    /** Returns `false` if the account has no such device. */
    async remove(staffId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('push_subscriptions')
        .where('staff_id', '=', staffId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Removes the devices of an account whose rights change. Runs in the caller's transaction. */
    async removeByStaff(trx: Db, staffId: number): Promise<void> {
      await trx.deleteFrom('push_subscriptions').where('staff_id', '=', staffId).execute()
    },
  }
}
