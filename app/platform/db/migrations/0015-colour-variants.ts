import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A colour that only one variant has stores the variant's name. Until now the colour was named
 * after the variant.
 */
export function colourVariants(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('colours').addColumn('variant', 'text').execute()
      await sql`update colours set variant = name where exists (
        select 1 from variants where variants.vehicle_id = colours.vehicle_id and variants.name = colours.name)`.execute(
        db,
      )
    },
  }
}
