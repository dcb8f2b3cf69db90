import type { Selectable } from 'kysely'
import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import type { OnEnquiryStored } from '#app/crm/enquiries/enquiry-store.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { claimDueRow } from '#app/platform/db/claim-due-row-query.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { MailOutboxTable } from '#app/platform/db/database-schema.ts'
import { findVisitorEmail } from './visitor-email.ts'

export type MailOutboxStore = ReturnType<typeof mailOutboxStore>
export type OutboxMail = Selectable<MailOutboxTable>

type ChangedEnquiry = {
  id: number
  answers: EnquiryAnswers
  /** The customer's email address before a correction of it. */
  formerEmail?: string | undefined
}

/** Names the estimate that a mail is about. */
export const estimateMailKey = (enquiryId: number, number: number): string =>
  `estimate ${enquiryId} ${number}`

/** The state of the outbox for the dashboard. */
export type MailStatus = {
  isConfigured: boolean
  tellsTheHouse: boolean
  waiting: number
  /** The number of waiting mails for which at least one attempt failed. */
  failing: number
  givenUp: number
}

/** Maximum time for which one instance may claim a mail, in milliseconds. */
const claimDuration = 2 * 60_000
/**
 * Forty attempts take four days, so no lead mail is lost if a mail server is down over a long
 * weekend.
 */
const maxAttempts = 40
/** Milliseconds in which staff can undo a change before the customer is told. */
const appointmentMailDelay = 60_000
const maxRetryDelay = 3 * 3_600_000
const sentMailRetention = 30 * 24 * 3_600_000

/**
 * The outbox of mails that must be sent. A mail is queued in the transaction of its cause and stays
 * in the outbox until it is sent.
 */
