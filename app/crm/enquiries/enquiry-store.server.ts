import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { AppointmentRow } from '#app/platform/db/schema-appointments.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { HourFacts } from './booked-hour.ts'
import type { Consent } from './consent.ts'
import { enquiryAnswerColumns } from './enquiry-answer-columns.ts'
import { enquiryPhoneNumber } from './enquiry-phone-number.ts'
import { generateEnquiryReference } from './enquiry-reference.server.ts'
import {
  type EnquirySource,
  enquirySourceName,
  parseStoredEnquirySource,
} from './enquiry-source.ts'
import { initialEnquiryState } from './initial-enquiry-state.ts'
import { parseStoredAnswers } from './parse-stored-answers.ts'

export type EnquiryStore = ReturnType<typeof enquiryStore>

export type StoredEnquiry = {
  id: number
  reference: string
  createdAt: string
  answers: EnquiryAnswers
  /** The number to dial, or '' if the visitor left no number. */
  phone: string
  /** The source; undefined for an erased enquiry and for an enquiry without a stored source. */
  source?: EnquirySource | undefined
  /** The call-back deadline that the visitor saw; null if no call was promised. */
  callBy: string | null
  /** `true` if the visitor booked an hour that needs no confirmation. */
  isConfirmed?: boolean
  /** Set if staff add the enquiry now. */
  entry?: StaffEntry | undefined
}

/** Facts of an enquiry that staff added. */
export type StaffEntry = {
  staffId: number
  /** Time of the act if the entry waited on a phone without a network. */
  takenAt: string | null
  consent: Consent
  /** `true` if the customer gets the acknowledgement mail. */
  sendsMail: boolean
  /** `true` if the enquiry is assigned by staff and not by the rules. */
  isAssigned: boolean
}

/**
 * A stored enquiry with its kind and assignee. `erasedAt` is set if the answers were erased because
 * the person requested it.
 */
export type EnquiryDetails = StoredEnquiry &
  HourFacts & {
    kind: string
    erasedAt: string | null
    assigneeId: number | null
  }

/**
 * The visitor's reference and the call-back deadline in ISO 8601. The deadline is null if no call
 * was promised.
 */
export type EnquiryReceipt = { reference: string; callBy: string | null }

/** An enquiry without its answers. */
export type EnquirySummary = {
  id: number
  kind: string
  reference: string
  assigneeId?: number | null
  /** The account that added the enquiry by hand. */
  addedById?: number | null
}

/**
 * A step in the transaction that stores the enquiry. The step and the enquiry succeed or fail
 * together.
 */
export type OnEnquiryStored = (
  trx: Db,
  enquiry: EnquiryKind,
  stored: StoredEnquiry,
) => Promise<void>

/** Time in which an identical form post without a key counts as a repeat, in milliseconds. */
const repeatWindow = 10 * 60_000

type IdempotencyKey = { value: string; expires: boolean }

type MoreOfEnquiry = {
  phone?: string
  callBy?: string | null
  source?: EnquirySource | undefined
  entry?: StaffEntry
  /** `true` if the visitor booked an hour that needs no confirmation. */
  isConfirmed?: boolean
  /** The last step of the transaction. */
  andThen?: OnEnquiryStored
}

