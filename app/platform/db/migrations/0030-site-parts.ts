import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Slides, offers and the gallery get drafts. Rows also get days, a position, and the side of a
 * slide's text.
 */
export function siteParts(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      // The published document that the draft is based on. It is updated when the site changes.
      await db.schema.alterTable('drafts').addColumn('base_json', 'text').execute()
      for (const column of ['quiet_side', 'tall_quiet_side', 'starts_on', 'until'])
        await db.schema.alterTable('slides').addColumn(column, 'text').execute()
      await db.schema.alterTable('offers').addColumn('starts_on', 'text').execute()
      for (const table of ['offers', 'gallery_images'])
        await db.schema.alterTable(table).addColumn('position', 'integer').execute()
    },
  }
}
