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
import * as words from './staff-words.ts'

type Needs = { gallery: GalleryStore }

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
      return { message: words.added(images.length), images }
    },
  ),

  handle(changeCaption, async ({ gallery }: Needs, { params, editor, body }) => {
    const image = settle(await gallery.change(editor, idOf(params), body), {
      gone: words.gone,
      conflict: (latest) => `${changedBy(latest, words.thisCaption)} ${words.typedIsHere}`,
    })
    return { message: words.saved, ...image }
  }),

  handle(removePicture, async ({ gallery }: Needs, { params, editor }) => {
    const removed = settle(await gallery.remove(editor, idOf(params)), { gone: words.gone })
    return { message: words.deleted, ...removed }
  }),

  handle(restorePicture, async ({ gallery }: Needs, { params, editor }) => {
    const restored = settle(await gallery.restore(editor, idOf(params)), {
      gone: words.tooLate,
    })
    return { message: words.isBack, ...restored }
  }),
]

function idOf({ id: text }: { id: string }): number {
  const id = idFrom(text)
  if (id === undefined) throw new Problem(404, words.gone)
  return id
}
