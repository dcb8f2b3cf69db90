import type { WrapChange } from '#app/platform/audit/audited-transaction.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { isJsonEqual } from '#app/platform/schema/three-way-merge.ts'
import { clearedPlanColumns, emptyDraftColumns } from './draft-row-store.server.ts'
import { untouchedDraftState } from './draft-state.ts'
import type { Publishable } from './publishable.ts'
import { rebaseDraft } from './rebase-draft.server.ts'
import { versionStore } from './version-store.server.ts'
import { withCurrentLiveFields } from './write-publication.server.ts'

/**
 * Publishes changes that staff make to the rows of documents without a draft: the versions before
 * and after are stored, and the change is merged into the drafts. A document that stays as it was
 * gets no version. With `combinesChanges`, changes of one user within ten minutes are one version.
 */
export function publishNow<Document>(
  draftable: Publishable<Document>,
  keys: readonly string[],
  { combinesChanges = false }: { combinesChanges?: boolean } = {},
): WrapChange {
  return async (trx, { who, now }, work) => {
    await lockDocuments(trx, draftable.noun, keys)
    const before = await readPublished(trx, draftable, keys)
    const result = await work()
    const after = await readPublished(trx, draftable, keys)
    for (const [key, document] of before)
      if (!isJsonEqual(document, after.get(key)))
        await storeDirectChange(trx, draftable, {
          ...{ key, who, now, combinesChanges },
          ...{ before: document, after: after.get(key) },
        })
    return result
  }
}

async function readPublished<Document>(
  trx: Db,
  draftable: Publishable<Document>,
  keys: readonly string[],
): Promise<Map<string, Document>> {
  const documents = new Map<string, Document>()
  for (const key of keys) {
    const published = await draftable.published(trx, key)
    if (published) documents.set(key, published.document)
  }
  return documents
}

type DirectChange<Document> = {
  key: string
  before: Document
  after: Document | undefined
  who: string
  now: Date
  combinesChanges: boolean
}

async function storeDirectChange<Document>(
  trx: Db,
  draftable: Publishable<Document>,
  { key, before, after, who, now, combinesChanges }: DirectChange<Document>,
): Promise<void> {
  const versions = versionStore(trx, draftable.noun)
  const at = now.toISOString()
  await versions.addCurrent(key, {
    document: before,
    at,
    isDirect: true,
    isKept: (kept) =>
      isJsonEqual(withCurrentLiveFields(draftable, { key, kept, live: before }), before),
  })
  await versions.addDirect(key, { document: after, who, now, combinesChanges })
  await rebaseDraft(trx, draftable, key)
  // An editor that is open without a draft gets a conflict.
  await trx
    .updateTable('drafts')
    .set((eb) => ({ version: eb('version', '+', 1), edited_by: who, edited_at: at }))
    .where('noun', '=', draftable.noun)
    .where('key', '=', key)
    .where('document_json', 'is', null)
    .execute()
}

/**
 * Lets concurrent changes of the same documents wait until this transaction ends. All transactions
 * lock documents in the same order and before pictures, so that they cannot deadlock.
 */
export async function lockDocuments(trx: Db, noun: string, keys: readonly string[]): Promise<void> {
  const { version } = untouchedDraftState
  for (const key of [...new Set(keys)].toSorted()) {
    await trx
      .insertInto('drafts')
      .values({
        ...{ noun, key, version, edited_by: '', edited_at: '' },
        ...clearedPlanColumns,
        ...emptyDraftColumns,
      })
      .onConflict((oc) => oc.columns(['noun', 'key']).doNothing())
      .execute()
    await trx
      .updateTable('drafts')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('noun', '=', noun)
      .where('key', '=', key)
      .execute()
  }
}
