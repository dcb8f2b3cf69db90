import * as v from 'valibot'
import {
  draftVersionSchema,
  instantSchema,
  versionComparisonResponse,
  versionListResponse,
} from '#app/content/document-editor/draft-endpoint-schemas.ts'
import { definePreviewEndpoints } from '#app/content/draft-previews/define-preview-endpoints.ts'
import { definePictureUploadEndpoints } from '#app/media/upload-batches/define-picture-upload-endpoints.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import type { ContentCapabilities } from '#app/platform/permissions/content-capabilities.ts'

/** Fields of every answer to a change. Each content type adds the document's key. */
export const changedAnswer = { message: v.string(), version: v.number() }
/** Fields of the answer to a saved draft. `gaps` has the messages about missing fields, by path. */
export const savedAnswer = { ...changedAnswer, gaps: v.record(v.string(), v.string()) }

type ChangedAnswer = { message: string; version: number }
type SavedAnswer = ChangedAnswer & { gaps: Record<string, string> }

type DocumentEndpointOptions<At extends string, Plan> = {
  /** Path of one document. It has one parameter, the document's key: `/api/models/:slug`. */
  at: At
  tag: string
  may: ContentCapabilities
  /** Summaries for the OpenAPI description. */
  says: { read: string; save: string; publish: string }
  /** `changedAnswer` with the key's field. */
  changed: v.GenericSchema<unknown, ChangedAnswer>
  /** `savedAnswer` with the key's field. */
  saved: v.GenericSchema<unknown, SavedAnswer>
  /** Further fields of a publication, such as the instant of a withdrawal. */
  plan: Plan
  /** An example of a draft. */
  example: object
}

/**
 * Declares the endpoints that edit one document of a content type: draft, publication, versions,
 * pictures and preview.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineDocumentEndpoints<
  const At extends string,
  const Plan extends v.ObjectEntries,
>(content: DocumentEndpointOptions<At, Plan>) {
  const { at, tag, may, says, changed, saved, plan, example } = content
  return {
    read: defineEndpoint({
      tag,
      method: 'GET',
      path: at,
      may: may.read,
      says: says.read,
      /** The fields of the document, and the fields of `DocumentStatus`. */
      answer: v.record(v.string(), v.unknown()),
      refusals: [404],
    }),
    status: defineEndpoint({
      tag,
      method: 'GET',
      path: `${at}/status`,
      may: may.read,
      says: 'Version of the document, and who changed the draft or the site last',
      answer: v.object({ version: v.number(), changedBy: v.string(), changedAt: v.string() }),
      refusals: [404],
    }),
    save: defineEndpoint({
      tag,
      method: 'PUT',
      path: at,
      may: may.draft,
      says: says.save,
      body: v.looseObject({ version: draftVersionSchema }),
      example,
      answer: saved,
      refusals: [404, 409],
    }),
    discard: defineEndpoint({
      tag,
      method: 'DELETE',
      path: `${at}/draft`,
      may: may.draft,
      says: 'Discard the draft; the site does not change',
      body: v.object({ version: draftVersionSchema }),
      answer: changed,
      refusals: [404, 409],
    }),
    publish: defineEndpoint({
      tag,
      method: 'POST',
      path: `${at}/publish`,
      may: may.publish,
      says: says.publish,
      body: v.object({
        version: draftVersionSchema,
        at: v.optional(v.nullable(instantSchema)),
        ...plan,
      }),
      answer: changed,
      refusals: [404, 409],
    }),
    versions: defineEndpoint({
      tag,
      method: 'GET',
      path: `${at}/versions`,
      may: may.read,
      says: 'List published versions, newest first, each with its changes',
      answer: versionListResponse,
      refusals: [404],
    }),
    compare: defineEndpoint({
      tag,
      method: 'GET',
      path: `${at}/versions/:number`,
      may: may.read,
      says: 'List the changes that restoring a version would make',
      answer: versionComparisonResponse,
      refusals: [404],
    }),
    restore: defineEndpoint({
      tag,
      method: 'POST',
      path: `${at}/versions`,
      may: may.draft,
      says: 'Create a draft from a published version',
      body: v.object({ version: draftVersionSchema, number: draftVersionSchema }),
      answer: changed,
      refusals: [404, 409],
    }),
    publishVersion: defineEndpoint({
      tag,
      method: 'POST',
      path: `${at}/versions/:number/publish`,
      may: may.publish,
      says: 'Publish an earlier version; `draft` then replaces the draft, which is otherwise removed',
      body: v.object({
        version: draftVersionSchema,
        draft: v.optional(v.record(v.string(), v.unknown())),
      }),
      answer: changed,
      refusals: [404, 409],
    }),
    /** Uploaded pictures stay stored, because the draft will refer to them later. */
    pictures: definePictureUploadEndpoints({
      tag,
      at: `${at}/pictures`,
      read: may.read,
      write: may.draft,
    }),
    preview: definePreviewEndpoints({
      tag,
      at: `${at}/preview`,
      read: may.read,
      write: may.draft,
    }),
  }
}

/** The endpoints of any content type. */
export type DocumentEndpoints = ReturnType<
  typeof defineDocumentEndpoints<string, Record<never, never>>
>

/** Plan of a document that can also be withdrawn. */
export const withdrawalPlan = { withdrawAt: v.optional(v.nullable(instantSchema)) }
