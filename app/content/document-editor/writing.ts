import type { KeptFileKind } from '#app/media/pictures/kept-file-kinds.ts'
import type { definePictureCalls } from '#app/media/upload-batches/define-picture-calls.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import type { JsonDifference } from '#app/platform/schema/json-diff.ts'
import type { JsonPath } from '#app/platform/schema/json-path.ts'
import type { Written } from './draft-session.ts'

/**
 * How the portal writes one document of the site: over which calls, who may, and where it stands. A
 * noun makes one for each of its things; the editor knows nothing else of them.
 */
export type Writing = {
  /** Of other documents of its noun it has another key. */
  key: string
  mayDraft: Capability
  mayPublish: Capability
  /** Whether it may be taken off the site: a page always shows something. */
  mayLeave: boolean
  save: (document: Written, version: number) => Promise<Answered<Saved>>
  /** What is written by now, with what its call answers beside it. */
  read: () => Promise<Answered<Record<string, unknown>>>
  discard: (version: number) => Promise<Answered<unknown>>
  publish: (plan: Plan) => Promise<Answered<Published>>
  versions: () => Promise<Answered<{ rows: Version[] }>>
  /** The differences between the site and a version. */
  compare: (number: number) => Promise<Answered<{ changes: JsonDifference[] }>>
  /** Makes a draft of a version. */
  backTo: (of: {
    version: number
    number: number
  }) => Promise<Answered<{ message: string; version: number }>>
  /** Where its pictures are sent. */
  pictures: {
    calls: ReturnType<typeof definePictureCalls<string>>
    params: Record<string, string>
  }
  /** Whether the document has a place for words and the focus of single pictures: `pictures.told`. */
  tellsOfPictures?: true
  /** For documents with films and brochures. */
  keepFile?: (
    kind: KeptFileKind,
    body: FormData,
    onProgress: (share: number) => void,
  ) => Promise<Answered<{ name: string }>>
  /** Where drafts are looked at on the real pages before they stand there. */
  preview?: Previews
  /** Figures that the document gives in two ways. */
  contradictions?: (written: Written) => readonly Contradiction[]
  /** A sentence about what stands at a path: `colours.0.slug`. */
  flaw: (path: string, says: string) => string
}

export type Contradiction = {
  sentence: string
  /** Each makes all places agree. */
  choices: readonly { label: string; changes: readonly { path: JsonPath; value: unknown }[] }[]
}

/** Where a draft is seen, and links that show it to others as it is when they are made. */
export type Previews = {
  /** The path at which who writes it sees the draft as it is saved. */
  own: string
  open: () => Promise<Answered<{ url: string; expiresAt: string }>>
  held: () => Promise<Answered<{ open: number; expiresAt: string | null }>>
  revoke: () => Promise<Answered<{ message: string }>>
}

type Saved = { version: number; gaps: Record<string, string> }
/** `movedTo`: its editor has another address from now on. */
type Published = { message: string; version: number; movedTo?: string }
/** Instants are ISO texts; null takes a plan back. */
export type Plan = { version: number; at?: string | null; withdrawAt?: string | null }
export type Version = {
  number: number
  publishedBy: string
  publishedAt: string
  changes: JsonDifference[]
}

export type Answered<Value> =
  | { ok: true; answer: Value }
  | { ok: false; status: number; message: string; errors: FieldErrors }
