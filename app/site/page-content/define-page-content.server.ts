import * as v from 'valibot'
import type { DocumentReference } from '#app/content/fields/walk-fields.ts'
import type { ReviewDeclarations } from '#app/content/review-queue/review-declaration.ts'
import {
  defineReviews,
  type ReviewDefinition,
} from '#app/content/review-queue/review-definition.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { ContentCapabilities } from '#app/platform/permissions/content-capabilities.ts'
import {
  type DraftValidation,
  type FieldMessages,
  validateDraft,
} from '#app/platform/schema/validate-draft.ts'
import { findReferenceProblem } from './find-reference-problem.server.ts'
import { pageContentCapabilities } from './page-content-endpoints.ts'
import type { PageContentKey } from './page-content-keys.ts'
import type { PublicContentReader } from './public-content-reader.server.ts'

export type PageContentDefinition<Document> = {
  key: PageContentKey
  /** Label in the audit log, such as `the home slides`. */
  label: string
  schema: v.GenericSchema<unknown, Document>
  /** The default is to read, draft and publish page contents. */
  may?: ContentCapabilities
  /** Name of the setting that stores the content, if any. */
  setting?: string
  /** Reads the document that the site shows at present. */
  published: (db: Db) => Promise<Document>
  /** Returns the pictures, models and pages in the document. They must exist on publication. */
  references?: (document: unknown) => DocumentReference[]
  /**
   * Writes only the differences, in the transaction that publishes the document. `today` is in the
   * dealer's time zone.
   */
  apply: (db: Db, step: PageContentChange<Document>) => Promise<void>
  /** Values that staff confirm from time to time, and their rows: see `defineReviews`. */
  review?: ReviewDeclarations
  reviewRows?: Parameters<typeof defineReviews>[1]
  /** Returns readers that behave as if the document were published. Has no side effects. */
  overlay: (reads: PublicContentReader, document: Document) => Partial<PublicContentReader>
}

type PageContentChange<Document> = { before: Document; after: Document; today: string; now: Date }

/** Page content with a document of any type. */
export type PageContent = {
  key: PageContentKey
  label: string
  may: ContentCapabilities
  setting?: string
  reviews: readonly ReviewDefinition[]
  read: (typed: unknown) => DraftValidation<unknown>
  published: (db: Db) => Promise<unknown>
  clashes: (db: Db, pictures: PictureLibrary, document: unknown) => Promise<FieldMessages>
  references: (document: unknown) => DocumentReference[]
  apply: (db: Db, step: { after: unknown; today: string; now: Date }) => Promise<void>
  /**
   * Returns readers that behave as if the document were published. If the document is invalid, the
   * readers are unchanged.
   */
  overlay: (reads: PublicContentReader, document: unknown) => PublicContentReader
}

/**
 * Declares page content. Its draft, schedule, versions, endpoints and editor all use this
 * declaration.
 */
export function definePageContent<Document>(part: PageContentDefinition<Document>): PageContent {
  const { key, label, schema, published, apply, overlay } = part
  const references = (document: unknown) =>
    v.is(schema, document) ? (part.references?.(document) ?? []) : []
  return {
    key,
    label,
    may: part.may ?? pageContentCapabilities,
    ...(part.setting !== undefined && { setting: part.setting }),
    reviews: defineReviews(part, part.reviewRows),
    read: (typed) => validateDraft(schema, typed),
    published,
    async clashes(db, pictures, document) {
      const flaws: FieldMessages = {}
      for (const reference of references(document)) {
        const problem = await findReferenceProblem(db, pictures, reference)
        if (problem !== undefined) flaws[reference.path] ??= problem
      }
      return flaws
    },
    references,
    apply: async (db, { after, ...step }) =>
      apply(db, { ...step, before: await published(db), after: v.parse(schema, after) }),
    overlay: (reads, document) => {
      const { success, output } = v.safeParse(schema, document)
      return success ? { ...reads, ...overlay(reads, output) } : reads
    },
  }
}
