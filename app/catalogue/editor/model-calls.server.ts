import { versionNumber } from '#app/content/document-editor/draft-shapes.ts'
import { documentIn } from '#app/content/document-editor/managed-meta.ts'
import { settleDraft } from '#app/content/document-editor/settle-draft.server.ts'
import type { DraftOutcome } from '#app/content/publishing/draft.ts'
import {
  handlePictureCalls,
  type PictureCallNeeds,
} from '#app/media/upload-batches/handle-picture-calls.server.ts'
import { requireMade } from '#app/media/upload-batches/require-made.server.ts'
import { unwrapOutcome } from '#app/platform/audit/unwrap-outcome.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import { flaw } from './field-names.ts'
import type { ManagedModelStore } from './managed-model-store.server.ts'
import {
  backToVersion,
  compareModelVersion,
  createModel,
  deleteModel,
  discardDraft,
  listManagedModels,
  listModelVersions,
  modelPictureCalls,
  orderModels,
  publishModel,
  readManagedModel,
  restoreModel,
  saveModel,
} from './model-calls.ts'
import { readModel } from './read-model.ts'
import * as words from './staff-words.ts'

type Needs = { models: ManagedModelStore; clock: () => Date; mayDo: HasCapability }

/** Manage → Models. */
export const managedModelCalls = [
  handleEndpoint(listManagedModels, async ({ models }: Needs) => ({ rows: await models.list() })),

  handleEndpoint(readManagedModel, async ({ models }: Needs, { params }) => {
    const model = await models.read(params.slug)
    if (!model) throw new Problem(404, words.unknown)
    return { ...model.document, ...model.meta }
  }),

  handleEndpoint(createModel, async ({ models }: Needs, { editor, body }) => {
    const made = settled(await models.create(editor, body))
    return { message: words.created, ...made }
  }),

  handleEndpoint(saveModel, async ({ models }: Needs, { editor, params, body }) => {
    const was = body.version
    const typed = documentIn(body)
    const version = settled(await models.drafts.save(editor, params.slug, { was, typed }))
    const { gaps, errors } = readModel(typed)
    return { message: words.saved, slug: params.slug, version, gaps: { ...gaps, ...errors } }
  }),

  ...handlePictureCalls(
    modelPictureCalls,
    async ({ models }: Needs & PictureCallNeeds, { slug: key = '' }) => {
      if (!(await models.read(key))) throw new Problem(404, words.unknown)
      return { noun: 'model', key }
    },
  ),

  handleEndpoint(
    discardDraft,
    async ({ models, mayDo }: Needs, { editor, session, params, body }) => {
      const of = { was: body.version, mayPublish: mayDo(session.staff, publishModel.may) }
      const version = settled(await models.drafts.discard(editor, params.slug, of))
      return { message: words.discarded, slug: params.slug, version }
    },
  ),

  handleEndpoint(
    publishModel,
    async (needs: Needs & PictureCallNeeds, { editor, params, body }) => {
      const { models, clock, pictureSets } = needs
      const { version: was, at, withdrawAt } = body
      const { slug } = params
      if (at === undefined && withdrawAt === undefined) {
        await requireMade(pictureSets, { noun: 'model', key: slug })
        const published = settled(
          await models.drafts.publish(editor, slug, was),
          words.nothingToPublish,
        )
        return { message: words.published, slug: published.key, version: published.version }
      }
      for (const instant of [at, withdrawAt])
        if (instant && instant <= clock())
          throw new Problem(422, words.pastInstant, { errors: { at: [words.pastInstant] } })
      const version = settled(
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

  handleEndpoint(listModelVersions, async ({ models }: Needs, { params }) => {
    const rows = await models.drafts.versions(params.slug)
    if (rows.length === 0 && !(await models.read(params.slug)))
      throw new Problem(404, words.unknown)
    return { rows }
  }),

  handleEndpoint(compareModelVersion, async ({ models }: Needs, { params }) => {
    const changes = await models.drafts.compare(params.slug, versionNumber(params.number))
    if (!changes) throw new Problem(404, words.noSuchVersion)
    return { changes }
  }),

  handleEndpoint(backToVersion, async ({ models }: Needs, { editor, params, body }) => {
    const { version: was, number } = body
    const version = settled(
      await models.drafts.backTo(editor, params.slug, { was, number }),
      words.noSuchVersion,
    )
    return { message: words.isDraftAgain, slug: params.slug, version }
  }),

  handleEndpoint(deleteModel, async ({ models }: Needs, { editor, params }) => {
    const removed = unwrapOutcome(await models.remove(editor, params.slug), { gone: words.unknown })
    return { message: words.deleted, ...removed }
  }),

  handleEndpoint(restoreModel, async ({ models }: Needs, { editor, params }) => {
    const restored = unwrapOutcome(await models.restore(editor, params.slug), {
      gone: words.tooLate,
    })
    return { message: words.isBack, ...restored }
  }),

  handleEndpoint(orderModels, async ({ models }: Needs, { editor, body }) => {
    if (!(await models.order(editor, body.kind, body.slugs)))
      throw new Problem(409, words.wrongOrder)
    return { message: words.ordered }
  }),
]

const settled = <Value>(outcome: DraftOutcome<Value>, gone = words.unknown) => {
  const { quicker, checkFields } = words
  return settleDraft(outcome, { gone, quicker, flaw, checkFields })
}
