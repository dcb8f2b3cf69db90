import * as v from 'valibot'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'

/** Finds the alternative texts of pictures on the site: captions and descriptions, by name. */
export async function findAlternativeTexts(db: Db): Promise<Map<string, string>> {
  const captions = await db
    .selectFrom('gallery_images')
    .select(['picture', 'caption'])
    .where('deleted_at', 'is', null)
    .where('caption', '!=', '')
    .execute()
  const models = await db
    .selectFrom('vehicles')
    .select('pictures_json')
    .where('pictures_json', 'like', '%"told"%')
    .execute()
  const told = models.flatMap(
    ({ pictures_json: json }) => parseStoredJson(modelPicturesSchema, json, { told: [] }).told,
  )
  return new Map([
    ...captions.map(({ picture, caption }) => [picture, caption] as const),
    ...told.map(({ name, alt }) => [name, alt] as const),
  ])
}

const modelPicturesSchema = v.object({
  told: v.optional(v.array(v.object({ name: v.string(), alt: v.optional(v.string(), '') })), []),
})
