import type { Db } from '#app/platform/db/connect-database.server.ts'
import { isJsonEqual, threeWayMerge } from '#app/platform/schema/three-way-merge.ts'

/**
 * Merges a change to the site into the document's draft and scheduled document, inside the
 * transaction that made the change. `site` is the document as the site now shows it. The draft's own changes win, and its author stays. An open
 * editor gets a conflict, as after any concurrent save.
 */
export async function rebaseDraft(
  trx: Db,
  { noun, key, site }: { noun: string; key: string; site: unknown },
): Promise<void> {
  const draft = await trx
    .selectFrom('drafts')
    .select(['version', 'document_json', 'base_json', 'planned_json'])
    .where('noun', '=', noun)
    .where('key', '=', key)
    .where('document_json', 'is not', null)
    .where('base_json', 'is not', null)
    .executeTakeFirst()
  if (!draft) return
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
