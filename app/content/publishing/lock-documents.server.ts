import type { Db } from '#app/platform/db/connect-database.server.ts'
import { clearedPlanColumns, emptyDraftColumns } from './draft-row-store.server.ts'
import { untouchedDraftState } from './draft-state.ts'

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

type DocumentChange = { noun: string; key: string; who: string; now: Date }

/**
 * Raises the version of a locked document without a draft, so that an open editor gets a conflict.
 * Returns `false` if the document has a draft.
 */
export async function raiseVersionWithoutDraft(
  trx: Db,
  { noun, key, who, now }: DocumentChange,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('drafts')
    .set((eb) => ({
      version: eb('version', '+', 1),
      edited_by: who,
      edited_at: now.toISOString(),
    }))
    .where('noun', '=', noun)
    .where('key', '=', key)
    .where('document_json', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
