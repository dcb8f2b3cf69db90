import type { Db } from '#app/platform/db/connect-database.server.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { lockDocuments, raiseVersionWithoutDraft } from './lock-documents.server.ts'
import type { Publishable } from './publishable.ts'
import { writePublication } from './write-publication.server.ts'

type ImportedDocument<Document> = {
  key: string
  /** The site's current document; undefined if the key is new. */
  before: Document | undefined
  after: Document
  now: Date
  who: string
}

/**
 * Publishes an imported document in the caller's transaction, as a new version. If the document has
 * a draft here, it changes nothing and returns a conflict.
 */
export async function publishImported<Document>(
  trx: Db,
  draftable: Publishable<Document>,
  imported: ImportedDocument<Document>,
): Promise<Result<{ key: string; subject: string; label: string }>> {
  const { noun } = draftable
  const { key, now, who } = imported
  await lockDocuments(trx, noun, [key])
  if (!(await raiseVersionWithoutDraft(trx, { noun, key, now, who }))) return fail('conflict')
  const { shown: _, ...applied } = await writePublication(trx, draftable, {
    ...imported,
    // An import writes prices and positions after this.
    shown: imported.after,
  })
  return ok(applied)
}
