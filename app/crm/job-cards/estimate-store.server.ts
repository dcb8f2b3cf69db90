import {
  deskEventDedupHashes,
  findPreviousOutcome,
  keyReusedRefusal,
} from '#app/crm/desk/desk-event-dedup-query.server.ts'
import { mergedIntoRefusal } from '#app/crm/desk/desk-event-effect-query.server.ts'
import * as eventWords from '#app/crm/desk/desk-event-words.ts'
import {
  authorOf,
  lockEnquiry,
  nextEventInstant,
} from '#app/crm/desk/enquiry-update-query.server.ts'
import { markEventSeen } from '#app/crm/desk/seen-desk-event-query.server.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { canSeeEnquiryKind, pipelineOfKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import {
  estimateMailKey,
  type MailOutboxStore,
  type OutboxMail,
} from '#app/crm/mail/mail-outbox-store.server.ts'
import { findVisitorEmail } from '#app/crm/mail/visitor-email.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { type Failure, fail, ok, type Result } from '#app/platform/result/result.ts'
import { findEstimateNumber, findNewestEstimate } from './estimate-query.server.ts'
import * as words from './estimate-words.ts'
import type { Estimate, EstimateLine } from './job-card.ts'
import { listEstimates } from './job-card-query.server.ts'
import { insertEstimate, recordJobAct, setEstimateAnswer } from './job-update-query.server.ts'

export type EstimateStore = ReturnType<typeof estimateStore>

type Deps = {
  db: Db
  engine: DatabaseEngine
  clock: Clock
  outbox: Pick<MailOutboxStore, 'enqueueEstimateMail'>
  /** `true` if mails have a link to the customer's page. */
  mailsLinks: boolean
}

type EstimatesOfJob = {
  estimates: Estimate[]
  /** `true` while estimates can be sent and answered. */
  isOpen: boolean
  /** `true` if the customer gets a mail about a new estimate. */
  isMailed: boolean
}

type NotedAnswer = {
  number: number
  answer: 'yes' | 'no'
  note: string
  /** The answer that the person saw; null if there was none. */
  seen: 'yes' | 'no' | null
}

/** Maximum number of estimates of one enquiry. */
const maxEstimates = 50

