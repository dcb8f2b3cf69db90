import * as v from 'valibot'
import { vehicleKey } from '#app/catalogue/vehicles/vehicle.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { dealerEditSchema } from '#app/platform/dealer/dealer-edit-schema.ts'
import { dealerFallback, dealerSchema } from '#app/platform/dealer/dealer-schema.ts'
import { withStoredHolidays } from '#app/platform/dealer/format-holiday-day.server.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { readGallery, writeGallery } from '#app/site/gallery/gallery-row-store.server.ts'
import { usualSide } from '#app/site/home/slide.ts'
import { readSlides, writeSlides } from '#app/site/home/slide-row-store.server.ts'
import { readOffers, writeOffers } from '#app/site/offers/offer-row-store.server.ts'
import { catalogueFacts } from '#app/site/seed/catalogue.ts'
import {
  archiveFacts,
  archiveFilms,
  archiveGallery,
  archiveOffers,
  archiveSlides,
  withoutUsual,
} from './archive-shapes.ts'
import { definePart, type SitePart } from './site-part.ts'
import { withIds } from './with-ids.ts'

const dealer = definePart({
  file: 'dealer.json',
  schema: dealerEditSchema,
  may: 'dealer.edit',
  async read(db) {
    const row = await db.selectFrom('dealers').selectAll().where('id', '=', 1).executeTakeFirst()
    if (!row) return undefined
    const facts = parseStoredJson(dealerSchema, row.facts_json, dealerFallback)
    return { ...withStoredHolidays(facts), id: row.id }
  },
  async write(trx, facts) {
    const facts_json = JSON.stringify({ ...withStoredHolidays(facts), id: 1 })
    await trx
      .updateTable('dealers')
      .set((eb) => ({ facts_json, version: eb('version', '+', 1) }))
      .where('id', '=', 1)
      .execute()
  },
})

const facts = definePart({
  file: 'facts.json',
  schema: archiveFacts,
  may: 'site.publish',
  async read(db) {
    const rows = await db.selectFrom('facts').select(['name', 'value_json']).execute()
    const stored = new Map(rows.map(({ name, value_json }) => [name, value_json]))
    return Object.fromEntries(
      Object.entries(catalogueFacts.entries).flatMap(([name, shape]) => {
        const read = v.safeParse(shape, parsed(stored.get(name)))
        return read.success && read.output !== undefined ? [[name, read.output]] : []
      }),
    )
  },
  async write(trx, given) {
    for (const [name, value] of Object.entries(given)) {
      if (value === undefined) continue
      const value_json = JSON.stringify(value)
      await trx
        .insertInto('facts')
        .values({ name, value_json })
        .onConflict((oc) =>
          oc.column('name').doUpdateSet((eb) => ({
            value_json,
            version: eb('facts.version', '+', 1),
          })),
        )
        .execute()
    }
  },
})

/** The last that goes on is the large one, as in a file of `catalogue/`; its models by the names of their own files. */
const offers = definePart({
  file: 'offers.json',
  schema: archiveOffers,
  may: 'offers.edit',
  async read(db) {
    const models = await db.selectFrom('vehicles').select(['key', 'name']).execute()
    const names = new Map(models.map(({ key, name }) => [key, name]))
    const { offers: shown } = await readOffers(db)
    return shown.toReversed().map(({ id: _, models: named, ...offer }) => ({
      ...offer,
      ...(named && { models: named.map((name) => names.get(vehicleKey(name)) ?? name) }),
    }))
  },
  async write(trx, given, now) {
    const before = await readOffers(trx)
    const after = withIds(given, before.offers).toReversed()
    await writeOffers(trx, { before, after: { offers: after }, now })
  },
})

const gallery = definePart({
  file: 'gallery.json',
  schema: archiveGallery,
  may: 'gallery.edit',
  async read(db) {
    const { images } = await readGallery(db)
    return images.map(({ picture, caption = '' }) => ({ picture, caption }))
  },
  async write(trx, given, now) {
    const before = await readGallery(trx)
    await writeGallery(trx, { before, after: { images: withIds(given, before.images) }, now })
  },
})

const slides = definePart({
  file: 'slides.json',
  schema: archiveSlides,
  may: 'site.publish',
  async read(db) {
    const { slides: shown } = await readSlides(db)
    return shown.map(({ id: _, ...slide }) => withoutUsual(slide))
  },
  async write(trx, given) {
    const before = await readSlides(trx)
    const after = withIds(given, before.slides).map((slide) => ({
      ...slide,
      quietSide: slide.quietSide ?? usualSide(slide.link.href),
      tallQuietSide: slide.tallQuietSide ?? ('top' as const),
    }))
    await writeSlides(trx, { before, after: { slides: after } })
  },
})

const films = definePart({
  file: 'films.json',
  schema: archiveFilms,
  may: 'site.publish',
  async read(db) {
    const rows = await db.selectFrom('films').selectAll().orderBy('id').execute()
    return rows.map(({ youtube_id: youtubeId, file, ...film }) => ({
      ...film,
      ...(youtubeId !== null && { youtubeId }),
      ...(file !== null && { file }),
    }))
  },
  async write(trx, given) {
    await trx.deleteFrom('films').execute()
    for (const { youtubeId = null, file = null, ...film } of given)
      await trx
        .insertInto('films')
        .values({ ...film, youtube_id: youtubeId, file })
        .execute()
  },
})

/** The files beside the models, in the order in which they are told of. */
export const siteParts: readonly SitePart[] = [dealer, facts, offers, gallery, slides, films]

/** Every part that the site has, as its file holds it. */
export async function readParts(db: Db): Promise<Map<string, unknown>> {
  const read = new Map<string, unknown>()
  for (const { file, read: readOne } of siteParts) {
    const document = await readOne(db)
    if (document !== undefined) read.set(file, document)
  }
  return read
}

function parsed(json: string | undefined): unknown {
  if (json === undefined) return undefined
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
