import { parseDeskEventData } from '#app/crm/desk/desk-event-data.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { JobEstimateRow } from '#app/platform/db/schema-job-cards.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { type Estimate, type EstimateLine, estimateSchema } from './job-card.ts'

/** Lists the estimates of an enquiry, the newest first. Only the newest can be answered. */
export async function listEstimates(db: Db, enquiryId: number): Promise<Estimate[]> {
  const rows = await db
    .selectFrom('job_estimates')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('number', 'desc')
    .execute()
  return rows.map(presentEstimate)
}

/** Finds the newest estimate of an enquiry. */
export async function findNewestEstimate(
  db: Db,
  enquiryId: number,
): Promise<JobEstimateRow | undefined> {
  return db
    .selectFrom('job_estimates')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns the number of the estimate that an event of the history is about. */
export async function findEstimateNumber(db: Db, eventId: number): Promise<number> {
  const { data_json } = await db
    .selectFrom('desk_events')
    .select('data_json')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()
  return parseDeskEventData(data_json).job?.number ?? 0
}

export const presentEstimate = (row: JobEstimateRow): Estimate => ({
  number: row.number,
  lines: readLines(row),
  total: row.total,
  sentAt: row.sent_at,
  answer: row.answer,
  answeredAt: row.answered_at,
  isByCustomer: row.answer !== null && row.answered_by === null,
  note: row.note ?? '',
})

const readLines = ({ lines_json }: JobEstimateRow): EstimateLine[] =>
  parseStoredJson(estimateSchema.entries.lines, lines_json, [])
