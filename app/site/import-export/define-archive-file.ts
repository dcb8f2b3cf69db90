import * as v from 'valibot'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import type { PageContentKey } from '#app/site/page-content/page-content-keys.ts'

/**
 * A file of the catalogue that is not a model. Its content is read from the database, and written
 * to it, as a whole.
 */
export type ArchiveFile = {
  file: string
  schema: v.GenericSchema
  /** Capability that an account needs to import this file. */
  may: Capability
  /** Page contents that the file holds. An import adds a version of each that it changes. */
  contents?: readonly PageContentKey[]
  /** Returns undefined if the site has no content for the file. An export then omits the file. */
  read: (db: Db) => Promise<unknown>
  write: (trx: Db, document: unknown, at: WriteTime) => Promise<void>
}

/** `today` is in the dealer's time zone. */
export type WriteTime = { now: Date; today: string }

type ArchiveFileDefinition<Schema extends v.GenericSchema> = Omit<
  ArchiveFile,
  'schema' | 'write'
> & {
  schema: Schema
  write: (trx: Db, document: v.InferOutput<Schema>, at: WriteTime) => Promise<void>
}

/** Validates the document again before writing it, because it has been stored since the preview. */
export function defineArchiveFile<const Schema extends v.GenericSchema>(
  part: ArchiveFileDefinition<Schema>,
): ArchiveFile {
  return {
    ...part,
    write: (trx, document, at) => part.write(trx, v.parse(part.schema, document), at),
  }
}
