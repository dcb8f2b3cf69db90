import type { Publishable } from '#app/content/publishing/publishable.ts'
import type { FilmAndBrochureStore } from '#app/media/pictures/film-and-brochure-store.server.ts'
import type { MediaStore } from '#app/media/pictures/media-store.server.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { parseUploadedPictureName } from '#app/media/pictures/uploaded-picture-name.ts'
import type { FieldMessages } from '#app/platform/schema/validate-draft.ts'
import type { PageContent } from './define-page-content.server.ts'
import { pageContentMessage } from './page-content-declarations.ts'
import { isPageContentKey, type PageContentKey } from './page-content-keys.ts'
import { pageContents } from './page-contents.server.ts'
import * as words from './staff-words.ts'

type Deps = {
  pictures: PictureLibrary
  media: Pick<MediaStore, 'has'>
  keptFiles: Pick<FilmAndBrochureStore, 'open'>
  dayOf: (now: Date) => string
}

/** Makes page contents publishable. Each is stored under its own key. */
export function pageContentPublishable({
  pictures,
  media,
  keptFiles,
  dayOf,
}: Deps): Publishable<unknown> {
  return {
    noun: 'site',
    mayPublish: (key) => getPageContent(key).may.publish,
    followsSite: true,
    read: (typed, key) => getPageContent(key).read(typed),
    async published(db, key) {
      if (!isPageContentKey(key)) return undefined
      const part = pageContents[key]
      return {
        document: await part.published(db),
        label: part.label,
        subject: pageContentAuditSubject(key),
      }
    },
    clashes: (db, key, document) => getPageContent(key).clashes(db, pictures, document),
    async lost(key, document) {
      const flaws: FieldMessages = {}
      for (const { to, path, name } of getPageContent(key).references(document)) {
        if (to === 'picture' && parseUploadedPictureName(name) && !(await media.has(name)))
          flaws[path] = words.noSuchPicture(name)
        if (to === 'film' && name.startsWith('media/') && !(await keptFiles.open(name)))
          flaws[path] = words.noSuchFilm(name)
      }
      return flaws
    },
    flaw: pageContentMessage,
    async apply(db, { key, after, now }) {
      const part = getPageContent(key)
      await part.apply(db, { after, today: dayOf(now), now })
      return { key, subject: pageContentAuditSubject(part.key), label: part.label }
    },
    // Page content cannot be withdrawn, because its page would be empty.
    withdraw: async () => undefined,
    withLive: (document) => document,
  }
}

export const pageContentAuditSubject = (key: PageContentKey) => `site/${key}`

function getPageContent(key: string): PageContent {
  if (!isPageContentKey(key)) throw new Error(`no part of the site is called ${key}`)
  return pageContents[key]
}
