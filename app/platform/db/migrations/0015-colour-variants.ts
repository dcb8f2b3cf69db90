import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A paint that one variant alone has names it. Until now it bore that variant's name. */
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
