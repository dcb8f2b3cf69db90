import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type Database = {
  previews: { noun: string; key: string; document_json: string | null }
  drafts: { noun: string; key: string; document_json: string | null }
}

/**
 * A preview link now stores the document that it shows. Existing links get the draft as it is at
 * the migration.
 */
export function previewVersions(): Migration {
  return {
    async up(unknownTables: Kysely<unknown>) {
      await unknownTables.schema.alterTable('previews').addColumn('document_json', 'text').execute()
      await unknownTables
        .withTables<Database>()
        .updateTable('previews')
        .set((eb) => ({
          document_json: eb
            .selectFrom('drafts')
            .select('drafts.document_json')
            .whereRef('drafts.noun', '=', 'previews.noun')
            .whereRef('drafts.key', '=', 'previews.key'),
        }))
        .execute()
    },
  }
}
