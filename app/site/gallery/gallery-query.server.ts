import { writeListChanges } from '#app/content/publishing/write-list-changes.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { GalleryDocument, GalleryImageDocument } from './gallery-content.ts'

/** Pictures with a manual order come first, followed by the other pictures by age. */
export const orderedGalleryQuery = (db: Db) =>
  db
    .selectFrom('gallery_images')
    .select(['id', 'caption', 'picture', 'version'])
    .where('deleted_at', 'is', null)
    .orderBy((eb) => eb.fn.coalesce('position', eb.lit(2_000_000_000)))
    .orderBy('id')

/** Reads the gallery as a document. */
export async function readGalleryDocument(db: Db): Promise<GalleryDocument> {
  const rows = await orderedGalleryQuery(db).execute()
  return {
    images: rows.map(({ id, picture, caption }) => ({
      id,
      picture,
      ...(caption !== '' && { caption }),
    })),
  }
}

type GalleryChange = { before: GalleryDocument; after: GalleryDocument; now: Date }

/**
 * Writes only the differences. A removed picture is soft-deleted and can be restored for 30 days, in
 * the same way as after a manual deletion.
 */
export async function writeGalleryDocument(
  db: Db,
  { before, after, now }: GalleryChange,
): Promise<void> {
  const set = (id: number, { picture, caption = '' }: GalleryImageDocument) =>
    db
      .updateTable('gallery_images')
      .set((eb) => ({ picture, caption, deleted_at: null, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .executeTakeFirst()
  await writeListChanges(before.images, after.images, {
    insert: async ({ picture, caption = '' }) => {
      const { id } = await db
        .insertInto('gallery_images')
        .values({ picture, caption, created_at: now.toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    update: async (id, step) => {
      await set(id, step.after)
    },
    remove: async (id) => {
      await db
        .updateTable('gallery_images')
        .set({ deleted_at: now.toISOString() })
        .where('id', '=', id)
        .execute()
    },
    bringBack: async (id, image) => (await set(id, image)).numUpdatedRows > 0n,
    order: async (ids) => {
      const shown = (await orderedGalleryQuery(db).execute()).map(({ id }) => id)
      if (shown.join() === ids.join()) return
      for (const [index, id] of ids.entries())
        await db
          .updateTable('gallery_images')
          .set({ position: index + 1 })
          .where('id', '=', id)
          .execute()
    },
  })
}
