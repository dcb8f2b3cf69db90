import * as v from 'valibot'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import {
  type DraftValidation,
  type FieldMessages,
  validateDraft,
} from '#app/platform/schema/validate-draft.ts'
import type { PageContentKey } from './page-content-keys.ts'
import type { PublicContentReader } from './public-content-reader.server.ts'
import * as words from './staff-words.ts'

type PageContentDefinition<Document> = {
  key: PageContentKey
  /** Label in the audit log, such as `the home slides`. */
  label: string
  shape: v.GenericSchema<unknown, Document>
  /** Reads the document that the site shows at present. */
  published: (db: Db) => Promise<Document>
  /**
   * Returns the problems that prevent publication, such as a model that does not exist. Each
   * problem has the path of its field.
   */
  clashes?: (db: Db, document: Document) => Promise<FieldMessages>
  /** Returns the name of each picture in the document, with the path of its field. */
  picturesIn?: (document: Document) => [path: string, name: string | undefined][]
  /**
   * Writes only the differences, in the transaction that publishes the document. `today` is in the
   * dealer's time zone.
   */
  apply: (db: Db, step: PageContentChange<Document>) => Promise<void>
  /** Returns readers that behave as if the document were published. Has no side effects. */
  overlay: (reads: PublicContentReader, document: Document) => Partial<PublicContentReader>
}

type PageContentChange<Document> = { before: Document; after: Document; today: string; now: Date }

/** Page content with a document of any type. */
export type PageContent = {
  key: PageContentKey
  label: string
  read: (typed: unknown) => DraftValidation<unknown>
  published: (db: Db) => Promise<unknown>
  clashes: (db: Db, pictures: PictureLibrary, document: unknown) => Promise<FieldMessages>
  picturesIn: (document: unknown) => [path: string, name: string][]
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
  const { key, label, shape, published, clashes, apply, overlay } = part
  const named = (document: unknown) => {
    const { success, output } = v.safeParse(shape, document)
    return success ? (part.picturesIn?.(output) ?? []) : []
  }
  return {
    key,
    label,
    read: (typed) => validateDraft(shape, typed),
    published,
    clashes: async (db, pictures, document) => ({
      ...(await clashes?.(db, v.parse(shape, document))),
      ...Object.fromEntries(
        named(document).flatMap(([path, name]) =>
          name === undefined || pictures.has(name) ? [] : [[path, words.noSuchPicture(name)]],
        ),
      ),
    }),
    picturesIn: (document) =>
      named(document).flatMap(([path, name]) => (name === undefined ? [] : [[path, name]])),
    apply: async (db, { after, ...step }) =>
      apply(db, { ...step, before: await published(db), after: v.parse(shape, after) }),
    overlay: (reads, document) => {
      const { success, output } = v.safeParse(shape, document)
      return success ? { ...reads, ...overlay(reads, output) } : reads
    },
  }
}
