import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { figuresOf } from './0012-figures-of-text.ts'
import { requiredColumn } from './column-helpers.ts'

/** Stores figures as numbers beside their texts. A text that cannot be parsed gets no number. */
export function figures(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('vehicles')
        .addColumn('figures_json', 'text', (col) => requiredColumn(col).defaultTo('{}'))
        .execute()
      const { rows } = await sql<{
        id: number
        specifications_json: string
      }>`select id, specifications_json from vehicles`.execute(db)
      for (const { id, specifications_json } of rows)
        await sql`update vehicles set figures_json = ${JSON.stringify(figuresOf(specifications_json))} where id = ${id}`.execute(
          db,
        )
    },
  }
}
