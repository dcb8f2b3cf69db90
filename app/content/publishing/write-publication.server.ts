import type { Db } from '#app/platform/db/connect-database.server.ts'
import { isJsonEqual } from '#app/platform/schema/three-way-merge.ts'
import type { Publishable } from './publishable.ts'
import { versionStore } from './version-store.server.ts'

type Publication<Document> = {
  key: string
  /** The site's current document; undefined if the key is new. */
  before: Document | undefined
  after: Document
  now: Date
  who: string
  /** The document as the site will show it. The default is to read it back. */
  shown?: Document
}

type WrittenPublication<Document> = {
  /** The document's key now. */
  key: string
  subject: string
  label: string
  /** The document as the site shows it. New entries have ids. */
  shown: Document
}

/**
 * Writes a valid document to the site, and adds the versions before and after, in the caller's
 * transaction. Drafts, plans, restored versions and imported models go through this function.
 */
export async function writePublication<Document>(
  trx: Db,
  draftable: Publishable<Document>,
  { key, before, after, now, who, ...given }: Publication<Document>,
): Promise<WrittenPublication<Document>> {
  const { noun } = draftable
  const written = await draftable.apply(trx, { key, before, after, now })
  const versions = versionStore(trx, noun)
  if (before !== undefined) await storeVersionBefore(trx, draftable, { key, before, now })
  const shown = given.shown ?? (await draftable.published(trx, written.key))?.document ?? after
  await versions.add(key, { document: shown, who, at: now.toISOString() })
  if (written.key !== key) {
    await versions.rename(key, written.key)
    await trx.deleteFrom('drafts').where('noun', '=', noun).where('key', '=', written.key).execute()
    await trx
      .updateTable('drafts')
      .set({ key: written.key })
      .where('noun', '=', noun)
      .where('key', '=', key)
      .execute()
  }
  return { ...written, shown }
}

type VersionBefore<Document> = {
  key: string
  before: Document
  now: Date
  /** `true` if a direct change replaces the document. */
  isDirect?: boolean
}

/** Stores the document before a change, unless it is the newest version already. */
export async function storeVersionBefore<Document>(
  trx: Db,
  draftable: Publishable<Document>,
  { key, before, now, isDirect = false }: VersionBefore<Document>,
): Promise<void> {
  await versionStore(trx, draftable.noun).addCurrent(key, {
    document: before,
    at: now.toISOString(),
    isKept: (kept) =>
      isJsonEqual(withCurrentLiveFields(draftable, { key, kept, live: before }), before),
    isDirect,
  })
}

/** Returns a stored version with the current prices. */
export function withCurrentLiveFields<Document>(
  draftable: Publishable<Document>,
  { key, kept, live }: { key: string; kept: unknown; live: Document | undefined },
): unknown {
  const read = draftable.read(kept, key)
  return read.document && live ? draftable.withLive(read.document, live) : read.kept
}
