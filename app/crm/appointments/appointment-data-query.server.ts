import type { Db } from '#app/platform/db/connect-database.server.ts'

/** Lists the appointments by the id of their enquiry, for a person who asks for their data. */
export async function listAppointmentData(db: Db, enquiryIds: readonly number[]) {
  const rows =
    enquiryIds.length === 0
      ? []
      : await db
          .selectFrom('appointments')
          .selectAll()
          .where('enquiry_id', 'in', enquiryIds)
          .execute()
  return new Map(
    rows.map((row) => [
      row.enquiry_id,
      {
        purpose: row.purpose,
        day: row.day,
        time: row.starts_at,
        minutes: row.minutes,
        place: row.resource,
        isCancelled: row.is_active === 0,
        status: row.state,
        reason: row.reason,
        bookedAt: row.created_at,
        saidComingAt: row.coming_at,
      },
    ]),
  )
}
