import {
  type DocumentEndpointDeps,
  handleDocumentEndpoints,
} from '#app/content/document-endpoints/handle-document-endpoints.server.ts'
import { storeFilmOrBrochure } from '#app/media/pictures/store-film-or-brochure.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import { pageContentDeclarations, pageContentMessage } from './page-content-declarations.ts'
import {
  listPageContents,
  pageContentCapabilities,
  pageContentDocumentEndpoints,
  uploadFilm,
} from './page-content-endpoints.ts'
import { isPageContentKey } from './page-content-keys.ts'
import type { PageContentStore } from './page-content-store.server.ts'
import { pageContents } from './page-contents.server.ts'
import * as words from './staff-words.ts'

type FilmDeps = Parameters<typeof storeFilmOrBrochure>[0]
type Deps = { parts: PageContentStore; mayDo: HasCapability }

/** Endpoints of Manage → Pages and pictures. */
export const pageContentEndpoints = [
  handleEndpoint(listPageContents, async ({ parts, mayDo }: Deps, { session }) => ({
    rows: await parts.list((may) => mayDo(session.staff, may)),
  })),

  handleEndpoint(uploadFilm, (needs: FilmDeps, { body }) =>
    storeFilmOrBrochure(needs, 'mp4', body),
  ),

  ...handleDocumentEndpoints(pageContentDocumentEndpoints, 'part', {
    noun: 'site',
    isKey: isPageContentKey,
    may: (key) => (isPageContentKey(key) ? pageContents[key].may : pageContentCapabilities),
    drafts: ({ parts }: Deps & DocumentEndpointDeps) => parts.drafts,
    read: async ({ parts }, key) => (isPageContentKey(key) ? parts.read(key) : undefined),
    gaps: (typed, key) => (isPageContentKey(key) ? pageContents[key].read(typed).gaps : {}),
    page: (_, key) => (isPageContentKey(key) ? pageContentDeclarations[key].page : undefined),
    flaw: pageContentMessage,
    missing: { unknown: words.unknown, noSuchVersion: words.noSuchVersion },
  }),
]
