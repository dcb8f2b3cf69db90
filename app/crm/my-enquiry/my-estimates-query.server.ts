import type { Estimate } from '#app/crm/job-cards/job-card.ts'
import { listEstimates, withoutStaffNote } from '#app/crm/job-cards/job-card-query.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'

/** Lists the estimates of an enquiry for its customer, the newest first, without notes of staff. */
export async function listMyEstimates(db: Db, { id }: Pick<EnquiryRow, 'id'>): Promise<Estimate[]> {
  return (await listEstimates(db, id)).map(withoutStaffNote)
}

/** Returns `true` if the customer can answer the newest estimate. */
export const isWaitingForAnswer = (
  { is_open, joined_to }: EnquiryRow,
  [newest]: readonly Estimate[],
): boolean => is_open === 1 && joined_to === null && newest?.answer === null
