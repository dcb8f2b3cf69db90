import type { Editor } from '#app/access/session.ts'
import { changeContent, type Desk } from '#app/changes/change-content.server.ts'
import { keptDeletion } from '#app/changes/kept-deletion.server.ts'
import type { Db } from '#app/db/connect.server.ts'
import type { Picture } from '#app/media/picture.ts'
import type { PictureLibrary } from '#app/media/picture-library.server.ts'

export type GalleryStore = ReturnType<typeof galleryStore>
export type GalleryImage = { id: number; caption: string; picture: Picture }
export type NewGalleryImage = { picture: string; caption: string }

export function galleryStore(desk: Desk, pictures: PictureLibrary) {
  return {
    async list(): Promise<GalleryImage[]> {
      const rows = await desk.db
        .selectFrom('gallery_images')
        .selectAll()
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute()
      return rows.map(({ id, caption, picture }) => ({
        id,
        caption,
        picture: pictures.get(picture),
      }))
    },

    /** All of them or, when anything fails, none. */
    async add(editor: Editor, images: NewGalleryImage[]): Promise<GalleryImage[]> {
      return changeContent(desk, editor, async (trx, record, now) => {
        const added: GalleryImage[] = []
        for (const image of images) {
          const { id } = await trx
            .insertInto('gallery_images')
            .values({ ...image, created_at: now.toISOString() })
            .returning('id')
            .executeTakeFirstOrThrow()
          await record({
            action: 'added',
            ...(await nameInAudit(trx, id)),
            after: { caption: image.caption },
          })
          added.push({ id, caption: image.caption, picture: pictures.get(image.picture) })
        }
        return added
      })
    },

    ...keptDeletion(desk, 'gallery_images', nameInAudit),
  }
}

async function nameInAudit(trx: Db, id: number) {
  const row = await trx
    .selectFrom('gallery_images')
    .select('caption')
    .where('id', '=', id)
    .executeTakeFirst()
  return {
    subject: `picture/${id}`,
    label: `picture ${id}${row?.caption ? ` “${row.caption}”` : ''}`,
  }
}
