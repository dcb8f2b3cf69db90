import * as v from 'valibot'
import {
  draftStateFields,
  draftVersionSchema,
  instantSchema,
  versionComparisonResponse,
  versionListResponse,
} from '#app/content/document-editor/draft-endpoint-schemas.ts'
import { definePreviewEndpoints } from '#app/content/draft-previews/define-preview-endpoints.ts'
import { definePictureUploadEndpoints } from '#app/media/upload-batches/define-picture-upload-endpoints.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { pageContentKeys } from './page-content-keys.ts'

const sharedOptions = { tag: 'Site' } as const
const pageContentPath = '/api/site/:part'
const savedResponse = {
  message: v.string(),
  part: v.picklist(pageContentKeys),
  version: v.number(),
}

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

export const readPageContent = defineEndpoint({
  ...sharedOptions,
  method: 'GET',
  path: pageContentPath,
  may: 'site.read',
  says: 'One page content as a document; its draft if there is one',
  /** The fields of the document, and the fields of `DocumentStatus`. */
  answer: v.record(v.string(), v.unknown()),
  refusals: [404],
})

export const savePageContentDraft = defineEndpoint({
  ...sharedOptions,
  method: 'PUT',
  path: pageContentPath,
  may: 'site.draft',
  says: 'Save the draft; `seen`, as GET returned it, shows if the site has changed since',
  body: v.looseObject({
    version: draftVersionSchema,
    seen: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  example: { version: 1, slides: [] },
  answer: v.object({ ...savedResponse, gaps: v.record(v.string(), v.string()) }),
  refusals: [404, 409],
})

/** An uploaded picture stays stored, because the draft will refer to it later. */
export const pageContentPictureEndpoints = definePictureUploadEndpoints({
  ...sharedOptions,
  at: `${pageContentPath}/pictures`,
  read: 'site.read',
  write: 'site.draft',
})

export const pageContentPreviewEndpoints = definePreviewEndpoints({
  ...sharedOptions,
  at: `${pageContentPath}/preview`,
  read: 'site.read',
  write: 'site.draft',
})

export const discardPageContentDraft = defineEndpoint({
  ...sharedOptions,
  method: 'DELETE',
  path: `${pageContentPath}/draft`,
  may: 'site.draft',
  says: 'Discard the draft; the site does not change',
  body: v.object({ version: draftVersionSchema }),
  answer: v.object(savedResponse),
  refusals: [404, 409],
})

export const publishPageContent = defineEndpoint({
  ...sharedOptions,
  method: 'POST',
  path: `${pageContentPath}/publish`,
  may: 'site.publish',
  says: 'Publish the draft now or at a time; null cancels the schedule',
  body: v.object({ version: draftVersionSchema, at: v.optional(v.nullable(instantSchema)) }),
  answer: v.object(savedResponse),
  refusals: [404, 409],
})

export const listPageContentVersions = defineEndpoint({
  ...sharedOptions,
  method: 'GET',
  path: `${pageContentPath}/versions`,
  may: 'site.read',
  says: 'List published versions, newest first, each with its changes',
  answer: versionListResponse,
  refusals: [404],
})

export const comparePageContentVersion = defineEndpoint({
  ...sharedOptions,
  method: 'GET',
  path: `${pageContentPath}/versions/:number`,
  may: 'site.read',
  says: 'List the changes that restoring a version would make',
  answer: versionComparisonResponse,
  refusals: [404],
})

export const restorePageContentVersion = defineEndpoint({
  ...sharedOptions,
  method: 'POST',
  path: `${pageContentPath}/versions`,
  may: 'site.draft',
  says: 'Create a draft from a published version',
  body: v.object({ version: draftVersionSchema, number: draftVersionSchema }),
  answer: v.object(savedResponse),
  refusals: [404, 409],
})
