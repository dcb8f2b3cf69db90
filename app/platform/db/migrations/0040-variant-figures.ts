import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import {
  picturedVariantOf,
  withVariantRows,
  withVariantSpecifications,
} from './fill-variant-specifications.ts'

type Database = {
  vehicles: {
    id: number
    slug: string
    picture_folder: string
    specifications_json: string
    more_json: string
  }
  variants: { vehicle_id: number; name: string }
  colours: { vehicle_id: number; hero: string }
  drafts: {
    noun: string
    key: string
    document_json: string | null
    base_json: string | null
    planned_json: string | null
  }
  catalogue_steps: {
    import_id: string
    place: number
    part: string
    before_json: string | null
    after_json: string | null
  }
}

/** The demo's models get the variant of their pictures, and figures by variant. */
export function variantFigures(): Migration {
  return {
    async up(db: Kysely<Database>) {
      await fillVehicles(db)
      await fillDrafts(db)
      await fillSteps(db)
    },
  }
}

async function fillVehicles(db: Kysely<Database>): Promise<void> {
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'slug', 'picture_folder', 'specifications_json', 'more_json'])
    .execute()
  const variants = await db.selectFrom('variants').select(['vehicle_id', 'name']).execute()
  const colours = await db.selectFrom('colours').select(['vehicle_id', 'hero']).execute()
  const variantsOf = Map.groupBy(variants, (it) => it.vehicle_id)
  const coloursOf = Map.groupBy(colours, (it) => it.vehicle_id)
  for (const { id, slug, picture_folder, specifications_json, more_json } of rows) {
    const model = { slug, variants: (variantsOf.get(id) ?? []).map(({ name }) => name) }
    const isDemo =
      picture_folder === slug &&
      (coloursOf.get(id) ?? []).every(({ hero }) => hero.startsWith(`${slug}/hero-`))
    const pictured = picturedVariantOf(model, isDemo)
    await db
      .updateTable('vehicles')
      .set({
        specifications_json: withVariantRows(specifications_json, model),
        ...(pictured !== undefined && { more_json: withPictured(more_json, pictured) }),
      })
      .where('id', '=', id)
      .execute()
  }
}

function withPictured(json: string, picturesShow: string): string {
  try {
    return JSON.stringify({ picturesShow, ...JSON.parse(json) })
  } catch {
    return json
  }
}

/** An older draft would remove these values when it is published. */
async function fillDrafts(db: Kysely<Database>): Promise<void> {
  const drafts = await db
    .selectFrom('drafts')
    .select(['key', 'document_json', 'base_json', 'planned_json'])
    .where('noun', '=', 'model')
    .execute()
  for (const { key, document_json, base_json, planned_json } of drafts)
    await db
      .updateTable('drafts')
      .set({
        document_json: withVariantSpecifications(document_json),
        base_json: withVariantSpecifications(base_json),
        planned_json: withVariantSpecifications(planned_json),
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
        before_json: withVariantSpecifications(before_json),
        after_json: withVariantSpecifications(after_json),
      })
      .where('import_id', '=', import_id)
      .where('place', '=', place)
      .execute()
}
