import { deletedEntryMapper } from '#app/media/pictures/deleted-entry.ts'
import type { StoredPicture } from '#app/media/pictures/media-store.server.ts'
import type { Picture } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import {
  auditedTransaction,
  type ChangeContext,
} from '#app/platform/audit/audited-transaction.server.ts'
import type { Change } from '#app/platform/audit/change.ts'
import { softDelete } from '#app/platform/audit/soft-delete-store.server.ts'
import { updateIfVersion } from '#app/platform/audit/update-if-version.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import type { Result } from '#app/platform/result/result.ts'
import type { GalleryImageDocument } from './gallery-content.ts'
import type { CaptionEdit } from './gallery-image-fields.ts'
import { orderedGalleryQuery } from './gallery-query.server.ts'

export type GalleryStore = ReturnType<typeof galleryStore>
export type GalleryImage = { id: number; caption: string; picture: Picture; version: number }
export type NewGalleryImage = { picture: StoredPicture; caption: string }

export function galleryStore(desk: ChangeContext, pictures: PictureLibrary) {
  const deletion = softDelete(desk, 'gallery_images', {
    title: 'caption',
    name: ({ id, title }) => galleryAuditName({ id, caption: title }),
  })
  const toDeletedEntry = deletedEntryMapper(pictures)
  const toImage = ({ picture, ...row }: GalleryRow): GalleryImage => ({
    ...row,
    picture: pictures.get(picture),
  })
  return {
    async list(): Promise<GalleryImage[]> {
      return (await orderedGalleryQuery(desk.db).execute()).map(toImage)
    },

    /** Returns a store whose `list` returns these pictures instead. */
    showing: (images: readonly GalleryImageDocument[]) => ({
      list: async (): Promise<GalleryImage[]> =>
        images.map(({ id, picture, caption = '' }, index) =>
          toImage({ id: id ?? -index - 1, picture, caption, version: 0 }),
        ),
    }),

    /** Adds either all pictures or, after any failure, none. */
    async add(editor: Actor, images: NewGalleryImage[]): Promise<GalleryImage[]> {
      return auditedTransaction(desk, editor, async (trx, record, now) => {
        const added: GalleryImage[] = []
        // The fixed order prevents a deadlock between two transactions that add the same pictures.
        for (const { picture } of images.toSorted(compareFileNames)) await picture.write(trx)
        for (const { picture, caption } of images) {
          const row = await trx
            .insertInto('gallery_images')
            .values({ picture: picture.name, caption, created_at: now.toISOString() })
            .returning(galleryColumns)
            .executeTakeFirstOrThrow()
          await record({
            action: 'added',
            ...galleryAuditName(row),
            after: { caption: row.caption },
          })
          added.push(toImage(row))
        }
        return added
      })
    },

    async change(
      editor: Actor,
      id: number,
      { caption, version }: CaptionEdit,
    ): Promise<Result<GalleryImage, Change>> {
      return updateIfVersion(desk, editor, {
        subject: galleryAuditSubject(id),
        version,
        find: async (trx) => {
          const row = await orderedGalleryQuery(trx).where('id', '=', id).executeTakeFirst()
          return row && toImage(row)
        },
        write: (trx, { was, next }) =>
          trx
            .updateTable('gallery_images')
            .set({ caption: caption ?? '', version: next })
            .where('id', '=', id)
            .where('version', '=', was)
            .executeTakeFirst(),
        describe: (before, after) => ({
          action: 'changed the caption of',
          label: galleryAuditName(after).label,
          before: { caption: before.caption },
          after: { caption: after.caption },
        }),
      })
    },

    ...deletion,

    /** Lists the deleted pictures that can be restored, the last deleted picture first. */
    listDeleted: async () => (await deletion.listDeleted()).map(toDeletedEntry),
  }
}

const compareFileNames = (a: NewGalleryImage, b: NewGalleryImage) =>
  a.picture.name < b.picture.name ? -1 : 1

const galleryColumns = ['id', 'caption', 'picture', 'version'] as const

type GalleryRow = Omit<GalleryImage, 'picture'> & { picture: string }

const galleryAuditSubject = (id: number) => `picture/${id}`
const galleryAuditName = ({ id, caption }: { id: number; caption: string }) => ({
  subject: galleryAuditSubject(id),
  label: `picture ${id}${caption ? ` “${caption}”` : ''}`,
})
