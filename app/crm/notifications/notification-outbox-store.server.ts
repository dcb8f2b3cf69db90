import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { claimDueRow } from '#app/platform/db/claim-due-row-query.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { PushOutboxTable } from '#app/platform/db/schema-push.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import type { NotificationKind } from './notification-kinds.ts'
import type { DeliveryTimes } from './quiet-hours.ts'

export type NotificationOutboxStore = ReturnType<typeof notificationOutboxStore>

export type OutboxNotification = Selectable<PushOutboxTable>

export type NewNotification = DeliveryTimes & {
  staffId: number
  kind: NotificationKind
  /** Name of the event. A person gets one notification about each event. */
  event: string
  /** Null for a notification about several enquiries. */
  enquiryId: number | null
  count?: number
}

/**
 * Maximum time for which one instance may claim a notification, in milliseconds. A push takes five
 * seconds at most. If the instance is killed, the notification waits for this time.
 */
const claimDuration = 30_000
const firstRetryDelay = 15_000
const maxAttempts = 6
/** Rows of one insert; databases limit the parameters of a statement. */
const batchSize = 500
/** Longer than a notification can wait, because the rows also prevent repetitions. */
const retention = 7 * 24 * 3_600_000

/** The outbox of notifications, with one row for each person and event. */
export function notificationOutboxStore(db: Db, clock: Clock) {
  const at = (milliseconds = 0) => new Date(clock().getTime() + milliseconds).toISOString()
  const settle = async (id: number, set: Partial<Omit<OutboxNotification, 'id'>>) => {
    await db
      .updateTable('push_outbox')
      .set({ claimed_until: null, ...set })
      .where('id', '=', id)
      .execute()
  }

  return {
    /** Runs in the transaction of the event. An event that is already in the outbox is skipped. */
    async enqueue(trx: Db, notifications: readonly NewNotification[]): Promise<void> {
      const rows = notifications.map(
        ({ staffId, enquiryId, dueAt, expiresAt, kind, event, count = 1 }) => ({
          ...{ staff_id: staffId, enquiry_id: enquiryId, kind, event, count },
          ...{ due_at: dueAt, expires_at: expiresAt, created_at: at() },
        }),
      )
      for (let from = 0; from < rows.length; from += batchSize)
        await trx
          .insertInto('push_outbox')
          .values(rows.slice(from, from + batchSize))
          .onConflict((oc) => oc.columns(['staff_id', 'event']).doNothing())
          .execute()
    },

    /** Leaves out notifications that were queued since an instant in ISO 8601. */
    async withoutQueued(
      notifications: readonly NewNotification[],
      since: string,
    ): Promise<readonly NewNotification[]> {
      if (notifications.length === 0) return []
      const rows = await db
        .selectFrom('push_outbox')
        .select(['staff_id', 'event'])
        .where('created_at', '>=', since)
        .execute()
      const queued = new Set(rows.map(({ staff_id, event }) => `${staff_id} ${event}`))
      return notifications.filter(({ staffId, event }) => !queued.has(`${staffId} ${event}`))
    },

    /** Claims the notification that has been due for the longest time. */
    async claimNext(): Promise<OutboxNotification | undefined> {
      const id = await claimDueRow(db, 'push_outbox', { now: at(), until: at(claimDuration) })
      if (id === undefined) return undefined
      return db.selectFrom('push_outbox').selectAll().where('id', '=', id).executeTakeFirst()
    },

    /**
     * Adds the person's other due notifications of the same kind to a claimed one, so that 20 new
     * enquiries make one notification. Returns the number of enquiries. A notification that was
     * tried before stays as it is, because some of the person's devices may have it already.
     */
    async absorbSimilar(notification: OutboxNotification): Promise<number> {
      const { id, staff_id, kind, last_error } = notification
      if (last_error !== null) return notification.count
      return db.transaction().execute(async (trx) => {
        const absorbed = await trx
          .updateTable('push_outbox')
          .set({ sent_at: at(), last_error: 'absorbed' })
          .where('staff_id', '=', staff_id)
          .where('kind', '=', kind)
          .where('id', '!=', id)
          .where('sent_at', 'is', null)
          .where('given_up_at', 'is', null)
          .where('due_at', '<=', at())
          .where('last_error', 'is', null)
          .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at())]))
          .returning(['count', 'expires_at'])
          .execute()
        const all = [notification, ...absorbed]
        const count = all.reduce((sum, one) => sum + one.count, 0)
        const expires_at = all.map((one) => one.expires_at).reduce((a, b) => (a > b ? a : b))
        // After a kill nobody knows which devices got the notification.
        await trx
          .updateTable('push_outbox')
          .set({ count, expires_at, last_error: 'sending' })
          .where('id', '=', id)
          .execute()
        return count
      })
    },

    findEnquiry: (id: number): Promise<EnquiryRow | undefined> =>
      db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst(),

    markSent: ({ id }: OutboxNotification) => settle(id, { sent_at: at(), last_error: null }),

    /**
     * Drops a notification. The row stays for a week, so that the event is not enqueued again.
     * `reason` is a short code.
     */
    drop: ({ id }: OutboxNotification, reason: string) =>
      settle(id, { given_up_at: at(), last_error: reason }),

    postpone: ({ id }: OutboxNotification, { dueAt, expiresAt }: DeliveryTimes) =>
      settle(id, { due_at: dueAt, expires_at: expiresAt }),

    /** Schedules another attempt for the subscriptions that failed. */
    async markFailed(
      notification: OutboxNotification,
      { reason, subscriptions }: { reason: string; subscriptions: readonly number[] },
    ): Promise<void> {
      const attempts = notification.attempts + 1
      await settle(notification.id, {
        attempts,
        last_error: reason.slice(0, 60),
        due_at: at(firstRetryDelay * 2 ** (attempts - 1)),
        devices_json: JSON.stringify(subscriptions),
        given_up_at: attempts >= maxAttempts ? at() : null,
      })
    },

    /** Deletes notifications after a week. */
    async prune(): Promise<void> {
      await db.deleteFrom('push_outbox').where('created_at', '<', at(-retention)).execute()
    },
  }
}

/** Returns the ids of the subscriptions that still wait for a notification; undefined for all. */
export function waitingSubscriptions({
  devices_json: json,
}: OutboxNotification): readonly number[] | undefined {
  return json === null ? undefined : parseStoredJson(v.array(v.number()), json, [])
}
