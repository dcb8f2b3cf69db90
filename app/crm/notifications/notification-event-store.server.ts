import { staffStore } from '#app/auth/login/staff-store.server.ts'
import type { OnEnquiryStored } from '#app/crm/enquiries/enquiry-store.server.ts'
import { canSeeEnquiryKind, pipelineOfKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { tryInSavepoint } from '#app/platform/db/try-in-savepoint.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { isAvailable } from '#app/platform/permissions/availability.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import { pipelinesOf } from '#app/platform/permissions/role.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import type { NotificationKind } from './notification-kinds.ts'
import type {
  NewNotification,
  NotificationOutboxStore,
} from './notification-outbox-store.server.ts'
import { defaultNotificationSettings, type NotificationSettings } from './notification-settings.ts'
import { notificationSettingsStore } from './notification-settings-store.server.ts'
import { deliveryTimes } from './quiet-hours.ts'

export type NotificationEventStore = ReturnType<typeof notificationEventStore>

type Deps = {
  clock: Clock
  timeZone: string
  mayDo: HasCapability
  log: Pick<Log, 'error'>
  outbox: NotificationOutboxStore
}

type Recipient = { staff: StaffAccount; settings: NotificationSettings }

type Event = { kind: NotificationKind; event: string; enquiryId: number | null; count?: number }

/** Time before a due call at which the notification is sent, in milliseconds. */
const dueNotice = 10 * 60_000
/** Maximum number of due calls in one poll. The next poll queues the others. */
const maxDueEnquiries = 500

/**
 * Queues notifications. Each function runs in the transaction of its event. A failure is logged and
 * does not undo the event.
 */
export function notificationEventStore({ clock, timeZone, mayDo, log, outbox }: Deps) {
  /** Lists the active accounts with a device whose settings include the kind. */
  async function listRecipients(trx: Db, kind: NotificationKind): Promise<Recipient[]> {
    const rows = await trx.selectFrom('push_subscriptions').select('staff_id').distinct().execute()
    if (rows.length === 0) return []
    const ids = new Set(rows.map(({ staff_id }) => staff_id))
    const people = (await staffStore(trx).listAbleToLogIn(clock())).filter(({ id }) => ids.has(id))
    const stored = await notificationSettingsStore(trx).list(people.map(({ id }) => id))
    return people
      .map((staff) => ({ staff, settings: stored.get(staff.id) ?? defaultNotificationSettings }))
      .filter(({ settings }) => settings.kinds[kind])
  }

  const canWorkOn = (staff: StaffAccount, enquiryKind: string) =>
    mayDo(staff, 'desk.work') && pipelinesOf(staff.role).includes(pipelineOfKind(enquiryKind))

  /** Returns the event for each recipient, except those whose quiet hours prevent it. */
  function addressTo(
    recipients: readonly Recipient[],
    event: Event,
    due?: string,
  ): NewNotification[] {
    return recipients.flatMap(({ staff, settings }) => {
      const times = deliveryTimes(
        { kind: event.kind, settings, ...(due === undefined ? {} : { due }) },
        clock(),
        timeZone,
      )
      return times ? [{ ...event, ...times, staffId: staff.id }] : []
    })
  }

  const inSavepoint = (trx: Db, step: () => Promise<void>) =>
    tryInSavepoint(trx, step, (error) =>
      log.error({ err: error }, 'a notification could not be queued'),
    )

  const notifyPeople = (trx: Db, staffIds: readonly number[], event: Event) =>
    inSavepoint(trx, async () => {
      const recipients = await listRecipients(trx, event.kind)
      const people = recipients.filter(({ staff }) => staffIds.includes(staff.id))
      await outbox.enqueue(trx, addressTo(people, event))
    })

  /** Notifies the new assignee of an enquiry. */
  const notifyAssignee = (
    trx: Db,
    { enquiry: { id: enquiryId }, staffId }: { enquiry: { id: number }; staffId: number },
  ): Promise<void> => {
    const event = `assigned/${enquiryId}/${clock().toISOString()}`
    return notifyPeople(trx, [staffId], { kind: 'assigned', event, enquiryId })
  }

  /** Notifies a person whom a note mentions. */
  const notifyMentioned = (
    trx: Db,
    { enquiry: { id: enquiryId }, staffId }: { enquiry: { id: number }; staffId: number },
  ): Promise<void> => {
    const event = `mentioned/${enquiryId}/${clock().toISOString()}`
    return notifyPeople(trx, [staffId], { kind: 'mentioned', event, enquiryId })
  }

  /**
   * Runs in the transaction that stores the enquiry, after the assignment. Notifies the assignee,
   * or all available staff who can work on the enquiry, except the person who added it.
   */
  const notifyOfNewEnquiry: OnEnquiryStored = async (trx, { slug }, { id, entry }) => {
    if (entry?.isAssigned) return
    await inSavepoint(trx, async () => {
      const recipients = await listRecipients(trx, 'newEnquiry')
      const { assignee_id: assignee } = await trx
        .selectFrom('enquiries')
        .select('assignee_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (assignee !== null) {
        if (assignee !== entry?.staffId)
          await notifyAssignee(trx, { enquiry: { id }, staffId: assignee })
        return
      }
      const people = recipients.filter(
        ({ staff }) =>
          staff.id !== entry?.staffId && isAvailable(staff, clock()) && canWorkOn(staff, slug),
      )
      const event: Event = { kind: 'newEnquiry', event: `newEnquiry/${id}`, enquiryId: id }
      await outbox.enqueue(trx, addressTo(people, event))
    })
  }

  return {
    notifyOfNewEnquiry,

    notifyAssignee,

    /** Sends one notification about all enquiries that a hand-over assigns to a person. */
    async notifyOfHandOver(
      trx: Db,
      { staffId, count }: { staffId: number; count: number },
    ): Promise<void> {
      const event = `assigned/all/${clock().toISOString()}`
      await notifyPeople(trx, [staffId], { kind: 'assigned', event, enquiryId: null, count })
    },

    notifyMentioned,

    /** Notifies those who may approve a quotation, except the person who asks for it. */
    notifyOfApproval: (
      trx: Db,
      asked: { enquiry: { id: number; kind: string }; quotation: string; staffId: number },
    ): Promise<void> =>
      inSavepoint(trx, async () => {
        const { enquiry, quotation, staffId } = asked
        const recipients = await listRecipients(trx, 'approval')
        const people = recipients.filter(
          ({ staff }) =>
            staff.id !== staffId &&
            mayDo(staff, 'quotations.approve') &&
            canSeeEnquiryKind(staff, enquiry.kind),
        )
        const event = `approval/${quotation}/${clock().toISOString()}`
        await outbox.enqueue(
          trx,
          addressTo(people, { kind: 'approval', event, enquiryId: enquiry.id }),
        )
      }),

    /**
     * Queues notifications about enquiries that are due within ten minutes: for the assignee, or
     * for all who can work on an unassigned enquiry. Several instances may call this at once.
     */
    async notifyOfDueEnquiries(db: Db): Promise<void> {
      const recipients = await listRecipients(db, 'due')
      if (recipients.length === 0) return
      const now = clock()
      const rows = await db
        .selectFrom('enquiries')
        .select(['id', 'kind', 'assignee_id', 'due_at'])
        .where('is_open', '=', 1)
        .where('due_at', '>', now.toISOString())
        .where('due_at', '<=', new Date(now.getTime() + dueNotice).toISOString())
        .orderBy('due_at')
        .limit(maxDueEnquiries)
        .execute()
      const all = rows.flatMap(({ id, kind, assignee_id: assignee, due_at: due }) => {
        if (due === null) return []
        const people = recipients.filter(({ staff }) =>
          assignee === null
            ? isAvailable(staff, now) && canWorkOn(staff, kind)
            : staff.id === assignee,
        )
        const event: Event = { kind: 'due', event: `due/${id}/${due}`, enquiryId: id }
        return addressTo(people, event, due)
      })
      // Most polls find only events that are queued already, and then write nothing.
      const since = new Date(now.getTime() - 2 * dueNotice).toISOString()
      await outbox.enqueue(db, await outbox.withoutQueued(all, since))
    },
  }
}
