import type { Updateable } from 'kysely'
import {
  type EventAuthor,
  insertDeskEvent,
  lockEnquiry,
  nextEventInstant,
} from '#app/crm/desk/enquiry-update-query.server.ts'
import type { QuotationAct } from '#app/crm/desk/quotation-event.ts'
import { canSeeEnquiryKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { QuotationRow, QuotationTable } from '#app/platform/db/schema-quotations.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import * as words from './quotation-words.ts'

export type QuotationValues = Updateable<QuotationTable>

export type QuotationUpdate = { set: QuotationValues; act: QuotationAct }

/** Decides about a change once the enquiry is locked. */
export type QuotationChange = (
  trx: Db,
  row: QuotationRow,
  enquiry: EnquiryRow,
) => Promise<Result<QuotationUpdate>>

type Deps = { db: Db; engine: DatabaseEngine; clock: Clock }

/** Changes quotations under the lock of their enquiry, and adds each act to its history. */
export function quotationUpdates({ db, engine, clock }: Deps) {
  async function record(
    trx: Db,
    enquiry: EnquiryRow,
    { row, act, by }: { row: QuotationRow; act: QuotationAct; by: EventAuthor },
  ): Promise<void> {
    const { number, revision, total, discount } = row
    const data = { quotation: { number, revision, total, discount, act } }
    const at = await nextEventInstant(trx, enquiry, clock())
    await insertDeskEvent(trx, enquiry, { type: 'quotation', data }, { at, by })
  }

  return {
    record,

    /** Fails with `conflict` if the quotation no longer has the version. */
    async update(
      { id, enquiry_id }: Pick<QuotationRow, 'id' | 'enquiry_id'>,
      { by, version }: { by: EventAuthor; version?: number | undefined },
      change: QuotationChange,
    ): Promise<Result<QuotationRow>> {
      return db.transaction().execute(async (trx) => {
        const enquiry = await lockEnquiry(trx, engine, { id: enquiry_id })
        const row = await findQuotation(trx, id)
        if (!enquiry || !row) return fail('gone', words.gone)
        if (version !== undefined && version !== row.version)
          return fail('conflict', words.changedMeanwhile(await findLastAuthor(trx, row)))
        const changed = await change(trx, row, enquiry)
        if (!changed.ok) return changed
        const { set, act } = changed.value
        const after = await trx
          .updateTable('quotations')
          .set({ ...set, version: row.version + 1 })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
        await record(trx, enquiry, { row: after, act, by })
        return ok(after)
      })
    },
  }
}

export const findQuotation = (db: Db, id: number) =>
  db.selectFrom('quotations').selectAll().where('id', '=', id).executeTakeFirst()

/** Finds a quotation of an enquiry that the account may see. */
export async function findVisibleQuotation(db: Db, staff: StaffAccount, id: number) {
  const row = await db
    .selectFrom('quotations as q')
    .innerJoin('enquiries as e', 'e.id', 'q.enquiry_id')
    .selectAll('q')
    .select(['e.kind', 'e.reference'])
    .where('q.id', '=', id)
    .executeTakeFirst()
  return row && canSeeEnquiryKind(staff, row.kind) ? row : undefined
}

/** Returns the person who last did something with a quotation of the enquiry. */
async function findLastAuthor(trx: Db, row: QuotationRow): Promise<string> {
  const last = await trx
    .selectFrom('desk_events')
    .select('who')
    .where('enquiry_id', '=', row.enquiry_id)
    .where('type', '=', 'quotation')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.who ?? words.colleague
}
