import { omitStatusFields } from '#app/content/document-editor/document-status.ts'
import { parseVersionNumber } from '#app/content/document-editor/draft-endpoint-schemas.ts'
import { unwrapDraftOutcome } from '#app/content/document-editor/unwrap-draft-outcome.server.ts'
import {
  handlePreviewEndpoints,
  type PreviewEndpointDeps,
} from '#app/content/draft-previews/handle-preview-endpoints.server.ts'
import type { DraftOutcome } from '#app/content/publishing/draft-state.ts'
import {
  handlePictureUploadEndpoints,
  type PictureUploadDeps,
} from '#app/media/upload-batches/handle-picture-upload-endpoints.server.ts'
import { requireProcessedPictures } from '#app/media/upload-batches/require-processed-pictures.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import {
  comparePageContentVersion,
  discardPageContentDraft,
  listPageContents,
  listPageContentVersions,
  pageContentPictureEndpoints,
  pageContentPreviewEndpoints,
  publishPageContent,
  readPageContent,
  restorePageContentVersion,
  savePageContentDraft,
} from './page-content-endpoints.ts'
import { pageContentForms } from './page-content-forms.ts'
import { isPageContentKey, type PageContentKey } from './page-content-keys.ts'
import type { PageContentStore } from './page-content-store.server.ts'
import { pageContents } from './page-contents.server.ts'
import * as words from './staff-words.ts'

type Deps = { parts: PageContentStore; clock: () => Date; mayDo: HasCapability }

/** Endpoints of Manage → Pages and pictures. */
export const pageContentEndpoints = [
  handleEndpoint(listPageContents, async ({ parts }: Deps) => ({ rows: await parts.list() })),

  handleEndpoint(readPageContent, async ({ parts }: Deps, { params }) => {
    const { document, meta } = await parts.read(requirePageContentKey(params))
    return { ...document, ...meta }
  }),

  handleEndpoint(savePageContentDraft, async ({ parts }: Deps, { editor, params, body }) => {
    const part = requirePageContentKey(params)
    const { version: was, seen } = body
    const typed = omitStatusFields(body)
    const version = unwrapPageContentOutcome(
      await parts.drafts.save(editor, part, { was, typed, seen }),
    )
    return { message: words.saved, part, version, gaps: pageContents[part].read(typed).gaps }
  }),

  ...handlePictureUploadEndpoints(
    pageContentPictureEndpoints,
    async (_: PictureUploadDeps, { part = '' }) => ({
      noun: 'site',
      key: requirePageContentKey({ part }),
    }),
  ),

  ...handlePreviewEndpoints(
    pageContentPreviewEndpoints,
    async (_: PreviewEndpointDeps, { part = '' }) => {
      const key = requirePageContentKey({ part })
      return { noun: 'site', key, page: pageContentForms[key].page }
    },
  ),

  handleEndpoint(
    discardPageContentDraft,
    async ({ parts, mayDo }: Deps, { editor, session, params, body }) => {
      const part = requirePageContentKey(params)
      const of = { was: body.version, mayPublish: mayDo(session.staff, publishPageContent.may) }
      const version = unwrapPageContentOutcome(await parts.drafts.discard(editor, part, of))
      return { message: words.discarded, part, version }
    },
  ),

  handleEndpoint(
    publishPageContent,
    async (needs: Deps & PictureUploadDeps, { editor, params, body }) => {
      const { parts, clock, pictureSets } = needs
      const part = requirePageContentKey(params)
      const { version: was, at } = body
      if (at === undefined) {
        await requireProcessedPictures(pictureSets, { noun: 'site', key: part })
        const { version } = unwrapPageContentOutcome(
          await parts.drafts.publish(editor, part, was),
          words.nothingToPublish,
        )
        return { message: words.published, part, version }
      }
      if (at !== null && at <= clock())
        throw new Problem(422, words.pastInstant, { errors: { at: [words.pastInstant] } })
      const publishAt = at?.toISOString() ?? null
      const planned = await parts.drafts.plan(editor, part, { was, publishAt })
      return {
        message: words.planned,
        part,
        version: unwrapPageContentOutcome(planned, words.nothingToPublish),
      }
    },
  ),

  handleEndpoint(listPageContentVersions, async ({ parts }: Deps, { params }) => ({
    rows: await parts.drafts.versions(requirePageContentKey(params)),
  })),

  handleEndpoint(comparePageContentVersion, async ({ parts }: Deps, { params }) => {
    const changes = await parts.drafts.compare(
      requirePageContentKey(params),
      parseVersionNumber(params.number),
    )
    if (!changes) throw new Problem(404, words.noSuchVersion)
    return { changes }
  }),

  handleEndpoint(restorePageContentVersion, async ({ parts }: Deps, { editor, params, body }) => {
    const part = requirePageContentKey(params)
    const { version: was, number } = body
    const version = unwrapPageContentOutcome(
      await parts.drafts.backTo(editor, part, { was, number }),
      words.noSuchVersion,
    )
    return { message: words.isDraftAgain, part, version }
  }),
]

function requirePageContentKey({ part }: { part: string }): PageContentKey {
  if (!isPageContentKey(part)) throw new Problem(404, words.unknown)
  return part
}

const unwrapPageContentOutcome = <Value>(outcome: DraftOutcome<Value>, gone = words.unknown) => {
  const { quicker, flaw, checkFields } = words
  return unwrapDraftOutcome(outcome, { gone, quicker, flaw, checkFields })
}
