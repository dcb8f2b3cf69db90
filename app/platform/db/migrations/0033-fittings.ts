import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { demoAccessoryFittings } from './demo-accessory-fittings.ts'
import { withAccessoryFittings } from './fill-accessory-fittings.ts'

type Database = {
  accessories: { heading: string; picture: string; fitting: string | null }
  drafts: { noun: string; key: string; document_json: string | null; base_json: string | null }
  catalogue_steps: {
    import_id: string
    place: number
    part: string
    before_json: string | null
    after_json: string | null
  }
}

/**
 * Adds the fitting of an accessory. The demo's fittings are known; the dealer's own accessories
 * have no fitting until staff choose a fitting.
 */
export function fittings(): Migration {
  return {
    async up(db: Kysely<Database>) {
      await db.schema.alterTable('accessories').addColumn('fitting', 'text').execute()
      for (const { heading, picture, fitting } of demoAccessoryFittings)
        await db
          .updateTable('accessories')
          .set({ fitting })
          .where('heading', '=', heading)
          .where('picture', '=', picture)
          .execute()
      await fillDrafts(db)
      await fillSteps(db)
    },
  }
}

/** Adds the fittings to drafts, because the publication of an older draft would remove them. */
async function fillDrafts(db: Kysely<Database>): Promise<void> {
  const drafts = await db
    .selectFrom('drafts')
    .select(['key', 'document_json', 'base_json'])
    .where('noun', '=', 'model')
    .execute()
  for (const { key, document_json, base_json } of drafts)
    await db
      .updateTable('drafts')
      .set({
        document_json: withAccessoryFittings(document_json),
        base_json: withAccessoryFittings(base_json),
      })
      .where('noun', '=', 'model')
      .where('key', '=', key)
      .execute()
}

/** An import can be undone only while the site equals its result. */
async function fillSteps(db: Kysely<Database>): Promise<void> {
  const steps = await db
    .selectFrom('catalogue_steps')
    .select(['import_id', 'place', 'before_json', 'after_json'])
    .where('part', '=', 'model')
    .execute()
  for (const { import_id, place, before_json, after_json } of steps)
    await db
      .updateTable('catalogue_steps')
      .set({
        before_json: withAccessoryFittings(before_json),
        after_json: withAccessoryFittings(after_json),
      })
      .where('import_id', '=', import_id)
      .where('place', '=', place)
      .execute()
}