export function enquiryStore(db: Db, clock: Clock, onStored: readonly OnEnquiryStored[] = []) {
  return {
    /**
     * Stores an enquiry once. A request with a repeated key gets the reference and deadline of the
     * first request.
     */
    async add(
      enquiry: EnquiryKind,
      answers: EnquiryAnswers,
      key: IdempotencyKey | undefined,
      more: MoreOfEnquiry = {},
    ): Promise<EnquiryReceipt & { isRepeat: boolean }> {
      const { phone = enquiryPhoneNumber(enquiry, answers), callBy = null, source, entry } = more
      const { isConfirmed = false } = more
      return db.transaction().execute(async (trx) => {
        const createdAt = clock().toISOString()
        const earlier = key && (await findByKey(trx, key, createdAt))
        if (earlier) return { ...earlier, isRepeat: true }
        const stored = await insertEnquiry(
          trx,
          enquiry,
          { answers, phone, createdAt, callBy, source, entry, isConfirmed },
          key?.value,
        )
        if (!stored) {
          const winner = key && (await findByKey(trx, key, createdAt))
          if (winner) return { ...winner, isRepeat: true }
          throw new Error('An enquiry could not be given a reference')
        }
        for (const step of onStored) await step(trx, enquiry, stored)
        await more.andThen?.(trx, enquiry, stored)
        return { reference: stored.reference, callBy, isRepeat: false }
      })
    },

    /** Finds an enquiry with its answers. Answers that cannot be read are returned empty. */
    async find(id: number): Promise<EnquiryDetails | undefined> {
      const row = await selectWithHour(db)
        .select(['enquiries.id', 'kind', 'reference', 'phone', 'enquiries.created_at'])
        .select(['erased_at', 'source_json', 'assignee_id'])
        .where('enquiries.id', '=', id)
        .executeTakeFirst()
      if (!row) return undefined
      return {
        phone: row.phone ?? '',
        id: row.id,
        kind: row.kind,
        reference: row.reference,
        createdAt: row.created_at,
        ...hourFactsOf(row),
        answers: parseStoredAnswers(row.answers_json),
        source: parseStoredEnquirySource(row.source_json),
        erasedAt: row.erased_at,
        assigneeId: row.assignee_id,
      }
    },

    /** Returns the highest id so far, or 0 if there are no enquiries. */
    async latestId(): Promise<number> {
      const row = await db
        .selectFrom('enquiries')
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirst()
      return row?.id ?? 0
    },

    /**
     * Lists the enquiries after an id without their answers, oldest first, at most 200. Imported
     * enquiries are not news.
     */
    async listSince(id: number): Promise<EnquirySummary[]> {
      return db
        .selectFrom('enquiries')
        .select(['id', 'kind', 'reference', 'assignee_id as assigneeId', 'added_by as addedById'])
        .where('id', '>', id)
        .where('import_id', 'is', null)
        .orderBy('id')
        .limit(200)
        .execute()
    },

    /**
     * Finds the answers and the facts about the hour of an enquiry that was stored less than ten minutes ago.
     */
    async findRecent(
      kind: string,
      reference: string,
    ): Promise<(Pick<StoredEnquiry, 'answers'> & HourFacts) | undefined> {
      const since = new Date(clock().getTime() - repeatWindow).toISOString()
      const row = await selectWithHour(db)
        .where('reference', '=', reference)
        .where('kind', '=', kind)
        .where('enquiries.created_at', '>=', since)
        .executeTakeFirst()
      return row && { answers: parseStoredAnswers(row.answers_json), ...hourFactsOf(row) }
    },
  }
}

/** An enquiry has at most one appointment. */
const selectWithHour = (db: Db) =>
  db
    .selectFrom('enquiries')
    .leftJoin('appointments', 'appointments.enquiry_id', 'enquiries.id')
    .select(['answers_json', 'call_by', 'enquiries.state as state', 'is_open'])
    .select(['appointments.is_active as is_active', 'appointments.starts_at as starts_at'])

type RowWithHour = Pick<EnquiryRow, 'call_by' | 'state' | 'is_open'> &
  Record<keyof Pick<AppointmentRow, 'is_active' | 'starts_at'>, unknown>

const hourFactsOf = ({
  call_by,
  state,
  is_open,
  is_active,
  starts_at,
}: RowWithHour): HourFacts => ({
  callBy: call_by,
  state,
  isHourKept: is_open === 1 && is_active === 1 && starts_at !== null,
})

async function findByKey(
  trx: Db,
  key: IdempotencyKey,
  now: string,
): Promise<EnquiryReceipt | undefined> {
  const row = await trx
    .selectFrom('enquiries')
    .select(['id', 'reference', 'created_at', 'call_by'])
    .where('idempotency_key', '=', key.value)
    .executeTakeFirst()
  if (!row) return undefined
  const age = Date.parse(now) - Date.parse(row.created_at)
  if (!key.expires || age <= repeatWindow) return { reference: row.reference, callBy: row.call_by }
  // After ten minutes, the same content is a new enquiry, so the key of the old row is removed.
  await trx
    .updateTable('enquiries')
    .set({ idempotency_key: null })
    .where('id', '=', row.id)
    .execute()
  return undefined
}

/**
 * Tries several references, because a generated reference may be taken. Returns undefined if all of
 * them were taken, or if the key was taken.
 */
async function insertEnquiry(
  trx: Db,
  enquiry: EnquiryKind,
  given: Omit<StoredEnquiry, 'id' | 'reference'>,
  key: string | undefined,
): Promise<StoredEnquiry | undefined> {
  const { answers, phone, createdAt, callBy, source, entry, isConfirmed = false } = given
  for (let tries = 0; tries < 5; tries++) {
    const reference = generateEnquiryReference(enquiry.prefix)
    const row = await trx
      .insertInto('enquiries')
      .values({
        kind: enquiry.slug,
        reference,
        ...initialEnquiryState(enquiry, { createdAt, callBy, isConfirmed }),
        ...enquiryAnswerColumns(enquiry, { reference, answers, phone }),
        idempotency_key: key ?? null,
        created_at: createdAt,
        source_json: source ? JSON.stringify(source) : null,
        source: source ? enquirySourceName(source) : null,
        call_by: callBy,
        added_by: entry?.staffId ?? null,
        taken_at: entry?.takenAt ?? null,
        consent: entry?.consent ?? null,
      })
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) return { id: row.id, reference, ...given }
  }
  return undefined
}
