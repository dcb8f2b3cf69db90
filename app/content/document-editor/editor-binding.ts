import type { FilmOrBrochureKind } from '#app/media/pictures/film-and-brochure-kinds.ts'
import type { definePictureUploadEndpoints } from '#app/media/upload-batches/define-picture-upload-endpoints.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import type { JsonDifference } from '#app/platform/schema/json-diff.ts'
import type { JsonPath } from '#app/platform/schema/json-path.ts'
import type { DocumentValues } from './draft-session.ts'

/**
 * How the portal writes one document of the site: over which calls, who may, and where it stands. A
 * noun makes one for each of its things; the editor knows nothing else of them.
 */
export type EditorBinding = {
  /** Of other documents of its noun it has another key. */
  key: string
  mayDraft: Capability
  mayPublish: Capability
  /** Whether it may be taken off the site: a page always shows something. */
  mayLeave: boolean
  save: (document: DocumentValues, version: number) => Promise<EditorRequestResult<SavedDraft>>
  /** What is written by now, with what its call answers beside it. */
  read: () => Promise<EditorRequestResult<Record<string, unknown>>>
  discard: (version: number) => Promise<EditorRequestResult<unknown>>
  publish: (plan: PublicationPlan) => Promise<EditorRequestResult<PublishedAnswer>>
  versions: () => Promise<EditorRequestResult<{ rows: DocumentVersion[] }>>
  /** The differences between the site and a version. */
  compare: (number: number) => Promise<EditorRequestResult<{ changes: JsonDifference[] }>>
  /** Makes a draft of a version. */
  backTo: (of: {
    version: number
    number: number
  }) => Promise<EditorRequestResult<{ message: string; version: number }>>
  /** Where its pictures are sent. */
  pictures: {
    calls: ReturnType<typeof definePictureUploadEndpoints<string>>
    params: Record<string, string>
  }
  /** Whether the document has a place for words and the focus of single pictures: `pictures.told`. */
  tellsOfPictures?: true
  /** For documents with films and brochures. */
  keepFile?: (
    kind: FilmOrBrochureKind,
    body: FormData,
    onProgress: (share: number) => void,
  ) => Promise<EditorRequestResult<{ name: string }>>
  /** Where drafts are looked at on the real pages before they stand there. */
  preview?: DraftPreviewLinks
  /** Figures that the document gives in two ways. */
  contradictions?: (written: DocumentValues) => readonly Contradiction[]
  /** A sentence about what stands at a path: `colours.0.slug`. */
  flaw: (path: string, says: string) => string
}

export type Contradiction = {
  sentence: string
  /** Each makes all places agree. */
  choices: readonly { label: string; changes: readonly { path: JsonPath; value: unknown }[] }[]
}

/** Where a draft is seen, and links that show it to others as it is when they are made. */
export type DraftPreviewLinks = {
  /** The path at which who writes it sees the draft as it is saved. */
  own: string
  open: () => Promise<EditorRequestResult<{ url: string; expiresAt: string }>>
  held: () => Promise<EditorRequestResult<{ open: number; expiresAt: string | null }>>
  revoke: () => Promise<EditorRequestResult<{ message: string }>>
}

type SavedDraft = { version: number; gaps: Record<string, string> }
/** `redirectFormerName`: its editor has another address from now on. */
type PublishedAnswer = { message: string; version: number; movedTo?: string }
/** Instants are ISO texts; null takes a plan back. */
export type PublicationPlan = { version: number; at?: string | null; withdrawAt?: string | null }
export type DocumentVersion = {
  number: number
  publishedBy: string
  publishedAt: string
  changes: JsonDifference[]
}

export type EditorRequestResult<Value> =
  | { ok: true; answer: Value }
  | { ok: false; status: number; message: string; errors: FieldErrors }
