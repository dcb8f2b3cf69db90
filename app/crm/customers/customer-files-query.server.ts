import type { PrivateFileStore } from '#app/media/pictures/private-file-store.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { ArchiveEntry } from '#app/platform/zip/write-archive.server.ts'

type CustomerScope = {
  ids: readonly number[]
  /** Kinds of enquiries that the reader may see; undefined for all. */
  kinds: readonly string[] | undefined
}

/** Lists the files of customers' enquiries, also those whose deletion can be undone. */
export async function listCustomerFiles(db: Db, { ids, kinds }: CustomerScope) {
  const all = db
    .selectFrom('enquiry_attachments as a')
    .innerJoin('enquiries as e', 'e.id', 'a.enquiry_id')
    .select(['a.id', 'a.enquiry_id', 'a.file', 'a.document', 'a.name', 'a.who'])
    .select(['a.created_at', 'a.deleted_at', 'e.reference'])
    .where('e.customer_id', 'in', ids)
    .orderBy('a.id')
  return (kinds ? all.where('e.kind', 'in', kinds) : all).execute()
}

type CustomerFile = Awaited<ReturnType<typeof listCustomerFiles>>[number]

/** Returns the name of a file in the archive with the customer's files. */
export const archivedFileName = ({ reference, document, id, file }: CustomerFile) =>
  `${reference}-${document}-${id}.${file.endsWith('.pdf') ? 'pdf' : 'jpg'}`

/** Reads one file after the other. Leaves out a file that was deleted meanwhile. */
export async function* readCustomerFiles(
  rows: readonly CustomerFile[],
  files: Pick<PrivateFileStore, 'find'>,
): AsyncGenerator<ArchiveEntry> {
  for (const row of rows) {
    const bytes = await files.find(row.file)
    if (bytes) yield { name: archivedFileName(row), bytes, isPacked: true }
  }
}
