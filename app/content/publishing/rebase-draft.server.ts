import type { Db } from '#app/platform/db/connect-database.server.ts'
import { isJsonEqual, threeWayMerge } from '#app/platform/schema/three-way-merge.ts'
import type { Publishable } from './publishable.ts'

/**
 * Merges a change to the site into the document's draft and scheduled document, inside the
 * transaction that made the change. The draft's own changes win, and its author stays. An open
 * editor gets a conflict, as after any concurrent save.
 */
export async function rebaseDraft<Document>(
  trx: Db,
  { noun, published }: Pick<Publishable<Document>, 'noun' | 'published'>,
  key: string,
): Promise<void> {
  const draft = await trx
    .selectFrom('drafts')
    .select(['version', 'document_json', 'base_json', 'planned_json'])
    .where('noun', '=', noun)
    .where('key', '=', key)
    .where('document_json', 'is not', null)
    .where('base_json', 'is not', null)
    .executeTakeFirst()
  const site = (await published(trx, key))?.document
  if (!draft || site === undefined) return
  const { version, document_json, base_json, planned_json } = draft
  const base: unknown = JSON.parse(base_json ?? 'null')
  if (isJsonEqual(base, site)) return
  const follow = (json: string) =>
    JSON.stringify(threeWayMerge(base, JSON.parse(json), site).merged)
  await trx
    .updateTable('drafts')
    .set({
      document_json: follow(document_json ?? 'null'),
      planned_json: planned_json === null ? null : follow(planned_json),
      base_json: JSON.stringify(site),
      version: version + 1,
    })
    .where('noun', '=', noun)
    .where('key', '=', key)
    .execute()
}