export function mailOutboxStore(
  db: Db,
  clock: Clock,
  settings: { leadsTo: readonly string[] } | undefined,
) {
  const at = (milliseconds = 0) => new Date(clock().getTime() + milliseconds).toISOString()
  const settle = (id: number, set: Partial<Omit<OutboxMail, 'id'>>) =>
    db
      .updateTable('outbox')
      .set({ claimed_until: null, ...set })
      .where('id', '=', id)
      .execute()

  const enqueue: OnEnquiryStored = async (trx, enquiry, { id, answers, entry }) => {
    if (!settings) return
    const owed = settings.leadsTo.map((recipient) => ({ purpose: 'lead' as const, recipient }))
    const isThanked = entry === undefined || entry.sendsMail
    const visitor = isThanked ? findVisitorEmail(enquiry, answers) : undefined
    const all = [
      ...owed,
      ...(visitor ? [{ purpose: 'acknowledgement' as const, recipient: visitor }] : []),
    ]
    if (all.length === 0) return
    await trx
      .insertInto('outbox')
      .values(all.map((mail) => ({ ...mail, enquiry_id: id, due_at: at(), created_at: at() })))
      .execute()
  }

  return {
    /** Runs in the transaction that stores the enquiry. */
    enqueue,

    /**
     * Queues the mails about a change by the customer, also to the address that the customer had
     * before. Their texts come from the state at the time of sending.
     */
    async enqueueChangeMails(
      trx: Db,
      enquiry: EnquiryKind,
      { id, answers, formerEmail }: ChangedEnquiry,
    ): Promise<void> {
      if (!settings) return
      const visitors = [findVisitorEmail(enquiry, answers), formerEmail]
      const owed = settings.leadsTo.map(
        (recipient) => ({ purpose: 'change-lead', recipient }) as const,
      )
      const all = [
        ...owed,
        ...visitors.flatMap((recipient) =>
          recipient === undefined ? [] : [{ purpose: 'change' as const, recipient }],
        ),
      ]
      if (all.length === 0) return
      await trx
        .insertInto('outbox')
        .values(all.map((mail) => ({ ...mail, enquiry_id: id, due_at: at(), created_at: at() })))
        .execute()
    },

    /**
     * Queues the mail about an appointment that staff changed. Within a minute, several changes are
     * one mail: its text comes from the state at the time of sending. Resolves to `false` without an
     * address or a mail server.
     */
    async enqueueAppointmentMail(
      trx: Db,
      enquiry: EnquiryKind,
      { id, answers }: Pick<ChangedEnquiry, 'id' | 'answers'>,
    ): Promise<boolean> {
      const recipient = settings && findVisitorEmail(enquiry, answers)
      if (!recipient) return false
      const due_at = at(appointmentMailDelay)
      const { numUpdatedRows } = await trx
        .updateTable('outbox')
        .set({ due_at })
        .where('enquiry_id', '=', id)
        .where('purpose', '=', 'appointment')
        .where('recipient', '=', recipient)
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('claimed_until', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) return true
      await trx
        .insertInto('outbox')
        .values({ purpose: 'appointment', recipient, enquiry_id: id, due_at, created_at: at() })
        .execute()
      return true
    },

    /** Queues the mail about an estimate of a job, in the transaction that stores the estimate. */
    async enqueueEstimateMail(
      trx: Db,
      { enquiryId, number, recipient }: { enquiryId: number; number: number; recipient: string },
    ): Promise<void> {
      if (!settings) return
      await trx
        .insertInto('outbox')
        .values({
          ...{ purpose: 'estimate', recipient, enquiry_id: enquiryId },
          ...{ once_key: estimateMailKey(enquiryId, number), due_at: at(), created_at: at() },
        })
        .onConflict((oc) => oc.column('once_key').doNothing())
        .execute()
    },

    /**
     * Queues a mail with a password link. The token of the link is generated when the mail is sent,
     * so the outbox contains no token.
     */
    async enqueueLinkMail(
      trx: Db,
      link: { staffId: number; purpose: 'invitation' | 'password'; recipient: string },
    ): Promise<void> {
      if (!settings) return
      const { staffId: staff_id, purpose, recipient } = link
      await trx
        .insertInto('outbox')
        .values({ staff_id, purpose, recipient, due_at: at(), created_at: at() })
        .execute()
    },

    /** Queues mails about enquiries, except those whose key has been queued before. */
    async enqueueOnce(
      purpose: 'reminder',
      mails: readonly { enquiryId: number; recipient: string; onceKey: string }[],
    ): Promise<void> {
      if (!settings || mails.length === 0) return
      await db
        .insertInto('outbox')
        .values(
          mails.map(({ enquiryId: enquiry_id, recipient, onceKey: once_key }) => ({
            ...{ enquiry_id, recipient, once_key, purpose, due_at: at(), created_at: at() },
          })),
        )
        .onConflict((oc) => oc.column('once_key').doNothing())
        .execute()
    },

    /** Deletes a mail that is no longer needed. */
    async dropMail({ id }: OutboxMail): Promise<void> {
      await db.deleteFrom('outbox').where('id', '=', id).execute()
    },

    /**
     * Claims the mail that has been due for the longest time. No other instance gets this mail
     * until the claim expires.
     */
    async claimNext(): Promise<OutboxMail | undefined> {
      const id = await claimDueRow(db, 'outbox', { now: at(), until: at(claimDuration) })
      if (id === undefined) return undefined
      return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
    },

    markSent: ({ id }: OutboxMail) => settle(id, { sent_at: at(), last_error: null }),

    /**
     * Schedules a retry with twice the delay. Gives up after the last attempt, or if no retry can
     * succeed.
     */
    async markFailed(mail: OutboxMail, error: string, isHopeless: boolean): Promise<void> {
      const attempts = mail.attempts + 1
      const wait = Math.min(30_000 * 2 ** (attempts - 1), maxRetryDelay)
      const isOver = isHopeless || attempts >= maxAttempts
      await settle(mail.id, {
        attempts,
        last_error: error.slice(0, 300),
        due_at: at(wait),
        given_up_at: isOver ? at() : null,
      })
    },

    async getStatus(): Promise<MailStatus> {
      const rows = await db
        .selectFrom('outbox')
        .select((eb) => [
          'given_up_at',
          eb.fn.countAll<number>().as('count'),
          eb.fn.sum<number>(eb.case().when('attempts', '>', 0).then(1).else(0).end()).as('failing'),
        ])
        .where('sent_at', 'is', null)
        .groupBy('given_up_at')
        .execute()
      const open = rows.find((row) => row.given_up_at === null)
      const over = rows.filter((row) => row.given_up_at !== null)
      return {
        isConfigured: settings !== undefined,
        tellsTheHouse: (settings?.leadsTo.length ?? 0) > 0,
        waiting: Number(open?.count ?? 0),
        failing: Number(open?.failing ?? 0),
        givenUp: over.reduce((sum, row) => sum + Number(row.count), 0),
      }
    },

    /** Returns the creation time of the oldest mail that is not sent yet. */
    async findOldestUnsentTime(): Promise<Date | undefined> {
      const row = await db
        .selectFrom('outbox')
        .select('created_at')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst()
      return row && new Date(row.created_at)
    },

    /**
     * Deletes mails 30 days after they were sent or given up, because they contain addresses.
     * Returns the number of deleted mails.
     */
    async prune(): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('outbox')
        .where((eb) => {
          const before = at(-sentMailRetention)
          return eb.or([eb('sent_at', '<', before), eb('given_up_at', '<', before)])
        })
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
