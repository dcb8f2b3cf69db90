import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'

/**
 * Fields that complete a model: its own pictures, finishes of colours, fields without a column,
 * former names.
 */
export function modelPictures(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['pictures_json', 'more_json'])
        await db.schema
          .alterTable('vehicles')
          .addColumn(column, 'text', (col) => requiredColumn(col).defaultTo('{}'))
          .execute()
      for (const column of ['finish', 'shown_in'])
        await db.schema.alterTable('colours').addColumn(column, 'text').execute()
      await db.schema.alterTable('vehicles').addColumn('deleted_at', 'text').execute()
      await db.schema.alterTable('vehicles').addColumn('deleted_status', 'integer').execute()
      await db.schema
        .createTable('old_names')
        .addColumn('name', 'text', (col) => col.primaryKey())
        .addColumn('vehicle_id', 'integer', (col) =>
          requiredColumn(col).references('vehicles.id').onDelete('cascade'),
        )
        .addColumn('since', 'text', requiredColumn)
        .execute()
      await db.schema
        .createIndex('old_names_vehicle')
        .on('old_names')
        .column('vehicle_id')
        .execute()
    },
  }
}
