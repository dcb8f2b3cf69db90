import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { requiredColumn } from './column-helpers.ts'
import { demoSlideReplacements } from './demo-slide-replacements.ts'
import { serviceOnlyTexts, withAvailability, withReplacedSlides } from './fill-availability.ts'

type Database = {
  vehicles: {
    id: number
    slug: string
    name: string
    price: number
    note: string | null
    description: string
    has_details: number
    availability: string
  }
  slides: {
    id: number
    picture: string
    tall_picture: string | null
    headline: string
    line: string
    link_text: string
    link_href: string
    quiet_side: string | null
    tall_quiet_side: string | null
    starts_on: string | null
    until: string | null
  }
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

/**
 * Adds the availability of a model. Until now a model without `has_details` was out of production.
 * Five more models of the demo are no longer sold. Rows that the dealer edited and the dealer's own
 * models stay on sale.
 */
export function availability(): Migration {
  return {
    async up(db: Kysely<Database>) {
      await db.schema
        .alterTable('vehicles')
        .addColumn('availability', 'text', (col) => requiredColumn(col).defaultTo('on-sale'))
        .execute()
      await fillVehicles(db)
      const serviceOnly = await slugsNoLongerSold(db)
      const isReplaced = (slug: string) => serviceOnly.has(slug)
      await fillSlides(db, isReplaced)
      await fillDrafts(db, isReplaced)
      await fillSteps(db, isReplaced)
    },
  }
}

async function fillVehicles(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('vehicles')
    .set({ availability: 'service-only' })
    .where('has_details', '=', 0)
    .execute()
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'slug', 'name', 'price', 'note', 'description'])
    .execute()
  for (const { id, ...row } of rows) {
    const texts = serviceOnlyTexts(row)
    if (texts)
      await db
        .updateTable('vehicles')
        .set({ availability: 'service-only', ...texts })
        .where('id', '=', id)
        .execute()
  }
}

async function slugsNoLongerSold(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('vehicles')
    .select('slug')
    .where('availability', '=', 'service-only')
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

async function fillSlides(
  db: Kysely<Database>,
  isReplaced: (slug: string) => boolean,
): Promise<void> {
  for (const { was, is } of demoSlideReplacements.filter((it) => isReplaced(it.advertises)))
    for (const link of was.links)
      await db
        .updateTable('slides')
        .set({
          picture: is.picture,
          tall_picture: null,
          headline: is.headline,
          line: is.line,
          link_text: is.link.text,
          link_href: is.link.href,
        })
        .where('picture', '=', was.picture)
        .where((eb) =>
          eb.or([eb('tall_picture', 'is', null), eb('tall_picture', '=', was.tallPicture)]),
        )
        .where('headline', '=', was.headline)
        .where('line', '=', was.line)
        .where('link_text', '=', link.text)
        .where('link_href', '=', link.href)
        .where((eb) => eb.or([eb('quiet_side', 'is', null), eb('quiet_side', '=', 'left')]))
        .where((eb) =>
          eb.or([eb('tall_quiet_side', 'is', null), eb('tall_quiet_side', '=', 'top')]),
        )
        .where('starts_on', 'is', null)
        .where('until', 'is', null)
        .execute()
}

/** An older draft would restore the slides and put the models on sale again. */
async function fillDrafts(
  db: Kysely<Database>,
  isReplaced: (slug: string) => boolean,
): Promise<void> {
  const drafts = await db
    .selectFrom('drafts')
    .select(['noun', 'key', 'document_json', 'base_json', 'planned_json'])
    .execute()
  for (const { noun, key, document_json, base_json, planned_json } of drafts) {
    const isModel = noun === 'model'
    if (!isModel && key !== 'slides') continue
    const fill = (json: string | null) =>
      isModel ? withAvailability(json, { isFilled: false }) : withReplacedSlides(json, isReplaced)
    await db
      .updateTable('drafts')
      .set({
        document_json: fill(document_json),
        base_json: fill(base_json),
        planned_json: fill(planned_json),
      })
      .where('noun', '=', noun)
      .where('key', '=', key)
      .execute()
  }
}

/** An import can be undone only while the site equals its result. */
async function fillSteps(
  db: Kysely<Database>,
  isReplaced: (slug: string) => boolean,
): Promise<void> {
  const steps = await db
    .selectFrom('catalogue_steps')
    .select(['import_id', 'place', 'part', 'before_json', 'after_json'])
    .where('part', 'in', ['model', 'slides.json'])
    .execute()
  for (const { import_id, place, part, before_json, after_json } of steps) {
    const fill = (json: string | null) =>
      part === 'model'
        ? withAvailability(json, { isFilled: true })
        : withReplacedSlides(json, isReplaced)
    await db
      .updateTable('catalogue_steps')
      .set({ before_json: fill(before_json), after_json: fill(after_json) })
      .where('import_id', '=', import_id)
      .where('place', '=', place)
      .execute()
  }
}
