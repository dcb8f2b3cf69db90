import * as v from 'valibot'
import type { Db } from '#app/db/connect.server.ts'
import { dealerFacts, dealerFallback } from '#app/dealer/facts.ts'
import { withStoredDays } from '#app/dealer/holiday-day.server.ts'
import { fromStored } from '#app/shapes/from-stored.ts'
import { catalogueFacts } from '../catalogue.ts'
import {
  archiveFacts,
  archiveFilms,
  archiveGallery,
  archiveOffers,
  archiveSlides,
} from './archive-shapes.ts'
import { replaceGallery, replaceOffers } from './replace-rows-store.server.ts'
import { definePart, type SitePart } from './site-part.ts'

const dealer = definePart({
  file: 'dealer.json',
  schema: dealerFacts,
  may: 'dealer.edit',
  async read(db) {
    const row = await db.selectFrom('dealers').selectAll().where('id', '=', 1).executeTakeFirst()
    if (!row) return undefined
    const facts = fromStored(dealerFacts, row.facts_json, dealerFallback)
    return { ...withStoredDays(facts), id: row.id }
  },
  async write(trx, facts) {
    const facts_json = JSON.stringify({ ...withStoredDays(facts), id: 1 })
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
  may: 'rates.edit',
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

/** An offer's models are named as their own files name them. */
const offers = definePart({
  file: 'offers.json',
  schema: archiveOffers,
  may: 'offers.edit',
  async read(db) {
    const rows = await db
      .selectFrom('offers')
      .select(['title', 'description', 'picture', 'models_json', 'until'])
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute()
    const models = await db.selectFrom('vehicles').select(['id', 'name']).execute()
    const names = new Map(models.map(({ id, name }) => [id, name]))
    return rows.map(({ models_json, until, ...offer }) => {
      const named = fromStored(v.array(v.number()), models_json, []).flatMap(
        (id) => names.get(id) ?? [],
      )
      return {
        ...offer,
        ...(named.length > 0 && { models: named }),
        ...(until !== null && { until }),
      }
    })
  },
  write: replaceOffers,
})

const gallery = definePart({
  file: 'gallery.json',
  schema: archiveGallery,
  may: 'gallery.edit',
  read: (db) =>
    db
      .selectFrom('gallery_images')
      .select(['picture', 'caption'])
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),
  write: replaceGallery,
})

const slides = definePart({
  file: 'slides.json',
  schema: archiveSlides,
  may: 'offers.edit',
  async read(db) {
    const rows = await db.selectFrom('slides').selectAll().orderBy('position').execute()
    return rows.map(({ picture, tall_picture: tall, headline, line, link_text, link_href }) => ({
      picture,
      ...(tall !== null && { tallPicture: tall }),
      headline,
      line,
      link: { text: link_text, href: link_href },
    }))
  },
  async write(trx, given) {
    await trx.deleteFrom('slides').execute()
    for (const [index, { tallPicture = null, link, ...slide }] of given.entries())
      await trx
        .insertInto('slides')
        .values({
          ...slide,
          position: index + 1,
          tall_picture: tallPicture,
          link_text: link.text,
          link_href: link.href,
        })
        .execute()
  },
})

const films = definePart({
  file: 'films.json',
  schema: archiveFilms,
  may: 'offers.edit',
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
