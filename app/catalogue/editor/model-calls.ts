import * as v from 'valibot'
import {
  comparedAnswer,
  draftState,
  instant,
  version,
  versionsAnswer,
} from '#app/content/document-editor/draft-shapes.ts'
import { definePictureCalls } from '#app/media/upload-batches/define-picture-calls.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

const rest = { tag: 'Models' } as const
const oneModel = '/api/models/:slug'
const done = { message: v.string(), slug: v.string(), version: v.number() }
export const listManagedModels = defineEndpoint({
  ...rest,
  method: 'GET',
  path: '/api/models',
  may: 'models.read',
  says: 'Every model: drafts, those on the site and those off it, in the dealer’s order',
  answer: v.object({
    rows: v.array(
      v.object({
        slug: v.string(),
        name: v.string(),
        kind: v.string(),
        /** Ex-showroom, whole rupees; null in a draft that has none yet. */
        price: v.nullable(v.number()),
        image: v.string(),
        /** False for a model that the site has for service and spares only. */
        isOnSale: v.boolean(),
        /** Nobody has confirmed its price for too long. */
        isStale: v.boolean(),
        /** So many fields are still missing in the draft. */
        missing: v.number(),
        ...draftState,
      }),
    ),
  }),
})

export const readManagedModel = defineEndpoint({
  ...rest,
  method: 'GET',
  path: oneModel,
  may: 'models.read',
  says: 'A model as a file of the catalogue holds it; the draft where there is one',
  /** The document's fields with those of `ManagedMeta`. */
  answer: v.record(v.string(), v.unknown()),
  refusals: [404],
})

/** A few fields of the document, or all of them; `copyOf` is the slug of the model to start from. */
const newModelBody = v.looseObject({
  name: v.pipe(
    v.string('Please give the model a name.'),
    v.trim(),
    v.nonEmpty('Please give the model a name.'),
    v.maxLength(60, 'A name has at most 60 characters.'),
  ),
  copyOf: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

export const createModel = defineEndpoint({
  ...rest,
  method: 'POST',
  path: '/api/models',
  may: 'models.draft',
  says: 'Begin a model, from nothing or as a copy; the site does not show it',
  body: newModelBody,
  example: { name: 'HORNET 3.0', copyOf: 'hornet-2-0' },
  answer: v.object(done),
  status: 201,
  refusals: [404, 409],
})

export const saveModel = defineEndpoint({
  ...rest,
  method: 'PUT',
  path: oneModel,
  may: 'models.draft',
  says: 'Keep what was written as the draft; what the answer of GET adds to the document is ignored',
  body: v.looseObject({ version }),
  example: { version: 3, name: 'HORNET 2.0' },
  answer: v.object({ ...done, gaps: v.record(v.string(), v.string()) }),
  refusals: [404, 409],
})

/** They are kept for the draft that will name them. */
export const modelPictureCalls = definePictureCalls({
  ...rest,
  at: `${oneModel}/pictures`,
  read: 'models.read',
  write: 'models.draft',
})

export const discardDraft = defineEndpoint({
  ...rest,
  method: 'DELETE',
  path: `${oneModel}/draft`,
  may: 'models.draft',
  says: 'Forget the draft; the site stays as it is',
  body: v.object({ version }),
  answer: v.object(done),
  refusals: [404, 409],
})

export const publishModel = defineEndpoint({
  ...rest,
  method: 'POST',
  path: `${oneModel}/publish`,
  may: 'models.publish',
  says: 'Publish the draft now, or at an instant; take the model off the site at an instant; null takes a plan back',
  body: v.object({
    version,
    at: v.optional(v.nullable(instant)),
    withdrawAt: v.optional(v.nullable(instant)),
  }),
  answer: v.object(done),
  refusals: [404, 409],
})

export const listModelVersions = defineEndpoint({
  ...rest,
  method: 'GET',
  path: `${oneModel}/versions`,
  may: 'models.read',
  says: 'What has stood on the site, newest first, each with what it changed',
  answer: versionsAnswer,
  refusals: [404],
})

export const compareModelVersion = defineEndpoint({
  ...rest,
  method: 'GET',
  path: `${oneModel}/versions/:number`,
  may: 'models.read',
  says: 'What restoring a version would change on the site',
  answer: comparedAnswer,
  refusals: [404],
})

export const backToVersion = defineEndpoint({
  ...rest,
  method: 'POST',
  path: `${oneModel}/versions`,
  may: 'models.draft',
  says: 'Make a draft of what once stood on the site',
  body: v.object({ version, number: version }),
  answer: v.object(done),
  refusals: [404, 409],
})

export const deleteModel = defineEndpoint({
  ...rest,
  method: 'DELETE',
  path: oneModel,
  may: 'models.publish',
  says: 'Off the site and out of the list; back for a day by restore',
  answer: v.object({ message: v.string(), slug: v.string() }),
  refusals: [404],
})

export const restoreModel = defineEndpoint({
  ...rest,
  method: 'POST',
  path: `${oneModel}/restore`,
  may: 'models.publish',
  says: 'Take the deletion back, within a day',
  answer: v.object({ message: v.string(), slug: v.string() }),
  refusals: [404],
})

export const orderModels = defineEndpoint({
  ...rest,
  method: 'POST',
  path: '/api/model-order',
  may: 'models.publish',
  says: 'The order of one kind’s models on the site: all their slugs',
  body: v.object({
    kind: v.picklist(['bike', 'scooter', 'ev']),
    slugs: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(2000)),
  }),
  answer: v.object({ message: v.string() }),
  refusals: [409],
})
