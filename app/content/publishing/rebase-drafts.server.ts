import type { Db } from '#app/platform/db/connect-database.server.ts'
import { isJsonEqual, threeWayMerge } from '#app/platform/schema/three-way-merge.ts'
import type { Publishable } from './publishable.ts'

/**
 * Merges changes to the site into the drafts of a content type, or into the draft of one document,
 * inside the transaction that made them. The draft's own changes win. An open editor gets a conflict, as after any concurrent save.
 */
export async function rebaseDrafts<Document>(
  trx: Db,
  { noun, published }: Pick<Publishable<Document>, 'noun' | 'published'>,
  { who, now, key: only }: { who: string; now: Date; key?: string },
): Promise<void> {
  const ofAll = trx
    .selectFrom('drafts')
    .select(['key', 'version', 'document_json', 'base_json', 'planned_json'])
    .where('noun', '=', noun)
    .where('document_json', 'is not', null)
    .where('base_json', 'is not', null)
  const drafts = await (only === undefined ? ofAll : ofAll.where('key', '=', only)).execute()
  for (const { key, version, document_json, base_json, planned_json } of drafts) {
    const site = (await published(trx, key))?.document
    const base: unknown = JSON.parse(base_json ?? 'null')
    if (site === undefined || isJsonEqual(base, site)) continue
    const follow = (json: string) =>
      JSON.stringify(threeWayMerge(base, JSON.parse(json), site).merged)
    await trx
      .updateTable('drafts')
      .set({
        document_json: follow(document_json ?? 'null'),
        planned_json: planned_json === null ? null : follow(planned_json),
        base_json: JSON.stringify(site),
        version: version + 1,
        edited_by: who,
        edited_at: now.toISOString(),
      })
      .where('noun', '=', noun)
      .where('key', '=', key)
      // A concurrent save gets a conflict from the new version. If it came first, this update skips
      // the draft, and the next change to the site merges it.
      .where('version', '=', version)
      .execute()
  }
}
