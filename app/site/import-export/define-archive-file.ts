import * as v from 'valibot'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'

/** A file of the catalogue beside the models: how it is read from the database and written into it, whole. */
export type ArchiveFile = {
  file: string
  schema: v.GenericSchema
  /** Whoever brings it in must be allowed to change it. */
  may: Capability
  /** Undefined: the site has none, and an archive of it neither. */
  read: (db: Db) => Promise<unknown>
  write: (trx: Db, document: unknown, now: Date) => Promise<void>
}

type ArchiveFileDefinition<Schema extends v.GenericSchema> = Omit<
  ArchiveFile,
  'schema' | 'write'
> & {
  schema: Schema
  write: (trx: Db, document: v.InferOutput<Schema>, now: Date) => Promise<void>
}

/** What is written was checked when the archive was looked at; stored meanwhile, it is checked again. */
export function defineArchiveFile<const Schema extends v.GenericSchema>(
  part: ArchiveFileDefinition<Schema>,
): ArchiveFile {
  return {
    ...part,
    write: (trx, document, now) => part.write(trx, v.parse(part.schema, document), now),
  }
}
