import type { Db } from '#app/platform/db/connect-database.server.ts'
import { documentJsonQuery } from './document-json-query.server.ts'
import { parseUploadedPictureName } from './uploaded-picture-name.ts'

/** Lists the uploaded pictures that any row refers to. */
export async function listReferencedPictures(db: Db) {
  const rows = await db
    .selectFrom('gallery_images')
    .select('picture')
    .union(db.selectFrom('offers').select('picture'))
    .union(db.selectFrom('slides').select('picture'))
    .union(
      db
        .selectFrom('slides')
        .select((eb) => eb.fn.coalesce('tall_picture', eb.val('')).as('picture')),
    )
    .union(db.selectFrom('features').select('picture'))
    .union(db.selectFrom('accessories').select('picture'))
    .union(db.selectFrom('colours').select('hero as picture'))
    .union(db.selectFrom('colours').select('icon as picture'))
    .union(
      db
        .selectFrom('picture_set_items')
        .select((eb) => eb.fn.coalesce('name', eb.val('')).as('picture')),
    )
    .execute()
  const written = await documentJsonQuery(db)
    .unionAll(
      db.selectFrom('vehicles').select('pictures_json as json').where('pictures_json', '!=', '{}'),
    )
    // Includes pictures that an import replaced, because an import can be undone.
    .unionAll(
      db
        .selectFrom('catalogue_steps')
        .select((eb) => eb.fn.coalesce('before_json', eb.val('')).as('json')),
    )
    .unionAll(db.selectFrom('facts').select('value_json as json'))
    .execute()
  const named = written.flatMap(
    ({ json }) => json.match(/media\/[0-9a-f]{16}-\d{1,5}x\d{1,5}/g) ?? [],
  )
  return [...rows.map(({ picture }) => picture), ...named].flatMap(
    (name) => parseUploadedPictureName(name) ?? [],
  )
}
