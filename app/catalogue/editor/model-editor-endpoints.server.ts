import { modelContent } from '#app/catalogue/vehicles/model-content.ts'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { toBikeName } from '#app/catalogue/vehicles/vehicle.ts'
import {
  type DocumentEndpointDeps,
  handleDocumentEndpoints,
} from '#app/content/document-endpoints/handle-document-endpoints.server.ts'
import { documentFailureMessages } from '#app/content/document-endpoints/staff-words.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import {
  createModel,
  deleteModel,
  listManagedModels,
  modelDocumentEndpoints,
  reorderModels,
  restoreDeletedModel,
} from './model-editor-endpoints.ts'
import type { ModelEditorStore } from './model-editor-store.server.ts'
import * as words from './staff-words.ts'
import { validateModelDraft } from './validate-model-draft.ts'

type Deps = { models: ModelEditorStore }
type DocumentDeps = Deps & DocumentEndpointDeps

/** Endpoints of the page Manage → Models. */
export const modelEditorEndpoints = [
  handleEndpoint(listManagedModels, async ({ models }: Deps) => ({ rows: await models.list() })),

  handleEndpoint(createModel, async ({ models }: Deps, { editor, body }) => {
    const made = unwrapResult(await models.create(editor, body), {
      ...documentFailureMessages,
      gone: words.unknown,
      field: modelContent.fieldMessage,
    })
    return { message: words.created, ...made }
  }),

  ...handleDocumentEndpoints(modelDocumentEndpoints, 'slug', {
    noun: 'model',
    drafts: ({ models }: DocumentDeps) => models.drafts,
    read: ({ models }, slug) => models.read(slug),
    gaps: (typed) => {
      const { gaps, errors } = validateModelDraft(typed)
      return { ...gaps, ...errors }
    },
    // A draft without a name is previewed under its slug.
    page: ({ name }, slug) =>
      modelDetailPath({ bikeName: toBikeName(typeof name === 'string' ? name : slug) }),
    flaw: modelContent.fieldMessage,
    missing: { unknown: words.unknown, noSuchVersion: words.noSuchVersion },
  }),

  handleEndpoint(deleteModel, async ({ models }: Deps, { editor, params }) => {
    const removed = unwrapResult(await models.remove(editor, params.slug), { gone: words.unknown })
    return { message: words.deleted, ...removed }
  }),

  handleEndpoint(restoreDeletedModel, async ({ models }: Deps, { editor, params }) => {
    const restored = unwrapResult(await models.restore(editor, params.slug), {
      gone: words.tooLate,
    })
    return { message: words.isBack, ...restored }
  }),

  handleEndpoint(reorderModels, async ({ models }: Deps, { editor, body }) => {
    if (!(await models.order(editor, body.kind, body.slugs)))
      throw new Problem(409, words.wrongOrder)
    return { message: words.ordered }
  }),
]
