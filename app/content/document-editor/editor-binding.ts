import type { FilmOrBrochureKind } from '#app/media/pictures/film-and-brochure-kinds.ts'
import type { UploadOptions } from '#app/media/pictures/upload-queue.ts'
import type { definePictureUploadEndpoints } from '#app/media/upload-batches/define-picture-upload-endpoints.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import type { Result } from '#app/platform/result/result.ts'
import type { JsonDifference } from '#app/platform/schema/json-diff.ts'
import type { JsonPath } from '#app/platform/schema/json-path.ts'
import type { DocumentValues } from './draft-session.ts'

/**
 * Connects the document editor to one document: its endpoints, capabilities and uploads. Each
 * content type creates one per document.
 */
export type EditorBinding = {
  /** Unique among the documents of its content type. */
  key: string
  mayDraft: Capability
  mayPublish: Capability
  /**
   * `true` if the document can be taken off the site. Page content can't: a page always shows
   * something.
   */
  mayLeave: boolean
  /** `internal`: visitors do not see the document. */
  visibility: 'onSite' | 'internal'
  save: (document: DocumentValues, version: number) => Promise<Result<SavedDraft>>
  /** Returns the current document together with its status fields. */
  read: () => Promise<Result<Record<string, unknown>>>
  /**
   * Returns the version on the server, and who changed it last. Fails while a request of this page
   * changes the version.
   */
  status: () => Promise<Result<{ version: number; changedBy: string }>>
  discard: (version: number) => Promise<Result<unknown>>
  publish: (plan: PublicationPlan) => Promise<Result<PublishedAnswer>>
  versions: () => Promise<Result<{ rows: DocumentVersion[] }>>
  /** The differences between the site and a version. */
  compare: (number: number) => Promise<Result<{ changes: JsonDifference[] }>>
  /** Makes an earlier version the draft. */
  backTo: (of: {
    version: number
    number: number
  }) => Promise<Result<{ message: string; version: number }>>
  /**
   * Publishes an earlier version. `draft` then replaces the draft; without it, the draft is
   * removed.
   */
  publishVersion: (of: {
    version: number
    number: number
    draft?: DocumentValues | undefined
  }) => Promise<Result<PublishedAnswer>>
  /** Endpoints and parameters for the upload of pictures. */
  pictures: {
    calls: ReturnType<typeof definePictureUploadEndpoints<string>>
    params: Record<string, string>
  }
  /**
   * `true` if the document stores descriptions and focal points of pictures, in `pictures.told`.
   */
  tellsOfPictures?: true
  /** Uploads a film or brochure, for documents that have them. */
  keepFile?: (
    kind: FilmOrBrochureKind,
    body: FormData,
    options: UploadOptions,
  ) => Promise<Result<{ name: string }>>
  /** Preview of drafts on the site's own pages. */
  preview?: DraftPreviewLinks
  /** Returns what staff should check before they publish, by path. */
  warnings: (written: DocumentValues) => readonly { path: string; says: string }[]
  /** Returns the figures that the document states in two ways. */
  contradictions?: (written: DocumentValues) => readonly Contradiction[]
  /** Formats a message about a path such as `colours.0.slug`. */
  flaw: (path: string, says: string) => string
}

export type Contradiction = {
  sentence: string
  /** Each choice makes all places agree. */
  choices: readonly { label: string; changes: readonly { path: JsonPath; value: unknown }[] }[]
}

/**
 * The writer's own preview of a draft, and links that show others the draft as it was when the link
 * was made.
 */
export type DraftPreviewLinks = {
  /** Path of the writer's own preview, which shows the last saved draft. */
  own: string
  open: () => Promise<Result<{ url: string; expiresAt: string }>>
  held: () => Promise<Result<{ open: number; expiresAt: string | null }>>
  revoke: () => Promise<Result<{ message: string }>>
}

type SavedDraft = { version: number; gaps: Record<string, string> }
/** `movedTo`: the editor's new address, if the document's key has changed. */
export type PublishedAnswer = { message: string; version: number; movedTo?: string }
/** Instants are ISO texts; null cancels a plan. */
export type PublicationPlan = { version: number; at?: string | null; withdrawAt?: string | null }
export type DocumentVersion = {
  number: number
  publishedBy: string
  publishedAt: string
  changes: JsonDifference[]
}
