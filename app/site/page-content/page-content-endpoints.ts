import * as v from 'valibot'
import { draftStateFields } from '#app/content/document-editor/draft-endpoint-schemas.ts'
import {
  changedAnswer,
  defineDocumentEndpoints,
  savedAnswer,
} from '#app/content/document-endpoints/define-document-endpoints.ts'
import { filmAndBrochureKinds } from '#app/media/pictures/film-and-brochure-kinds.ts'
import { filmUpload } from '#app/media/pictures/film-and-brochure-uploads.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { pageContentKeys } from './page-content-keys.ts'

export const pageContentCapabilities = {
  read: 'site.read',
  draft: 'site.draft',
  publish: 'site.publish',
} as const

const sharedOptions = { tag: 'Site' } as const

export const listPageContents = defineEndpoint({
  ...sharedOptions,
  method: 'GET',
  path: '/api/site',
  may: 'site.read',
  says: 'List the page contents of the site, each with its status',
  answer: v.object({
    rows: v.array(
      v.object({
        part: v.picklist(pageContentKeys),
        /** Number of missing or invalid fields in the draft. */
        missing: v.number(),
        /**
         * User and time of the last publication from the portal; '' if the content was never
         * published from the portal.
         */
        publishedBy: v.string(),
        publishedAt: v.string(),
        ...draftStateFields,
      }),
    ),
  }),
})

export const uploadFilm = defineEndpoint({
  ...sharedOptions,
  ...filmUpload,
  path: '/api/site/films/film',
  may: 'site.draft',
  says: `Upload a film for a page (file: ${filmAndBrochureKinds.mp4.takes}); then set it as file in the document`,
})

export const pageContentDocumentEndpoints = defineDocumentEndpoints({
  ...sharedOptions,
  at: '/api/site/:part',
  may: pageContentCapabilities,
  says: {
    read: 'One page content as a document; its draft if there is one',
    save: 'Save the draft; a change to the site since GET is a conflict',
    publish: 'Publish the draft now or at a time; null cancels the schedule',
  },
  changed: v.object({ ...changedAnswer, part: v.picklist(pageContentKeys) }),
  saved: v.object({ ...savedAnswer, part: v.picklist(pageContentKeys) }),
  plan: {},
  example: { version: 1, slides: [] },
})
