import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const dayInMilliseconds = 24 * 3_600_000

/**
 * Adds the end of an availability. Accounts that are available now stay available for one more day,
 * so that nobody has to act at the moment of the update.
 */
export function availableUntil(): Migration {
  return {
    async up(db: Kysely<{ staff: { is_in: number; available_until: string | null } }>) {
      await db.schema.alterTable('staff').addColumn('available_until', 'text').execute()
      const end = new Date(Date.now() + dayInMilliseconds).toISOString()
      await db.updateTable('staff').set({ available_until: end }).where('is_in', '=', 1).execute()
    },
  }
}
