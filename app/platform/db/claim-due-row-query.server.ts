import type { Db } from './connect-database.server.ts'

/** Tables from which several instances send rows. */
type OutboxTableName = 'outbox' | 'push_outbox'

/**
 * Claims the row that has been due for the longest time, and returns its id. No other instance gets
 * this row until `until`. Both times are ISO 8601.
 */
export async function claimDueRow(
  db: Db,
  table: OutboxTableName,
  { now, until }: { now: string; until: string },
): Promise<number | undefined> {
  const claimed = await db
    .updateTable(table)
    .set({ claimed_until: until })
    .where((eb) =>
      eb.and([
        eb(
          'id',
          '=',
          eb
            .selectFrom(table)
            .select('id')
            .where('sent_at', 'is', null)
            .where('given_up_at', 'is', null)
            .where('due_at', '<=', now)
            .where((free) =>
              free.or([free('claimed_until', 'is', null), free('claimed_until', '<', now)]),
            )
            .orderBy('due_at')
            .orderBy('id')
            .limit(1),
        ),
        // Checks the claim again under the row lock, because another instance may have claimed the
        // row first.
        eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed?.id
}
