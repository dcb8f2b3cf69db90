import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import {
  documentJsonQuery,
  type PictureReferenceState,
  referenceState as state,
} from './document-json-query.server.ts'
import { parseUploadedPictureName } from './uploaded-picture-name.ts'

/**
 * Selects every stored text that may name uploaded pictures, with the document in which it is
 * stored. `state` says which form of the document names the picture, and `detail` is a title or the
 * number of a version. The clean-up and the picture library both read this query.
 */
export function pictureReferenceQuery(db: Db) {
  const partOfSite = (table: 'gallery_images' | 'offers' | 'slides', key: string) =>
    db.selectFrom(table).select([sql.lit('site').as('noun'), sql.lit(key).as('key')])
  const partOfModel = (table: 'features' | 'accessories' | 'colours') =>
    db
      .selectFrom(table)
      .innerJoin('vehicles', 'vehicles.id', `${table}.vehicle_id`)
      .select([sql.lit('model').as('noun'), 'vehicles.slug as key', publishedOrDeleted])
  return (
    documentJsonQuery(db)
      .unionAll(
        partOfSite('gallery_images', 'gallery').select([
          publishedOrDeleted,
          'gallery_images.caption as detail',
          'picture as text',
        ]),
      )
      .unionAll(
        partOfSite('offers', 'offers').select([
          publishedOrDeleted,
          'offers.title as detail',
          'picture as text',
        ]),
      )
      .unionAll(
        partOfSite('slides', 'slides').select((eb) => [
          state('published'),
          'slides.headline as detail',
          eb.fn.coalesce('tall_picture', eb.val('')).as('text'),
        ]),
      )
      .unionAll(
        partOfSite('slides', 'slides').select([
          state('published'),
          'slides.headline as detail',
          'picture as text',
        ]),
      )
      .unionAll(partOfModel('features').select(['heading as detail', 'picture as text']))
      .unionAll(partOfModel('accessories').select(['heading as detail', 'picture as text']))
      .unionAll(partOfModel('colours').select(['colours.name as detail', 'hero as text']))
      .unionAll(partOfModel('colours').select(['colours.name as detail', 'icon as text']))
      .unionAll(
        db
          .selectFrom('vehicles')
          .select([
            sql.lit('model').as('noun'),
            'slug as key',
            publishedOrDeleted,
            sql.lit('').as('detail'),
            'pictures_json as text',
          ])
          .where('pictures_json', '!=', '{}'),
      )
      .unionAll(
        db
          .selectFrom('films')
          .select([
            sql.lit('site').as('noun'),
            sql.lit('films').as('key'),
            state('published'),
            'title as detail',
            'poster as text',
          ]),
      )
      .unionAll(
        db
          .selectFrom('facts')
          .select([
            sql.lit('setting').as('noun'),
            'name as key',
            state('published'),
            sql.lit('').as('detail'),
            'value_json as text',
          ]),
      )
      .unionAll(
        db
          .selectFrom('picture_set_items')
          .innerJoin('picture_sets', 'picture_sets.id', 'set_id')
          .select((eb) => [
            'noun',
            'key',
            state('upload'),
            'file_name as detail',
            eb.fn.coalesce('name', eb.val('')).as('text'),
          ]),
      )
      // Includes pictures that an import replaced, because an import can be undone.
      .unionAll(
        db
          .selectFrom('catalogue_steps')
          .select((eb) => [
            sql.lit('import').as('noun'),
            'import_id as key',
            state('import'),
            sql.lit('').as('detail'),
            eb.fn.coalesce('before_json', eb.val('')).as('text'),
          ]),
      )
  )
}

/** A deleted row can be restored for some time. */
const publishedOrDeleted =
  sql<PictureReferenceState>`case when deleted_at is null then 'published' else 'deleted' end`.as(
    'state',
  )

/** Lists the uploaded pictures that any row refers to, or that are kept in the picture library. */
export async function listReferencedPictures(db: Db) {
  const kept = await db
    .selectFrom('uploaded_pictures')
    .select('name')
    .where('is_kept', '=', 1)
    .execute()
  const names = [...(await listUsedPictureNames(db)), ...kept.map(({ name }) => name)]
  return names.flatMap((name) => parseUploadedPictureName(name) ?? [])
}

/** Lists the names of the uploaded pictures that any row refers to. */
export async function listUsedPictureNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom(pictureReferenceQuery(db).as('reference'))
    .select('text')
    .execute()
  return rows.flatMap(({ text }) => listPictureNames(text))
}

/** Lists the names of uploaded pictures in a text, such as the JSON of a document. */
export const listPictureNames = (text: string): string[] =>
  text.match(/media\/[0-9a-f]{16}-\d{1,5}x\d{1,5}(?:-cut)?/g) ?? []
