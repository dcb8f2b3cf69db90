import type { Draftable } from '#app/content/publishing/draftable.ts'
import type { MediaStore } from '#app/media/pictures/media-store.server.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { parseUpload } from '#app/media/pictures/upload-name.ts'
import type { FieldMessages } from '#app/platform/schema/validate-draft.ts'
import type { SitePart } from './part.server.ts'
import { isPartKey, type PartKey } from './part-keys.ts'
import { siteParts } from './parts.server.ts'
import * as words from './staff-words.ts'

type Needs = {
  pictures: PictureLibrary
  media: Pick<MediaStore, 'has'>
  dayOf: (now: Date) => string
}

/** Parts of the site as drafts know them. Their key is the part's. */
export function partDraftable({ pictures, media, dayOf }: Needs): Draftable<unknown> {
  return {
    noun: 'site',
    mayPublish: 'site.publish',
    followsSite: true,
    read: (typed, key) => partOf(key).read(typed),
    async published(db, key) {
      if (!isPartKey(key)) return undefined
      const part = siteParts[key]
      return { document: await part.published(db), label: part.label, subject: subjectOf(key) }
    },
    clashes: (db, key, document) => partOf(key).clashes(db, pictures, document),
    async lost(key, document) {
      const flaws: FieldMessages = {}
      for (const [path, name] of partOf(key).picturesIn(document))
        if (parseUpload(name) && !(await media.has(name))) flaws[path] = words.noSuchPicture(name)
      return flaws
    },
    flaw: words.flaw,
    async apply(db, { key, after, now }) {
      const part = partOf(key)
      await part.apply(db, { after, today: dayOf(now), now })
      return { key, subject: subjectOf(part.key), label: part.label }
    },
    // A page of the site always shows something.
    withdraw: async () => undefined,
    withLive: (document) => document,
  }
}

export const subjectOf = (key: PartKey) => `site/${key}`

function partOf(key: string): SitePart {
  if (!isPartKey(key)) throw new Error(`no part of the site is called ${key}`)
  return siteParts[key]
}
