import type { DeskEventData } from '#app/crm/desk/desk-event-data.ts'
import * as eventWords from '#app/crm/desk/desk-event-words.ts'
import { type EventAuthor, lockEnquiry } from '#app/crm/desk/enquiry-update-query.server.ts'
import { callbackDeadlineFor } from '#app/crm/enquiries/callback-deadline.ts'
import { lockCustomersOf } from '#app/crm/enquiries/customer-erasure-query.server.ts'
import { customerMobileKey } from '#app/crm/enquiries/customer-mobile-key.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { fail, type Result } from '#app/platform/result/result.ts'
import {
  type CorrectEnquiryDeps,
  type CorrectionResult,
  saveCorrection,
} from './correct-enquiry.server.ts'

type CorrectionToUndo = {
  /** Answers of the customer before the correction; null for an absent one. */
  former: NonNullable<DeskEventData['former']>
  /** The promise of a call that the correction ended. */
  promise: DeskEventData['promise']
}

type Restoration = {
  reference: string
  /** Runs in the transaction after the change. */
  andThen?: (trx: Db) => Promise<void>
  /** Finds the correction in the transaction, so that it is undone once. */
  find: (trx: Db, row: Pick<EnquiryRow, 'id' | 'joined_to'>) => Promise<Result<CorrectionToUndo>>
}

/** Undoes the last correction by the customer. The answers and the number are exactly as before. */
export async function undoCorrection(
  needs: CorrectEnquiryDeps,
  by: EventAuthor,
  { reference, find, andThen }: Restoration,
): Promise<CorrectionResult> {
  const { db, engine, clock, dealer, timeZone } = needs
  const { hours } = await dealer.get()
  return db.transaction().execute(async (trx): Promise<CorrectionResult> => {
    const known = await trx
      .selectFrom('enquiries')
      .select(['id', 'kind', 'joined_to', 'phone'])
      .where('reference', '=', reference)
      .executeTakeFirst()
    const enquiry = known && findEnquiryKind(known.kind)
    if (!enquiry) return fail('gone', eventWords.noneOfThatReference)
    const before = await find(trx, known)
    if (!before.ok) return before
    const { former, promise } = before.value
    await lockCustomersOf(trx, [known.id], customerMobileKey(former.phone))
    const row = await lockEnquiry(trx, engine, { reference })
    if (!row || row.erased_at !== null) return fail('conflict', eventWords.isErased)
    const found = await find(trx, row)
    if (!found.ok) return found
    const all = { ...parseStoredAnswers(row.answers_json), ...former.answers }
    const answers = Object.fromEntries(Object.entries(all).filter(([, answer]) => answer !== null))
    const now = clock()
    const deadline = callbackDeadlineFor(enquiry, answers, { hours, timeZone, now })
    const saved = await saveCorrection(trx, needs, {
      ...{ row, enquiry, by, now, isUndo: true, promise },
      corrected: { answers, phone: former.phone ?? '', deadline },
    })
    if (saved.ok) await andThen?.(trx)
    return saved
  })
}
