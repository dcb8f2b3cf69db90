import type { WrapChange } from '#app/platform/audit/audited-transaction.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { isJsonEqual } from '#app/platform/schema/three-way-merge.ts'
import { lockDocuments, raiseVersionWithoutDraft } from './lock-documents.server.ts'
import type { Publishable } from './publishable.ts'
import { rebaseDraft } from './rebase-draft.server.ts'
import { versionStore } from './version-store.server.ts'
import { storeVersionBefore } from './write-publication.server.ts'

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
  const { noun } = draftable
  await storeVersionBefore(trx, draftable, { key, before, now, isDirect: true })
  await versionStore(trx, noun).addDirect(key, { document: after, who, now, combinesChanges })
  if (after !== undefined) await rebaseDraft(trx, { noun, key, site: after })
  await raiseVersionWithoutDraft(trx, { noun, key, who, now })
}
