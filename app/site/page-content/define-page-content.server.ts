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
  /** As the audit calls it: `the home slides`. */
  label: string
  shape: v.GenericSchema<unknown, Document>
  /** What the site shows today. */
  published: (db: Db) => Promise<Document>
  /** What keeps it from being published, by path: a model that there is not. */
  clashes?: (db: Db, document: Document) => Promise<FieldMessages>
  /** The names of its pictures, by path. */
  picturesIn?: (document: Document) => [path: string, name: string | undefined][]
  /** Writes what differs, inside the transaction that publishes. `today` is a day of the dealer's. */
  apply: (db: Db, step: PageContentChange<Document>) => Promise<void>
  /** How the site is read as though the document were published. Pure. */
  overlay: (reads: PublicContentReader, document: Document) => Partial<PublicContentReader>
}

type PageContentChange<Document> = { before: Document; after: Document; today: string; now: Date }

/** A part of the site, whatever its document is. */
export type PageContent = {
  key: PageContentKey
  label: string
  read: (typed: unknown) => DraftValidation<unknown>
  published: (db: Db) => Promise<unknown>
  clashes: (db: Db, pictures: PictureLibrary, document: unknown) => Promise<FieldMessages>
  picturesIn: (document: unknown) => [path: string, name: string][]
  apply: (db: Db, step: { after: unknown; today: string; now: Date }) => Promise<void>
  /** The same reads, of the site as it would be with this document; what is no whole one changes nothing. */
  overlay: (reads: PublicContentReader, document: unknown) => PublicContentReader
}

/** Declares a part of the site: its draft, plans, versions, calls and editor follow from it. */
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
