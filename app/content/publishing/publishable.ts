import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import type { DraftValidation, FieldMessages } from '#app/platform/schema/validate-draft.ts'

/**
 * A noun of the site that is written as a draft and published. What drafts, plans, versions and
 * their order are is the same for all; a noun says how it is read and how it gets onto the site.
 */
export type Publishable<Document> = {
  /** As tables and audit name it: `model`. */
  noun: string
  /** The right to publish it; a plan asks for it again when it is carried out. */
  mayPublish: Capability
  /** What was typed, gaps and all. Pure. */
  read: (typed: unknown, key: string) => DraftValidation<Document>
  /** What is changed on the site beside a draft steps into it: see `rebase-drafts.server.ts`. */
  followsSite?: true
  /** What the site shows under this key, with what it is called; undefined: nothing yet. */
  published: (db: Db, key: string) => Promise<PublishedDocument<Document> | undefined>
  /** What keeps a whole document from standing beside the others: a name taken, by path. */
  clashes: (db: Db, key: string, document: Document) => Promise<FieldMessages>
  /** Files that it names and nobody has any more, by path; asked outside of transactions, for it looks at a disk. */
  lost?: (key: string, document: unknown) => Promise<FieldMessages>
  /** A sentence about what stands at a path. */
  flaw: (path: string, says: string) => string
  /** Writes what differs, inside the transaction that publishes. Returns under which key it stands from now on. */
  apply: (
    db: Db,
    step: PublishChange<Document>,
  ) => Promise<{ key: string; subject: string; label: string }>
  /** Takes it off the site, inside a transaction; what it is called, or undefined where it is not there. */
  withdraw: (db: Db, key: string) => Promise<{ subject: string; label: string } | undefined>
  /** The document with what is no part of drafts and versions (a price) as the site has it today. */
  withLive: (document: Document, live: Document) => Document
}

export type PublishedDocument<Document> = { document: Document; label: string; subject: string }

type PublishChange<Document> = {
  key: string
  before: Document | undefined
  after: Document
  now: Date
}
