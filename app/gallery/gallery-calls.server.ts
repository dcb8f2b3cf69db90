import { changedBy, settle } from '#app/changes/settle.server.ts'
import { handle } from '#app/http/handle-call.server.ts'
import { idFrom } from '#app/http/id-from.ts'
import { Problem } from '#app/http/problem.server.ts'
import { keepPictures } from '#app/media/keep-picture.server.ts'
import type { MediaStore } from '#app/media/media-store.server.ts'
import {
  addPictures,
  changeCaption,
  listManagedPictures,
  removePicture,
  restorePicture,
} from './gallery-calls.ts'
import type { GalleryStore } from './gallery-store.server.ts'

type Needs = { gallery: GalleryStore }

const gone = 'This picture is gone already.'

/** Manage → Gallery. */
export const galleryCalls = [
  handle(listManagedPictures, ({ gallery }: Needs) => gallery.list()),

  handle(
    addPictures,
    async ({ gallery, media }: Needs & { media: MediaStore }, { editor, body }) => {
      const { images: files, caption } = body
      const names = await keepPictures(media, 'images', files)
      const images = await gallery.add(
        editor,
        names.map((picture) => ({ picture, caption })),
      )
      const message = images.length === 1 ? 'Picture added.' : `${images.length} pictures added.`
      return { message, images }
    },
  ),

  handle(changeCaption, async ({ gallery }: Needs, { params, editor, body }) => {
    const image = settle(await gallery.change(editor, idOf(params), body), {
      gone,
      conflict: (latest) =>
        `${changedBy(latest, 'this caption')} What you typed is still here: Save once more replaces theirs.`,
    })
    return { message: 'Caption saved. The site shows it from now on.', ...image }
  }),

  handle(removePicture, async ({ gallery }: Needs, { params, editor }) => {
    const removed = settle(await gallery.remove(editor, idOf(params)), { gone })
    return { message: 'Picture deleted.', ...removed }
  }),

  handle(restorePicture, async ({ gallery }: Needs, { params, editor }) => {
    const restored = settle(await gallery.restore(editor, idOf(params)), {
      gone: 'This picture can’t be brought back any more.',
    })
    return { message: 'The picture is back.', ...restored }
  }),
]

function idOf({ id: text }: { id: string }): number {
  const id = idFrom(text)
  if (id === undefined) throw new Problem(404, gone)
  return id
}
