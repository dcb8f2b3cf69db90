import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type Database = {
  drafts: {
    document_json: string | null
    planned_json: string | null
    publish_at: string | null
    withdraw_at: string | null
    planned_by: string | null
    withdrawal_planned_by: string | null
  }
}

/**
 * A scheduled publication now stores the scheduled document, and a scheduled withdrawal stores its
 * author. Existing schedules get the draft as it is at the migration.
 */
export function plannedVersions(): Migration {
  return {
    async up(unknownTables: Kysely<unknown>) {
      for (const column of ['planned_json', 'withdrawal_planned_by'])
        await unknownTables.schema.alterTable('drafts').addColumn(column, 'text').execute()
      const db = unknownTables.withTables<Database>()
      await db
        .updateTable('drafts')
        .set((eb) => ({ planned_json: eb.ref('document_json') }))
        .where('publish_at', 'is not', null)
        .execute()
      await db
        .updateTable('drafts')
        .set((eb) => ({ withdrawal_planned_by: eb.ref('planned_by') }))
        .where('withdraw_at', 'is not', null)
        .execute()
    },
  }
}