/** The estimates of service bookings, for staff. */
export function estimateStore({ db, engine, clock, outbox, mailsLinks }: Deps) {
  async function inLock(
    staff: StaffAccount,
    reference: string,
    act: (trx: Db, row: EnquiryRow) => Promise<Result<Saved>>,
  ): Promise<Result<Saved>> {
    return db.transaction().execute(async (trx): Promise<Result<Saved>> => {
      const row = await lockEnquiry(trx, engine, { reference })
      if (!row || !canSeeEnquiryKind(staff, row.kind))
        return fail('gone', eventWords.noneOfThatReference)
      return act(trx, row)
    })
  }

  return {
    /** Returns the estimates of an enquiry that the account may see, the newest first. */
    async list(staff: StaffAccount, reference: string): Promise<Result<EstimatesOfJob>> {
      const row = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('reference', '=', reference.toUpperCase())
        .executeTakeFirst()
      if (!row || !canSeeEnquiryKind(staff, row.kind))
        return fail('gone', eventWords.noneOfThatReference)
      return ok({
        estimates: await listEstimates(db, row.id),
        isOpen: (await findRefusal(db, row)) === undefined,
        isMailed: mailsLinks && emailOf(row) !== undefined,
      })
    },

    /** Finds the newest estimate of an enquiry. */
    findNewest: (enquiryId: number) => findNewestEstimate(db, enquiryId),

    /** Returns `false` for a mail about an estimate that no longer waits for an answer. */
    async isMailDue({ enquiry_id, once_key, recipient }: OutboxMail): Promise<boolean> {
      if (enquiry_id === null) return false
      const row = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('id', '=', enquiry_id)
        .executeTakeFirst()
      if (!row || (await findRefusal(db, row)) || emailOf(row) !== recipient) return false
      const newest = await findNewestEstimate(db, row.id)
      return newest?.answer === null && once_key === estimateMailKey(row.id, newest.number)
    },

    /** Sends an estimate. Earlier estimates can no longer be answered. */
    async send(
      staff: StaffAccount,
      reference: string,
      { lines, key }: { lines: readonly EstimateLine[]; key?: string | undefined },
    ): Promise<Result<Saved>> {
      const sent = deskEventDedupHashes(staff.id, { reference, event: { lines }, key })
      return inLock(staff, reference, async (trx, row) => {
        const earlier = await findPreviousOutcome(trx, sent)
        if (earlier && !earlier.ok) return earlier
        const recipient = mailsLinks ? emailOf(row) : undefined
        const messageOf = recipient === undefined ? words.isSaved : words.isSent
        if (earlier) {
          const { event, version } = earlier.value
          return ok({ message: messageOf(await findEstimateNumber(trx, event)), version })
        }
        const refusal = await findRefusal(trx, row)
        if (refusal) return refusal
        const newest = await findNewestEstimate(trx, row.id)
        const number = (newest?.number ?? 0) + 1
        if (number > maxEstimates) return fail('conflict', words.tooMany)
        const total = lines.reduce((sum, { amount }) => sum + amount, 0)
        const at = await nextEventInstant(trx, row, clock())
        const recorded = await recordJobAct(trx, row, {
          ...{ act: 'estimated', estimate: { number, total }, at, by: authorOf(staff), sent },
        })
        if (!recorded) return keyReusedRefusal
        const enquiryId = row.id
        await insertEstimate(trx, {
          ...{ enquiryId, number, lines, total, staffId: staff.id, sentAt: at },
        })
        await markEventSeen(trx, { staffId: staff.id, enquiryId, eventId: recorded.eventId })
        if (recipient !== undefined)
          await outbox.enqueueEstimateMail(trx, { enquiryId, number, recipient })
        return ok({ message: messageOf(number), version: recorded.version })
      })
    },

    /** Stores the answer that the customer gave by telephone, or corrects an answer. */
    async noteAnswer(
      staff: StaffAccount,
      reference: string,
      { number, answer, note, seen }: NotedAnswer,
    ): Promise<Result<Saved>> {
      return inLock(staff, reference, async (trx, row) => {
        const refusal = await findRefusal(trx, row)
        if (refusal) return refusal
        const estimate = await findNewestEstimate(trx, row.id)
        if (!estimate || number < 1 || number > estimate.number)
          return fail('gone', words.noSuchEstimate)
        if (number < estimate.number) return fail('conflict', words.isReplaced)
        const message = words.isNoted(number)
        // A second tap changes nothing.
        const isOwn = estimate.answered_by === staff.id
        if (isOwn && estimate.answer === answer && (estimate.note ?? '') === note)
          return ok({ message, version: row.version })
        if (estimate.answer !== seen) return fail('conflict', words.isAnsweredMeanwhile)
        const at = await nextEventInstant(trx, row, clock())
        await setEstimateAnswer(trx, estimate, { answer, at, by: staff.id, note })
        const recorded = await recordJobAct(trx, row, {
          ...{ act: answer === 'yes' ? 'approved' : 'refused', estimate, note },
          ...{ at, by: authorOf(staff) },
        })
        if (!recorded) return keyReusedRefusal
        const { eventId, version } = recorded
        await markEventSeen(trx, { staffId: staff.id, enquiryId: row.id, eventId })
        return ok({ message, version })
      })
    },
  }
}

/** `version` is the enquiry's version after the act. */
type Saved = { message: string; version: number }

async function findRefusal(on: Db, row: EnquiryRow): Promise<Failure | undefined> {
  if (pipelineOfKind(row.kind) !== 'workshop') return fail('conflict', words.onlyServices)
  if (row.erased_at !== null) return fail('conflict', eventWords.isErased)
  if (row.joined_to !== null) return mergedIntoRefusal(on, row.joined_to)
  return row.is_open === 1 ? undefined : fail('conflict', words.isClosed)
}

function emailOf({ kind, answers_json }: EnquiryRow): string | undefined {
  const enquiry = findEnquiryKind(kind)
  return enquiry && findVisitorEmail(enquiry, parseStoredAnswers(answers_json))
}
