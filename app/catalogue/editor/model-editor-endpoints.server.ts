import { omitStatusFields } from '#app/content/document-editor/document-status.ts'
import { parseVersionNumber } from '#app/content/document-editor/draft-endpoint-schemas.ts'
import { unwrapDraftOutcome } from '#app/content/document-editor/unwrap-draft-outcome.server.ts'
import type { DraftOutcome } from '#app/content/publishing/draft-state.ts'
import {
  handlePictureUploadEndpoints,
  type PictureUploadDeps,
} from '#app/media/upload-batches/handle-picture-upload-endpoints.server.ts'
import { requireProcessedPictures } from '#app/media/upload-batches/require-processed-pictures.server.ts'
import { unwrapOutcome } from '#app/platform/audit/unwrap-outcome.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import { formatFieldError } from './field-labels.ts'
import {
  compareModelVersion,
  createModel,
  deleteModel,
  discardModelDraft,
  getManagedModel,
  listManagedModels,
  listModelVersions,
  modelPictureUploadEndpoints,
  publishModel,
  reorderModels,
  restoreDeletedModel,
  restoreModelVersion,
  saveModelDraft,
} from './model-editor-endpoints.ts'
import type { ModelEditorStore } from './model-editor-store.server.ts'
import * as words from './staff-words.ts'
import { validateModelDraft } from './validate-model-draft.ts'

type Deps = { models: ModelEditorStore; clock: () => Date; mayDo: HasCapability }

/** Endpoints of the page Manage → Models. */
export const modelEditorEndpoints = [
  handleEndpoint(listManagedModels, async ({ models }: Deps) => ({ rows: await models.list() })),

  handleEndpoint(getManagedModel, async ({ models }: Deps, { params }) => {
    const model = await models.read(params.slug)
    if (!model) throw new Problem(404, words.unknown)
    return { ...model.document, ...model.meta }
  }),

  handleEndpoint(createModel, async ({ models }: Deps, { editor, body }) => {
    const made = unwrapModelOutcome(await models.create(editor, body))
    return { message: words.created, ...made }
  }),

  handleEndpoint(saveModelDraft, async ({ models }: Deps, { editor, params, body }) => {
    const was = body.version
    const typed = omitStatusFields(body)
    const version = unwrapModelOutcome(
      await models.drafts.save(editor, params.slug, { was, typed }),
    )
    const { gaps, errors } = validateModelDraft(typed)
    return { message: words.saved, slug: params.slug, version, gaps: { ...gaps, ...errors } }
  }),

  ...handlePictureUploadEndpoints(
    modelPictureUploadEndpoints,
    async ({ models }: Deps & PictureUploadDeps, { slug: key = '' }) => {
      if (!(await models.read(key))) throw new Problem(404, words.unknown)
      return { noun: 'model', key }
    },
  ),

  handleEndpoint(
    discardModelDraft,
    async ({ models, mayDo }: Deps, { editor, session, params, body }) => {
      const of = { was: body.version, mayPublish: mayDo(session.staff, publishModel.may) }
      const version = unwrapModelOutcome(await models.drafts.discard(editor, params.slug, of))
      return { message: words.discarded, slug: params.slug, version }
    },
  ),

  handleEndpoint(
    publishModel,
    async (needs: Deps & PictureUploadDeps, { editor, params, body }) => {
      const { models, clock, pictureSets } = needs
      const { version: was, at, withdrawAt } = body
      const { slug } = params
      if (at === undefined && withdrawAt === undefined) {
        await requireProcessedPictures(pictureSets, { noun: 'model', key: slug })
        const published = unwrapModelOutcome(
          await models.drafts.publish(editor, slug, was),
          words.nothingToPublish,
        )
        return { message: words.published, slug: published.key, version: published.version }
      }
      for (const instant of [at, withdrawAt])
        if (instant && instant <= clock())
          throw new Problem(422, words.pastInstant, { errors: { at: [words.pastInstant] } })
      const version = unwrapModelOutcome(
        await models.drafts.plan(editor, slug, {
          was,
          ...(at !== undefined && { publishAt: at?.toISOString() ?? null }),
          ...(withdrawAt !== undefined && { withdrawAt: withdrawAt?.toISOString() ?? null }),
        }),
        words.nothingToPublish,
      )
      return { message: at || withdrawAt ? words.planned : words.planIsBack, slug, version }
    },
  ),

  handleEndpoint(listModelVersions, async ({ models }: Deps, { params }) => {
    const rows = await models.drafts.versions(params.slug)
    if (rows.length === 0 && !(await models.read(params.slug)))
      throw new Problem(404, words.unknown)
    return { rows }
  }),

  handleEndpoint(compareModelVersion, async ({ models }: Deps, { params }) => {
    const changes = await models.drafts.compare(params.slug, parseVersionNumber(params.number))
    if (!changes) throw new Problem(404, words.noSuchVersion)
    return { changes }
  }),

  handleEndpoint(restoreModelVersion, async ({ models }: Deps, { editor, params, body }) => {
    const { version: was, number } = body
    const version = unwrapModelOutcome(
      await models.drafts.backTo(editor, params.slug, { was, number }),
      words.noSuchVersion,
    )
    return { message: words.isDraftAgain, slug: params.slug, version }
  }),

  handleEndpoint(deleteModel, async ({ models }: Deps, { editor, params }) => {
    const removed = unwrapOutcome(await models.remove(editor, params.slug), { gone: words.unknown })
    return { message: words.deleted, ...removed }
  }),

  handleEndpoint(restoreDeletedModel, async ({ models }: Deps, { editor, params }) => {
    const restored = unwrapOutcome(await models.restore(editor, params.slug), {
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

const unwrapModelOutcome = <Value>(outcome: DraftOutcome<Value>, gone = words.unknown) => {
  const { quicker, checkFields } = words
  return unwrapDraftOutcome(outcome, { gone, quicker, flaw: formatFieldError, checkFields })
}
