import { parseDeskEventData } from '#app/crm/desk/desk-event-data.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { JobEstimateRow } from '#app/platform/db/schema-job-cards.ts'

/** Finds the newest estimate of an enquiry, the only one that can be answered. */
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
