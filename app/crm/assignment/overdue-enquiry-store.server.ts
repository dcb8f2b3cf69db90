import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'

export type OverdueEnquiryStore = ReturnType<typeof overdueEnquiryStore>

export type OverdueEnquiry = {
  reference: string
  kind: string
  dueAt: string
  /** The assignee's name; undefined if the enquiry is unassigned. */
  assignee: string | undefined
}

/**
 * Counts and lists overdue enquiries. Old enquiries have no due time, so they are never overdue.
 */
export function overdueEnquiryStore(db: Db, clock: Clock) {
  const overdue = () =>
    db
      .selectFrom('enquiries')
      .where('is_open', '=', 1)
      .where('due_at', 'is not', null)
      .where('due_at', '<', clock().toISOString())
  return {
    async count(): Promise<number> {
      const row = await overdue()
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Lists the ten enquiries that have been overdue longest. */
    async listOldest(): Promise<OverdueEnquiry[]> {
      const rows = await overdue()
        .leftJoin('staff', 'staff.id', 'enquiries.assignee_id')
        .select(['reference', 'kind', 'due_at', 'user_name', 'user_id'])
        .orderBy('due_at')
        .orderBy('enquiries.id')
        .limit(10)
        .execute()
      return rows.map(({ reference, kind, due_at, user_name, user_id }) => ({
        reference,
        kind,
        dueAt: due_at ?? '',
        assignee: user_name || user_id || undefined,
      }))
    },
  }
}
