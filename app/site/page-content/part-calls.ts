import * as v from 'valibot'
import {
  comparedAnswer,
  draftState,
  instant,
  version,
  versionsAnswer,
} from '#app/content/document-editor/draft-shapes.ts'
import { definePreviewCalls } from '#app/content/draft-previews/define-preview-calls.ts'
import { definePictureCalls } from '#app/media/upload-batches/define-picture-calls.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { partKeys } from './part-keys.ts'

const rest = { tag: 'Site' } as const
const onePart = '/api/site/:part'
const done = { message: v.string(), part: v.picklist(partKeys), version: v.number() }

export const listParts = defineEndpoint({
  ...rest,
  method: 'GET',
  path: '/api/site',
  may: 'site.read',
  says: 'The parts of the site that are written as documents, each with how far it is',
  answer: v.object({
    rows: v.array(
      v.object({
        part: v.picklist(partKeys),
        /** So many fields are still missing in the draft. */
        missing: v.number(),
        /** Who published it last from the portal, and when; '' as long as nobody has. */
        publishedBy: v.string(),
        publishedAt: v.string(),
        ...draftState,
      }),
    ),
  }),
})

export const readPart = defineEndpoint({
  ...rest,
  method: 'GET',
  path: onePart,
  may: 'site.read',
  says: 'A part of the site as one document; the draft where there is one',
  /** The document's fields with those of `ManagedMeta`. */
  answer: v.record(v.string(), v.unknown()),
  refusals: [404],
})

export const savePart = defineEndpoint({
  ...rest,
  method: 'PUT',
  path: onePart,
  may: 'site.draft',
  says: 'Keep what was written as the draft; `seen`, as GET gave it, tells whether the site has changed since',
  body: v.looseObject({ version, seen: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
  example: { version: 1, slides: [] },
  answer: v.object({ ...done, gaps: v.record(v.string(), v.string()) }),
  refusals: [404, 409],
})

/** They are kept for the draft that will name them. */
export const partPictureCalls = definePictureCalls({
  ...rest,
  at: `${onePart}/pictures`,
  read: 'site.read',
  write: 'site.draft',
})

export const partPreviewCalls = definePreviewCalls({
  ...rest,
  at: `${onePart}/preview`,
  read: 'site.read',
  write: 'site.draft',
})

export const discardPart = defineEndpoint({
  ...rest,
  method: 'DELETE',
  path: `${onePart}/draft`,
  may: 'site.draft',
  says: 'Forget the draft; the site stays as it is',
  body: v.object({ version }),
  answer: v.object(done),
  refusals: [404, 409],
})

export const publishPart = defineEndpoint({
  ...rest,
  method: 'POST',
  path: `${onePart}/publish`,
  may: 'site.publish',
  says: 'Publish the draft now, or at an instant; null takes a plan back',
  body: v.object({ version, at: v.optional(v.nullable(instant)) }),
  answer: v.object(done),
  refusals: [404, 409],
})

export const listPartVersions = defineEndpoint({
  ...rest,
  method: 'GET',
  path: `${onePart}/versions`,
  may: 'site.read',
  says: 'What has stood on the site, newest first, each with what it changed',
  answer: versionsAnswer,
  refusals: [404],
})

export const comparePartVersion = defineEndpoint({
  ...rest,
  method: 'GET',
  path: `${onePart}/versions/:number`,
  may: 'site.read',
  says: 'What restoring a version would change on the site',
  answer: comparedAnswer,
  refusals: [404],
})

export const backToPartVersion = defineEndpoint({
  ...rest,
  method: 'POST',
  path: `${onePart}/versions`,
  may: 'site.draft',
  says: 'Make a draft of what once stood on the site',
  body: v.object({ version, number: version }),
  answer: v.object(done),
  refusals: [404, 409],
})
