import type { Db } from '#app/platform/db/connect-database.server.ts'
import { isJsonEqual } from '#app/platform/schema/three-way-merge.ts'
import { clearedPlanColumns, withCurrentLiveFields } from './draft-row-store.server.ts'
import type { Publishable } from './publishable.ts'
import { versionStore } from './version-store.server.ts'

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
  { key, before, after, now, who }: ImportedDocument<Document>,
): Promise<PublishImportedResult> {
  const { noun } = draftable
  if (!(await claimIfNotDrafted(trx, { noun, key, now, who }))) return { is: 'held' }
  const applied = await draftable.apply(trx, { key, before, after, now })
  const versions = versionStore(trx, noun)
  const at = now.toISOString()
  if (before !== undefined)
    await versions.addCurrent(key, {
      document: before,
      at,
      isKept: (kept) =>
        isJsonEqual(withCurrentLiveFields(draftable, { key, kept, live: before }), before),
    })
  await versions.add(key, { document: after, who, at })
  if (applied.key !== key) {
    await versions.rename(key, applied.key)
    await trx.deleteFrom('drafts').where('noun', '=', noun).where('key', '=', applied.key).execute()
    await trx
      .updateTable('drafts')
      .set({ key: applied.key })
      .where('noun', '=', noun)
      .where('key', '=', key)
      .execute()
  }
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
