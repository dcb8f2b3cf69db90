import { Hono } from 'hono'
import * as v from 'valibot'
import { checkEdit } from '#app/changes/edit.server.ts'
import { settle } from '#app/changes/settle.server.ts'
import type { AppEnv } from '#app/http/app-env.ts'
import { idFrom } from '#app/http/id-from.ts'
import { Problem } from '#app/http/problem.server.ts'
import { editorOf, staffOnly } from '#app/http/require-staff.server.ts'
import type { MediaStore } from '#app/media/media-store.server.ts'
import { filesOf, readMultipart, textOf, uploadLimit } from '#app/media/read-upload.server.ts'
import { isRefusal } from '#app/media/upload.server.ts'
import type { GalleryStore } from './gallery-store.server.ts'

const gone = 'This picture is gone already.'
const caption = v.object({
  caption: v.pipe(v.string(), v.trim(), v.maxLength(200, 'At most 200 characters.')),
})

/** The calls behind Manage → Gallery: add and delete. */
export function galleryApi({ gallery, media }: { gallery: GalleryStore; media: MediaStore }) {
  const api = new Hono<AppEnv>()
  const loginSentence = 'Please login to access the Manage Offers page'
  api.use('/api/galleryupload', staffOnly(loginSentence))
  api.use('/api/deleteGalleryImg/*', staffOnly(loginSentence))

  /** Takes every picture of the request or none, so that nobody has to find out which are missing. */
  api.post('/api/galleryupload', uploadLimit, async (c) => {
    const form = await readMultipart(c)
    const files = filesOf(form, 'images')
    if (files.length === 0)
      throw new Problem(422, 'Choose at least one picture.', {
        errors: { images: ['Choose at least one picture.'] },
      })
    const text = checkEdit(
      caption,
      { caption: textOf(form, 'caption') },
      'The caption is too long.',
    )
    const names: string[] = []
    const refusals: { status: 413 | 415 | 422; sentence: string }[] = []
    for (const file of files) {
      const kept = await media.keep(new Uint8Array(await file.arrayBuffer()))
      if (isRefusal(kept))
        refusals.push({ ...kept, sentence: `${shortName(file.name)}: ${kept.sentence}` })
      else names.push(kept.name)
    }
    const [first] = refusals
    if (first) {
      const sentences = refusals.map(({ sentence }) => sentence)
      throw new Problem(first.status, sentences.join(' '), { errors: { images: sentences } })
    }
    const images = await gallery.add(
      editorOf(c),
      names.map((picture) => ({ picture, ...text })),
    )
    const message = images.length === 1 ? 'Picture added.' : `${images.length} pictures added.`
    return c.json({ message, images })
  })

  api.delete('/api/deleteGalleryImg/:id', async (c) => {
    const removed = settle(await gallery.remove(editorOf(c), pictureId(c.req.param('id'))), {
      gone,
    })
    return c.json({ message: 'Picture deleted.', ...removed })
  })

  api.post('/api/deleteGalleryImg/:id/restore', async (c) => {
    const restored = settle(await gallery.restore(editorOf(c), pictureId(c.req.param('id'))), {
      gone: 'This picture can’t be brought back any more.',
    })
    return c.json({ message: 'The picture is back.', ...restored })
  })

  return api
}

function pictureId(text: string | undefined): number {
  const id = idFrom(text)
  if (id === undefined) throw new Problem(404, gone)
  return id
}

/** A file's name as far as it helps to recognise it. */
function shortName(name: string): string {
  return name.length > 60 ? `${name.slice(0, 57)}…` : name
}
