import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import type { DraftValidation, FieldMessages } from '#app/platform/schema/validate-draft.ts'

/**
 * A content type with drafts and publication. Drafts, plans and versions work alike for all types.
 * Each type defines how its documents are parsed and written to the site.
 */
export type Publishable<Document> = {
  /** Name in tables and in the audit log, such as `model`. */
  noun: string
  /** The capability to publish. It is checked again when a plan is carried out. */
  mayPublish: (key: string) => Capability
  /** Validates typed input, which may have gaps. Has no side effects. */
  read: (typed: unknown, key: string) => DraftValidation<Document>
  /** Merges direct changes to the site into drafts: see `rebase-draft.server.ts`. */
  followsSite?: true
  /** Returns the site's document and its name; undefined if the key was never published. */
  published: (db: Db, key: string) => Promise<PublishedDocument<Document> | undefined>
  /** Returns conflicts with other documents by path, such as a name that is taken. */
  clashes: (db: Db, key: string, document: Document) => Promise<FieldMessages>
  /**
   * Returns the files that the document names but that no longer exist, by path. It reads the disk,
   * so it runs outside transactions.
   */
  lost?: (key: string, document: unknown) => Promise<FieldMessages>
  /** Formats a message about a path of the document. */
  flaw: (path: string, says: string, key: string) => string
  /** Writes the differences in the transaction that publishes. Returns the document's new key. */
  apply: (
    db: Db,
    step: PublishChange<Document>,
  ) => Promise<{ key: string; subject: string; label: string }>
  /**
   * Takes the document off the site, in a transaction. Returns its name, or undefined if it is not
   * on the site.
   */
  withdraw: (db: Db, key: string) => Promise<{ subject: string; label: string } | undefined>
  /**
   * Returns the document with the fields that are not part of drafts, such as prices, taken from
   * `live`.
   */
  withLive: (document: Document, live: Document) => Document
}

export type PublishedDocument<Document> = { document: Document; label: string; subject: string }

type PublishChange<Document> = {
  key: string
  before: Document | undefined
  after: Document
  now: Date
}
