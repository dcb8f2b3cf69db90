import type { Db } from '#app/platform/db/connect-database.server.ts'
import { isJsonEqual, threeWayMerge } from '#app/platform/schema/three-way-merge.ts'
import type { Publishable } from './publishable.ts'

/**
 * Inside a transaction that changed the site: what stands otherwise there now steps into the drafts,
 * but where they say otherwise themselves. So a draft holds its own changes and no others, and who has
 * it open is told as of any quicker person.
 */
export async function rebaseDrafts<Document>(
  trx: Db,
  { noun, published }: Pick<Publishable<Document>, 'noun' | 'published'>,
  { who, now }: { who: string; now: Date },
): Promise<void> {
  const drafts = await trx
    .selectFrom('drafts')
    .select(['key', 'version', 'document_json', 'base_json', 'planned_json'])
    .where('noun', '=', noun)
    .where('document_json', 'is not', null)
    .where('base_json', 'is not', null)
    .execute()
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
      // Who saves at this moment is sent back by the new version, or has gone first and is read again by the next change.
      .where('version', '=', version)
      .execute()
  }
}
