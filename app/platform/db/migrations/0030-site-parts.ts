import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Slides, offers and the gallery are drafted as lists: with days, an order of their own, and where a slide's words stand. */
export function siteParts(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      // What the site showed when the draft was begun, kept level with what is changed beside it.
      await db.schema.alterTable('drafts').addColumn('base_json', 'text').execute()
      for (const column of ['quiet_side', 'tall_quiet_side', 'starts_on', 'until'])
        await db.schema.alterTable('slides').addColumn(column, 'text').execute()
      await db.schema.alterTable('offers').addColumn('starts_on', 'text').execute()
      for (const table of ['offers', 'gallery_images'])
        await db.schema.alterTable(table).addColumn('position', 'integer').execute()
    },
  }
}
