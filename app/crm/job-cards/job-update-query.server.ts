import {
  applyEnquiryUpdate,
  type EventOrigin,
  insertDeskEvent,
  saveEnquiryUpdate,
} from '#app/crm/desk/enquiry-update-query.server.ts'
import type { JobEventAct } from '#app/crm/desk/job-event.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { JobEstimateRow } from '#app/platform/db/schema-job-cards.ts'
import type { EstimateLine } from './job-card.ts'

type Act = EventOrigin & {
  act: JobEventAct
  /** The estimate that the act is about. */
  estimate?: Pick<JobEstimateRow, 'number' | 'total'>
  /** The customer's words. */
  note?: string
}

/**
 * Adds an act on a job card or an estimate to the history, and raises the version of the enquiry,
 * which is locked. Returns the version and the id of the event, or undefined if another event has the same key.
 */
export async function recordJobAct(
  trx: Db,
  row: EnquiryRow,
  { act, estimate, note, ...origin }: Act,
): Promise<{ version: number; eventId: number } | undefined> {
  const after = { ...applyEnquiryUpdate(row, {}), version: row.version + 1 }
  const about = estimate && { number: estimate.number, total: estimate.total }
  const event = { type: 'job' as const, text: note, data: { job: { act, ...about } } }
  const eventId = await insertDeskEvent(trx, after, event, origin)
  if (eventId === undefined) return undefined
  await saveEnquiryUpdate(trx, after)
  return { version: after.version, eventId }
}

type NewEstimate = {
  enquiryId: number
  number: number
  lines: readonly EstimateLine[]
  total: number
  staffId: number
  sentAt: string
}

export async function insertEstimate(trx: Db, added: NewEstimate): Promise<void> {
  await trx
    .insertInto('job_estimates')
    .values({
      enquiry_id: added.enquiryId,
      number: added.number,
      lines_json: JSON.stringify(added.lines),
      total: added.total,
      staff_id: added.staffId,
      sent_at: added.sentAt,
    })
    .execute()
}

/** `by` is the account that noted the answer; null if the customer gave it by the link. */
type Answer = { answer: 'yes' | 'no'; at: string; by: number | null; note: string }

/** Stores the answer to an estimate; without an answer, the estimate waits for one again. */
export async function setEstimateAnswer(
  trx: Db,
  { id }: Pick<JobEstimateRow, 'id'>,
  given: Answer | undefined,
): Promise<void> {
  await trx
    .updateTable('job_estimates')
    .set({
      answer: given?.answer ?? null,
      answered_at: given?.at ?? null,
      answered_by: given?.by ?? null,
      note: given?.note || null,
    })
    .where('id', '=', id)
    .execute()
}
