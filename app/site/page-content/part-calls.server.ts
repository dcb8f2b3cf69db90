import { versionNumber } from '#app/content/document-editor/draft-shapes.ts'
import { documentIn } from '#app/content/document-editor/managed-meta.ts'
import { settleDraft } from '#app/content/document-editor/settle-draft.server.ts'
import {
  handlePreviewCalls,
  type PreviewCallNeeds,
} from '#app/content/draft-previews/handle-preview-calls.server.ts'
import type { DraftOutcome } from '#app/content/publishing/draft.ts'
import {
  handlePictureCalls,
  type PictureCallNeeds,
} from '#app/media/upload-batches/handle-picture-calls.server.ts'
import { requireMade } from '#app/media/upload-batches/require-made.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import {
  backToPartVersion,
  comparePartVersion,
  discardPart,
  listParts,
  listPartVersions,
  partPictureCalls,
  partPreviewCalls,
  publishPart,
  readPart,
  savePart,
} from './part-calls.ts'
import { partForms } from './part-forms.ts'
import { isPartKey, type PartKey } from './part-keys.ts'
import type { PartStore } from './part-store.server.ts'
import { siteParts } from './parts.server.ts'
import * as words from './staff-words.ts'

type Needs = { parts: PartStore; clock: () => Date; mayDo: HasCapability }

/** Manage → Pages and pictures. */
export const sitePartCalls = [
  handleEndpoint(listParts, async ({ parts }: Needs) => ({ rows: await parts.list() })),

  handleEndpoint(readPart, async ({ parts }: Needs, { params }) => {
    const { document, meta } = await parts.read(keyOf(params))
    return { ...document, ...meta }
  }),

  handleEndpoint(savePart, async ({ parts }: Needs, { editor, params, body }) => {
    const part = keyOf(params)
    const { version: was, seen } = body
    const typed = documentIn(body)
    const version = settled(await parts.drafts.save(editor, part, { was, typed, seen }))
    return { message: words.saved, part, version, gaps: siteParts[part].read(typed).gaps }
  }),

  ...handlePictureCalls(partPictureCalls, async (_: PictureCallNeeds, { part = '' }) => ({
    noun: 'site',
    key: keyOf({ part }),
  })),

  ...handlePreviewCalls(partPreviewCalls, async (_: PreviewCallNeeds, { part = '' }) => {
    const key = keyOf({ part })
    return { noun: 'site', key, page: partForms[key].page }
  }),

  handleEndpoint(
    discardPart,
    async ({ parts, mayDo }: Needs, { editor, session, params, body }) => {
      const part = keyOf(params)
      const of = { was: body.version, mayPublish: mayDo(session.staff, publishPart.may) }
      const version = settled(await parts.drafts.discard(editor, part, of))
      return { message: words.discarded, part, version }
    },
  ),

  handleEndpoint(publishPart, async (needs: Needs & PictureCallNeeds, { editor, params, body }) => {
    const { parts, clock, pictureSets } = needs
    const part = keyOf(params)
    const { version: was, at } = body
    if (at === undefined) {
      await requireMade(pictureSets, { noun: 'site', key: part })
      const { version } = settled(
        await parts.drafts.publish(editor, part, was),
        words.nothingToPublish,
      )
      return { message: words.published, part, version }
    }
    if (at !== null && at <= clock())
      throw new Problem(422, words.pastInstant, { errors: { at: [words.pastInstant] } })
    const publishAt = at?.toISOString() ?? null
    const planned = await parts.drafts.plan(editor, part, { was, publishAt })
    return { message: words.planned, part, version: settled(planned, words.nothingToPublish) }
  }),

  handleEndpoint(listPartVersions, async ({ parts }: Needs, { params }) => ({
    rows: await parts.drafts.versions(keyOf(params)),
  })),

  handleEndpoint(comparePartVersion, async ({ parts }: Needs, { params }) => {
    const changes = await parts.drafts.compare(keyOf(params), versionNumber(params.number))
    if (!changes) throw new Problem(404, words.noSuchVersion)
    return { changes }
  }),

  handleEndpoint(backToPartVersion, async ({ parts }: Needs, { editor, params, body }) => {
    const part = keyOf(params)
    const { version: was, number } = body
    const version = settled(
      await parts.drafts.backTo(editor, part, { was, number }),
      words.noSuchVersion,
    )
    return { message: words.isDraftAgain, part, version }
  }),
]

function keyOf({ part }: { part: string }): PartKey {
  if (!isPartKey(part)) throw new Problem(404, words.unknown)
  return part
}

const settled = <Value>(outcome: DraftOutcome<Value>, gone = words.unknown) => {
  const { quicker, flaw, checkFields } = words
  return settleDraft(outcome, { gone, quicker, flaw, checkFields })
}
