import type { Db } from '#app/platform/db/connect-database.server.ts'

type SeenEvent = { staffId: number; enquiryId: number; eventId: number }

/** Records that an account has seen an enquiry's events up to this one. */
export async function markEventSeen(
  db: Db,
  { staffId, enquiryId, eventId }: SeenEvent,
): Promise<void> {
  await db
    .insertInto('desk_seen')
    .values({ staff_id: staffId, enquiry_id: enquiryId, event_id: eventId })
    .onConflict((oc) => oc.columns(['staff_id', 'enquiry_id']).doUpdateSet({ event_id: eventId }))
    .execute()
}

/** Records that an account has seen all events of an enquiry so far. */
export async function markAllEventsSeen(db: Db, staffId: number, enquiryId: number): Promise<void> {
  const newest = await db
    .selectFrom('desk_events')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst()
  await markEventSeen(db, { staffId, enquiryId, eventId: newest?.id ?? 0 })
}
