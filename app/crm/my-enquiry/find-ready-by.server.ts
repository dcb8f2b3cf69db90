import { pipelineOfKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { findJobCard } from '#app/crm/job-cards/job-card-query.server.ts'
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
  if (!isWaiting || pipelineOfKind(row.kind) !== 'workshop') return undefined
  const { ready_day: day = null, ready_time: at = null } = (await findJobCard(db, row.id)) ?? {}
  return day === null ? undefined : { day, at }
}
