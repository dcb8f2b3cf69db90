import * as v from 'valibot'
import { draftStateFields } from '#app/content/document-editor/draft-endpoint-schemas.ts'
import {
  changedAnswer,
  defineDocumentEndpoints,
  savedAnswer,
  withdrawalPlan,
} from '#app/content/document-endpoints/define-document-endpoints.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

const sharedDeclaration = { tag: 'Models' } as const
const modelPath = '/api/models/:slug'
const doneAnswer = { message: v.string(), slug: v.string(), version: v.number() }
export const listManagedModels = defineEndpoint({
  ...sharedDeclaration,
  method: 'GET',
  path: '/api/models',
  may: 'models.read',
  says: 'List all models, including drafts and models that are not on the site, in the dealer’s order',
  answer: v.object({
    rows: v.array(
      v.object({
        slug: v.string(),
        name: v.string(),
        kind: v.string(),
        /** Ex-showroom, in whole rupees; null in a draft without a price. */
        price: v.nullable(v.number()),
        image: v.string(),
        /** `false` for a service-only model. */
        isOnSale: v.boolean(),
        /** `true` if the price was not confirmed lately. */
        isStale: v.boolean(),
        /** The number of missing fields in the draft. */
        missing: v.number(),
        ...draftStateFields,
      }),
    ),
  }),
})

/** Endpoints of one model in the format of a catalogue file. */
export const modelDocumentEndpoints = defineDocumentEndpoints({
  ...sharedDeclaration,
  at: modelPath,
  may: { read: 'models.read', draft: 'models.draft', publish: 'models.publish' },
  says: {
    read: 'One model in the format of a catalogue file; its draft if there is one',
    save: 'Save the draft; fields that GET adds to the document are ignored',
    publish:
      'Publish the draft now or at a time, or withdraw the model at a time; null cancels the schedule',
  },
  changed: v.object({ ...changedAnswer, slug: v.string() }),
  saved: v.object({ ...savedAnswer, slug: v.string() }),
  plan: withdrawalPlan,
  example: { version: 3, name: 'HORNET 2.0' },
})

/** Some or all fields of the document. `copyOf` is the slug of the model to copy. */
const newModelSchema = v.looseObject({
  name: v.pipe(
    v.string('Enter a name.'),
    v.trim(),
    v.nonEmpty('Enter a name.'),
    v.maxLength(60, 'The name can have at most 60 characters.'),
  ),
  copyOf: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

export const createModel = defineEndpoint({
  ...sharedDeclaration,
  method: 'POST',
  path: '/api/models',
  may: 'models.draft',
  says: 'Add a model, blank or as a copy; it is not on the site yet',
  body: newModelSchema,
  example: { name: 'HORNET 3.0', copyOf: 'hornet-2-0' },
  answer: v.object(doneAnswer),
  status: 201,
  refusals: [404, 409],
})

export const deleteModel = defineEndpoint({
  ...sharedDeclaration,
  method: 'DELETE',
  path: modelPath,
  may: 'models.publish',
  says: 'Delete a model; it can be restored for one day',
  answer: v.object({ message: v.string(), slug: v.string() }),
  refusals: [404],
})

export const restoreDeletedModel = defineEndpoint({
  ...sharedDeclaration,
  method: 'POST',
  path: `${modelPath}/restore`,
  may: 'models.publish',
  says: 'Restore a deleted model within a day',
  answer: v.object({ message: v.string(), slug: v.string() }),
  refusals: [404],
})

export const reorderModels = defineEndpoint({
  ...sharedDeclaration,
  method: 'POST',
  path: '/api/model-order',
  may: 'models.publish',
  says: 'Set the order of the models of one kind: all their slugs',
  body: v.object({
    kind: v.picklist(['bike', 'scooter', 'ev']),
    slugs: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(2000)),
  }),
  answer: v.object({ message: v.string() }),
  refusals: [409],
})
