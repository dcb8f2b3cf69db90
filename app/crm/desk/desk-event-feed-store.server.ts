import type { Db } from '#app/platform/db/connect-database.server.ts'

export type DeskEventFeedStore = ReturnType<typeof deskEventFeedStore>

/** That something happened to an enquiry, and nothing of what, but to whom a person gave it who is told so. */
export type DeskEventNotice = {
  id: number
  reference: string
  kind: string
  version: number
  givenTo: number | null
}

/** The events of the desk in the order of their ids, for who tells open pages of them. */
export function deskEventFeedStore(db: Db) {
  return {
    /** The highest id given so far, 0 where there is none. */
    async latestId(): Promise<number> {
      const row = await db
        .selectFrom('desk_events')
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirst()
      return row?.id ?? 0
    },

    /** What came after an id, oldest first, 200 at most. */
    async listSince(id: number): Promise<DeskEventNotice[]> {
      const rows = await db
        .selectFrom('desk_events as d')
        .innerJoin('enquiries as e', 'e.id', 'd.enquiry_id')
        .select([
          'd.id',
          'e.reference',
          'e.kind',
          'd.version',
          'd.type',
          'd.staff_id',
          'e.assignee_id',
        ])
        .where('d.id', '>', id)
        .orderBy('d.id')
        .limit(200)
        .execute()
      return rows.map(({ type, staff_id: by, assignee_id: to, ...move }) => ({
        ...move,
        // What the rules gave is told with the enquiry itself.
        givenTo: type === 'assign' && by !== null && by !== to ? to : null,
      }))
    },
  }
}
