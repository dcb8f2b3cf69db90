import { listConsentWithdrawals } from '#app/crm/customers/consent-withdrawal-store.server.ts'
import { touchCustomer } from '#app/crm/customers/customer-group-query.server.ts'
import { byCustomer } from '#app/crm/desk/customer-author.ts'
import {
  insertDeskEvent,
  lockEnquiry,
  nextEventInstant,
} from '#app/crm/desk/enquiry-update-query.server.ts'
import {
  findMergedCustomerIds,
  lockGroups,
} from '#app/crm/enquiries/customer-erasure-query.server.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import * as words from './my-enquiry-words.ts'

/** Returns `true` if the customer agreed to messages with this enquiry and has not withdrawn that. */
export async function hasConsent(db: Db, row: EnquiryRow): Promise<boolean> {
  if (row.customer_id === null || !gaveConsent(row)) return false
  const ids = await findMergedCustomerIds(db, row.customer_id)
  return ids.length > 0 && !(await isWithdrawn(db, ids, row))
}

/** Withdraws the consent to messages up to now, also that of merged customers. */
export async function withdrawConsent(
  { db, engine, clock }: { db: Db; engine: DatabaseEngine; clock: Clock },
  { id, customer_id }: EnquiryRow,
  andThen: (trx: Db, row: EnquiryRow) => Promise<void>,
): Promise<Result<undefined>> {
  return db.transaction().execute(async (trx) => {
    const group = customer_id === null ? [] : await lockGroups(trx, [customer_id])
    const survivor = group.find((it) => it.survivor_id === null)
    const row = await lockEnquiry(trx, engine, { id })
    if (!row || row.erased_at !== null || !survivor) return fail('gone', words.gone)
    const ids = group.map((it) => it.id)
    // A second press of the button changes nothing.
    if (!gaveConsent(row) || (await isWithdrawn(trx, ids, row))) return ok(undefined)
    const now = clock().toISOString()
    await trx
      .insertInto('consent_withdrawals')
      .values({
        ...{ customer_id: survivor.id, at: now, channel: 'message' },
        ...{ staff_id: null, who: byCustomer.name },
      })
      .execute()
    await touchCustomer(trx, survivor, now)
    const at = await nextEventInstant(trx, row, clock())
    const event = { type: 'note' as const, text: words.consentNote }
    await insertDeskEvent(trx, row, event, { at, by: byCustomer })
    await andThen(trx, row)
    return ok(undefined)
  })
}

async function isWithdrawn(db: Db, ids: readonly number[], row: EnquiryRow): Promise<boolean> {
  const withdrawals = await listConsentWithdrawals(db, ids)
  return withdrawals.some(({ at, endedAt }) => endedAt === null && at >= row.created_at)
}

/** Consent to messages is a ticked box of a group, or the answer that staff noted. */
function gaveConsent({ kind, answers_json, consent }: EnquiryRow): boolean {
  if (consent === 'yes') return true
  const answers = parseStoredAnswers(answers_json)
  return Object.entries(findEnquiryKind(kind)?.fields ?? {}).some(([name, { control }]) => {
    const answer = answers[name]
    const isGroup = control === 'group' && typeof answer === 'object' && answer !== null
    return isGroup && Object.values(answer).includes(true)
  })
}
