import type { Db } from '#app/platform/db/connect-database.server.ts'
import { clearedPlanColumns } from './draft-row-store.server.ts'
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

export type PublishImportedResult =
  | { is: 'done'; key: string; subject: string; label: string }
  | { is: 'held' }

/**
 * Publishes an imported document in the caller's transaction, as a new version. If the document has
 * a draft here, it changes nothing and returns `held`.
 */
export async function publishImported<Document>(
  trx: Db,
  draftable: Publishable<Document>,
  imported: ImportedDocument<Document>,
): Promise<PublishImportedResult> {
  const { noun } = draftable
  const { key, now, who } = imported
  if (!(await claimIfNotDrafted(trx, { noun, key, now, who }))) return { is: 'held' }
  const { shown: _, ...applied } = await writePublication(trx, draftable, {
    ...imported,
    // An import writes prices and positions after this.
    shown: imported.after,
  })
  return { is: 'done', ...applied }
}

type ImportedDocumentKey = { noun: string; key: string; now: Date; who: string }

/**
 * Raises the version, so that an open editor gets a conflict. Returns `false` if the document has a
 * draft.
 */
async function claimIfNotDrafted(
  trx: Db,
  { noun, key, now, who }: ImportedDocumentKey,
): Promise<boolean> {
  const written = { edited_by: who, edited_at: now.toISOString() }
  const { numUpdatedRows } = await trx
    .updateTable('drafts')
    .set((eb) => ({ version: eb('version', '+', 1), ...written }))
    .where('noun', '=', noun)
    .where('key', '=', key)
    .where('document_json', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return true
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('drafts')
    .values({ noun, key, version: 2, document_json: null, ...clearedPlanColumns, ...written })
    .onConflict((oc) => oc.columns(['noun', 'key']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
