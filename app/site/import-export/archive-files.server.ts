import * as v from 'valibot'
import { normalizedVehicleName } from '#app/catalogue/vehicles/vehicle.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { dealerEditSchema } from '#app/platform/dealer-details/dealer-edit-schema.ts'
import { readDealer, writeDealer } from '#app/platform/dealer-details/dealer-store.server.ts'
import { readFilmsDocument, writeFilmsDocument } from '#app/site/frame/film-query.server.ts'
import {
  readGalleryDocument,
  writeGalleryDocument,
} from '#app/site/gallery/gallery-query.server.ts'
import { readSlidesDocument, writeSlidesDocument } from '#app/site/home/slide-query.server.ts'
import { defaultTextSide } from '#app/site/home/text-side.ts'
import { readOffersDocument, writeOffersDocument } from '#app/site/offers/offer-query.server.ts'
import { pageContentKeysOfSetting } from '#app/site/page-content/page-contents.server.ts'
import { catalogueSettingsSchema } from '#app/site/seed/catalogue-schemas.ts'
import {
  archiveFilmsSchema,
  archiveGallerySchema,
  archiveOffersSchema,
  archiveSettingsSchema,
  archiveSlidesSchema,
  omitDefaultTextSides,
} from './archive-schemas.ts'
import { type ArchiveFile, defineArchiveFile } from './define-archive-file.ts'
import { matchEntryIds } from './match-entry-ids.ts'

const dealerArchiveFile = defineArchiveFile({
  file: 'dealer.json',
  contents: ['dealer'],
  schema: dealerEditSchema,
  may: 'dealer.edit',
  async read(db) {
    return (await readDealer(db, 1))?.facts
  },
  write: (trx, facts) => writeDealer(trx, 1, facts),
})

const settingsArchiveFile = defineArchiveFile({
  file: 'facts.json',
  contents: Object.keys(catalogueSettingsSchema.entries).flatMap(pageContentKeysOfSetting),
  schema: archiveSettingsSchema,
  may: 'site.publish',
  read: readCatalogueSettings,
  async write(trx, given) {
    // The import fills in the settings that the archive lacks, so the undo of a new setting lacks it.
    const gone = Object.keys(await readCatalogueSettings(trx)).filter((name) => !(name in given))
    if (gone.length > 0) await trx.deleteFrom('facts').where('name', 'in', gone).execute()
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

/**
 * As in `catalogue/`, the last offer in the file is the one that the site shows large. Models have
 * the same names as in their own files.
 */
const offersArchiveFile = defineArchiveFile({
  file: 'offers.json',
  contents: ['offers'],
  schema: archiveOffersSchema,
  may: 'offers.edit',
  async read(db) {
    const models = await db.selectFrom('vehicles').select(['key', 'name']).execute()
    const names = new Map(models.map(({ key, name }) => [key, name]))
    const { offers: shown } = await readOffersDocument(db)
    return shown.toReversed().map(({ id: _, models: named, ...offer }) => ({
      ...offer,
      ...(named && { models: named.map((name) => names.get(normalizedVehicleName(name)) ?? name) }),
    }))
  },
  async write(trx, given, at) {
    const before = await readOffersDocument(trx)
    const after = matchEntryIds(given, before.offers).toReversed()
    await writeOffersDocument(trx, { before, after: { offers: after }, ...at })
  },
})

const galleryArchiveFile = defineArchiveFile({
  file: 'gallery.json',
  contents: ['gallery'],
  schema: archiveGallerySchema,
  may: 'gallery.edit',
  async read(db) {
    const { images } = await readGalleryDocument(db)
    return images.map(({ picture, caption = '' }) => ({ picture, caption }))
  },
  async write(trx, given, { now }) {
    const before = await readGalleryDocument(trx)
    await writeGalleryDocument(trx, {
      before,
      after: { images: matchEntryIds(given, before.images) },
      now,
    })
  },
})

const slidesArchiveFile = defineArchiveFile({
  file: 'slides.json',
  contents: ['slides'],
  schema: archiveSlidesSchema,
  may: 'site.publish',
  async read(db) {
    const { slides: shown } = await readSlidesDocument(db)
    return shown.map(({ id: _, ...slide }) => omitDefaultTextSides(slide))
  },
  async write(trx, given) {
    const before = await readSlidesDocument(trx)
    const after = matchEntryIds(given, before.slides).map((slide) => ({
      ...slide,
      quietSide: slide.quietSide ?? defaultTextSide(slide.link.href),
      tallQuietSide: slide.tallQuietSide ?? ('top' as const),
    }))
    await writeSlidesDocument(trx, { before, after: { slides: after } })
  },
})

const filmsArchiveFile = defineArchiveFile({
  file: 'films.json',
  contents: ['films'],
  schema: archiveFilmsSchema,
  may: 'site.publish',
  async read(db) {
    const { films } = await readFilmsDocument(db)
    return films.map(({ page: id, ...film }) => ({ id, ...film }))
  },
  write: (trx, given) =>
    writeFilmsDocument(trx, {
      after: { films: given.map(({ id: page, ...film }) => ({ page, ...film })) },
    }),
})

/** All files except those of models, in the order of the preview. */
export const archiveFiles: readonly ArchiveFile[] = [
  dealerArchiveFile,
  settingsArchiveFile,
  offersArchiveFile,
  galleryArchiveFile,
  slidesArchiveFile,
  filmsArchiveFile,
]

/** Reads the content of each of these files. Omits files for which the site has no content. */
export async function readArchiveFiles(db: Db): Promise<Map<string, unknown>> {
  const read = new Map<string, unknown>()
  for (const { file, read: readOne } of archiveFiles) {
    const document = await readOne(db)
    if (document !== undefined) read.set(file, document)
  }
  return read
}

async function readCatalogueSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('facts').select(['name', 'value_json']).execute()
  const stored = new Map(rows.map(({ name, value_json }) => [name, value_json]))
  return Object.fromEntries(
    Object.entries(catalogueSettingsSchema.entries).flatMap(([name, shape]) => {
      const read = v.safeParse(shape, parseJsonColumn(stored.get(name)))
      return read.success && read.output !== undefined ? [[name, read.output]] : []
    }),
  )
}

function parseJsonColumn(json: string | undefined): unknown {
  if (json === undefined) return undefined
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
