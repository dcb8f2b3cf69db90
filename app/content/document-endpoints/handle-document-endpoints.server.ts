import { omitStatusFields } from '#app/content/document-editor/document-status.ts'
import { parseVersionNumber } from '#app/content/document-editor/draft-endpoint-schemas.ts'
import {
  handlePreviewEndpoints,
  type PreviewEndpointDeps,
} from '#app/content/draft-previews/handle-preview-endpoints.server.ts'
import { type DraftResult, untouchedDraftState } from '#app/content/publishing/draft-state.ts'
import type { DraftStore } from '#app/content/publishing/draft-store.server.ts'
import {
  handlePictureUploadEndpoints,
  type PictureUploadDeps,
} from '#app/media/upload-batches/handle-picture-upload-endpoints.server.ts'
import { requireProcessedPictures } from '#app/media/upload-batches/require-processed-pictures.server.ts'
import { type HandledEndpoint, handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import * as refusals from '#app/platform/http/refusal-words.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import type { ContentCapabilities } from '#app/platform/permissions/content-capabilities.ts'
import type { Session } from '#app/platform/permissions/session.ts'
import type { FieldMessages } from '#app/platform/schema/validate-draft.ts'
import type { DocumentEndpoints } from './define-document-endpoints.ts'
import { documentFailureMessages, documentMessages as words } from './staff-words.ts'

/** Messages of a content type about documents that do not exist. */
type UnknownDocumentMessages = { unknown: string; noSuchVersion: string }

export type DocumentEndpointDeps = PictureUploadDeps &
  PreviewEndpointDeps & { clock: () => Date; mayDo: HasCapability }

type OpenedDocument = { document: Record<string, unknown>; meta: object }

/** Lets the endpoints of one content type find and check its documents. */
export type HandledContent<Needs> = {
  /** The content type's name in tables: `model`. */
  noun: string
  /** Returns `false` for a key that the content type cannot have. */
  isKey?: (key: string) => boolean
  /** Capabilities that a key requires in addition to those of the endpoints. */
  may?: (key: string) => ContentCapabilities
  drafts: (needs: Needs) => Omit<DraftStore<unknown>, 'carryOut'>
  /** Returns the draft, or the published document; undefined if the key is unknown. */
  read: (needs: Needs, key: string) => Promise<OpenedDocument | undefined>
  /** Returns the messages that a saved draft still has. */
  gaps: (typed: unknown, key: string) => FieldMessages
  /** Path of the page that shows the document; undefined if visitors do not see it. */
  page: (document: Record<string, unknown>, key: string) => string | undefined
  /** Formats a message about a path of the document. */
  flaw: (path: string, says: string, key: string) => string
  missing: UnknownDocumentMessages
}

/**
 * Handles the endpoints of `defineDocumentEndpoints`. `keyName` is the parameter with the
 * document's key, and its field in the answers.
 */
export function handleDocumentEndpoints<Needs extends DocumentEndpointDeps>(
  endpoints: DocumentEndpoints,
  keyName: string,
  content: HandledContent<Needs>,
): HandledEndpoint<Needs>[] {
  const { noun, drafts, missing, flaw } = content
  type KeyedRequest = { params: Record<string, string>; session: Session }
  /** Returns the key. Throws if it is unknown, or if the account lacks the capability for it. */
  function keyIn(
    needs: Needs,
    { params, session }: KeyedRequest,
    right: keyof ContentCapabilities,
  ): string {
    const key = params[keyName] ?? ''
    if (content.isKey?.(key) === false) throw new Problem(404, missing.unknown)
    const may = content.may?.(key)[right]
    if (may !== undefined && !needs.mayDo(session.staff, may))
      throw new Problem(403, refusals.notAllowed)
    return key
  }
  async function open(needs: Needs, key: string): Promise<OpenedDocument> {
    const opened = await content.read(needs, key)
    if (!opened) throw new Problem(404, missing.unknown)
    return opened
  }
  const unwrap = <Value>(key: string, result: DraftResult<Value>, gone = missing.unknown) =>
    unwrapResult(result, {
      ...documentFailureMessages,
      gone,
      field: (path, says) => flaw(path, says, key),
    })
  const answer = (message: string, key: string, version: number) => ({
    message,
    [keyName]: key,
    version,
  })

  return [
    handleEndpoint(endpoints.read, async (needs: Needs, asked) => {
      const { document, meta } = await open(needs, keyIn(needs, asked, 'read'))
      return { ...document, ...meta }
    }),

    handleEndpoint(endpoints.status, async (needs: Needs, asked) => {
      const key = keyIn(needs, asked, 'read')
      const last = await drafts(needs).lastChange(key)
      if (!last) await open(needs, key)
      return last ?? { version: untouchedDraftState.version, changedBy: '', changedAt: '' }
    }),

    handleEndpoint(endpoints.save, async (needs: Needs, asked) => {
      const { editor, body } = asked
      const key = keyIn(needs, asked, 'draft')
      const typed = omitStatusFields(body)
      const was = body.version
      const version = unwrap(key, await drafts(needs).save(editor, key, { was, typed }))
      return { ...answer(words.saved, key, version), gaps: content.gaps(typed, key) }
    }),

    handleEndpoint(endpoints.discard, async (needs: Needs, asked) => {
      const { editor, session, body } = asked
      const key = keyIn(needs, asked, 'draft')
      const mayPublish = needs.mayDo(
        session.staff,
        content.may?.(key).publish ?? endpoints.publish.may,
      )
      const of = { was: body.version, mayPublish }
      return answer(words.discarded, key, unwrap(key, await drafts(needs).discard(editor, key, of)))
    }),

    handleEndpoint(endpoints.publish, async (needs: Needs, asked) => {
      const { editor, body } = asked
      const key = keyIn(needs, asked, 'publish')
      const { version: was, at } = body
      const withdrawAt = withdrawalIn(body)
      if (at === undefined && withdrawAt === undefined) {
        await requireProcessedPictures(needs.pictureSets, { noun, key })
        const published = unwrap(
          key,
          await drafts(needs).publish(editor, key, was),
          words.nothingToPublish,
        )
        const isShown = content.page({}, published.key) !== undefined
        const message = isShown ? words.published : words.applied
        return answer(message, published.key, published.version)
      }
      for (const instant of [at, withdrawAt])
        if (instant && instant <= needs.clock())
          throw new Problem(422, words.pastInstant, { errors: { at: [words.pastInstant] } })
      const planned = await drafts(needs).plan(editor, key, {
        was,
        ...(at !== undefined && { publishAt: at?.toISOString() ?? null }),
        ...(withdrawAt !== undefined && { withdrawAt: withdrawAt?.toISOString() ?? null }),
      })
      const message = at || withdrawAt ? words.planned : words.planIsBack
      return answer(message, key, unwrap(key, planned, words.nothingToPublish))
    }),

    handleEndpoint(endpoints.versions, async (needs: Needs, asked) => {
      const key = keyIn(needs, asked, 'read')
      const rows = await drafts(needs).versions(key)
      // Versions of a deleted document can still be read.
      if (rows.length === 0) await open(needs, key)
      return { rows }
    }),

    handleEndpoint(endpoints.compare, async (needs: Needs, asked) => {
      const number = parseVersionNumber(asked.params.number)
      const changes = await drafts(needs).compare(keyIn(needs, asked, 'read'), number)
      if (!changes) throw new Problem(404, missing.noSuchVersion)
      return { changes }
    }),

    handleEndpoint(endpoints.restore, async (needs: Needs, asked) => {
      const { editor, body } = asked
      const key = keyIn(needs, asked, 'draft')
      const { version: was, number } = body
      const restored = await drafts(needs).backTo(editor, key, { was, number })
      return answer(words.isDraftAgain, key, unwrap(key, restored, missing.noSuchVersion))
    }),

    handleEndpoint(endpoints.publishVersion, async (needs: Needs, asked) => {
      const { editor, params, body } = asked
      const { version: was, draft } = body
      const number = parseVersionNumber(params.number)
      const opened = keyIn(needs, asked, 'publish')
      await requireProcessedPictures(needs.pictureSets, { noun, key: opened })
      const restored = await drafts(needs).publishVersion(editor, opened, {
        was,
        number,
        draft: draft && omitStatusFields(draft),
      })
      const { key, version } = unwrap(opened, restored, missing.noSuchVersion)
      return answer(words.published, key, version)
    }),

    ...handlePictureUploadEndpoints(endpoints.pictures, async (needs: Needs, asked) => {
      const key = keyIn(needs, asked, 'read')
      await open(needs, key)
      return { noun, key }
    }),

    ...handlePreviewEndpoints(endpoints.preview, async (needs: Needs, asked) => {
      const key = keyIn(needs, asked, 'draft')
      const { document } = await open(needs, key)
      return { noun, key, page: content.page(document, key) }
    }),
  ]
}

/** Returns the instant of the withdrawal, which not every content type has. */
function withdrawalIn(body: { [field: string]: unknown }): Date | null | undefined {
  const at = body['withdrawAt']
  return at === null || at instanceof Date ? at : undefined
}
