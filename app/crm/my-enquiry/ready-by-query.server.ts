import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'

/**
 * Returns day (`YYYY-MM-DD`) and time (`HH:MM`) for which the workshop promised the vehicle, until it
 * is ready.
 */
export async function findReadyBy(
  db: Db,
  row: EnquiryRow,
): Promise<{ day: string; at: string | null } | undefined> {
  const isWaiting = row.is_open === 1 && row.state !== 'ready'
  if (!isWaiting || findEnquiryKind(row.kind)?.flow !== 'workshop') return undefined
  const card = await db
    .selectFrom('job_cards')
    .select(['ready_day', 'ready_time'])
    .where('enquiry_id', '=', row.id)
    .executeTakeFirst()
  if (!card || card.ready_day === null) return undefined
  return { day: card.ready_day, at: card.ready_time }
}
