import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type Database = {
  vehicles: { id: number; slug: string }
  features: { vehicle_id: number; heading: string; description: string }
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

const slug = 'shine-100'
const heading = '786 mm of seat height'
const was =
  'Nearly everybody has both feet on the ground at a crossing. That makes it easy to start on, and easy to share in a family.'
const now =
  'Low for a motorcycle, which makes it easy to start on and easy to share in a family. Sit on it in the showroom: whether both feet reach the ground depends on your legs.'

/**
 * The demo claimed that nearly everybody reaches the ground from a 786 mm seat, which is false
 * below about 171 cm. The text is replaced where it equals the demo's text: in the row, and in
 * drafts, schedules and imports that would restore the old text.
 */
export function seatWords(): Migration {
  return {
    async up(db: Kysely<Database>) {
      await db
        .updateTable('features')
        .set({ description: now })
        .where('heading', '=', heading)
        .where('description', '=', was)
        .where('vehicle_id', 'in', (eb) =>
          eb.selectFrom('vehicles').select('id').where('slug', '=', slug),
        )
        .execute()
      await mendDrafts(db)
      await mendSteps(db)
    },
  }
}

async function mendDrafts(db: Kysely<Database>): Promise<void> {
  const drafts = await db
    .selectFrom('drafts')
    .select(['key', 'document_json', 'base_json', 'planned_json'])
    .where('noun', '=', 'model')
    .where('key', '=', slug)
    .execute()
  for (const { key, document_json, base_json, planned_json } of drafts)
    await db
      .updateTable('drafts')
      .set({
        document_json: mended(document_json),
        base_json: mended(base_json),
        planned_json: mended(planned_json),
      })
      .where('noun', '=', 'model')
      .where('key', '=', key)
      .execute()
}

async function mendSteps(db: Kysely<Database>): Promise<void> {
  const steps = await db
    .selectFrom('catalogue_steps')
    .select(['import_id', 'place', 'before_json', 'after_json'])
    .where('part', '=', 'model')
    .execute()
  for (const { import_id, place, before_json, after_json } of steps)
    await db
      .updateTable('catalogue_steps')
      .set({ before_json: mended(before_json), after_json: mended(after_json) })
      .where('import_id', '=', import_id)
      .where('place', '=', place)
      .execute()
}

/**
 * Returns a stored document unchanged, byte by byte, unless it is the document of that model and
 * contains that text.
 */
function mended(json: string | null): string | null {
  return json?.includes(`"slug":"${slug}"`)
    ? json.replaceAll(
        `"description":${JSON.stringify(was)}`,
        `"description":${JSON.stringify(now)}`,
      )
    : json
}
