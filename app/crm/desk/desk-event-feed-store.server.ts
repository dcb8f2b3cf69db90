import type { Db } from '#app/platform/db/connect-database.server.ts'

export type DeskEventFeedStore = ReturnType<typeof deskEventFeedStore>

/**
 * A desk event without its content. `givenTo` is the account to which a colleague assigned the
 * enquiry.
 */
export type DeskEventNotice = {
  id: number
  reference: string
  kind: string
  version: number
  givenTo: number | null
  /** The accounts that the note or call mentions, and the name of its author. */
  mentioned: readonly number[]
  who: string
}

/** Lists desk events by ascending id for the live updates. */
export function deskEventFeedStore(db: Db) {
  return {
    /** Returns the highest id so far, or 0 if there are no events. */
    async latestId(): Promise<number> {
      const row = await db
        .selectFrom('desk_events')
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirst()
      return row?.id ?? 0
    },

    /** Lists the events after an id, oldest first, at most 200. */
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
          'd.who',
          'e.assignee_id',
        ])
        .where('d.id', '>', id)
        .orderBy('d.id')
        .limit(200)
        .execute()
      if (rows.length === 0) return []
      // Read after the events, so that no event is reported without its mentions.
      const mentions = await db
        .selectFrom('enquiry_mentions')
        .select(['event_id', 'staff_id'])
        .where('event_id', '>', id)
        .execute()
      const mentionsOf = Map.groupBy(mentions, ({ event_id }) => event_id)
      return rows.map(({ type, staff_id: by, assignee_id: to, ...move }) => ({
        ...move,
        mentioned: (mentionsOf.get(move.id) ?? []).map(({ staff_id }) => staff_id),
        // Null for an automatic assignment, which is reported with the new enquiry, and if users
        // assign an enquiry to themselves.
        givenTo: type === 'assign' && by !== null && by !== to ? to : null,
      }))
    },
  }
}
