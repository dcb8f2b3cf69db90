import type { ExpressionBuilder } from 'kysely'
import type { Db } from './connect-database.server.ts'
import type { Database } from './database-schema.ts'

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
  const isDue = (eb: ExpressionBuilder<Database, OutboxTableName>) =>
    eb.and([
      eb('sent_at', 'is', null),
      eb('given_up_at', 'is', null),
      eb('due_at', '<=', now),
      eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]),
    ])
  const claimed = await db
    .updateTable(table)
    .set({ claimed_until: until })
    .where((eb) =>
      eb(
        'id',
        '=',
        eb.selectFrom(table).select('id').where(isDue).orderBy('due_at').orderBy('id').limit(1),
      ),
    )
    // Checked again under the row lock, because another instance may have claimed, sent or dropped
    // the row after it was chosen.
    .where(isDue)
    .returning('id')
    .executeTakeFirst()
  return claimed?.id
}
