import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Availability } from './availability.ts'

/**
 * Changes the availability of a model on the site, inside a transaction. Its draft changes too;
 * otherwise publishing the draft would undo the change.
 */
export async function writeAvailability(
  trx: Db,
  { id, availability, who, now }: AvailabilityChange,
): Promise<void> {
  const { slug } = await trx
    .updateTable('vehicles')
    .set({ availability })
    .where('id', '=', id)
    .returning('slug')
    .executeTakeFirstOrThrow()
  const draft = await trx
    .selectFrom('drafts')
    .select(['version', 'document_json', 'planned_json'])
    .where('noun', '=', 'model')
    .where('key', '=', slug)
    .executeTakeFirst()
  if (!draft || draft.document_json === null) return
  const follow = (json: string | null) =>
    json === null ? null : JSON.stringify({ ...JSON.parse(json), availability })
  await trx
    .updateTable('drafts')
    .set({
      document_json: follow(draft.document_json),
      planned_json: follow(draft.planned_json),
      // A new version tells open editors of the draft about the change.
      version: draft.version + 1,
      edited_by: who,
      edited_at: now.toISOString(),
    })
    .where('noun', '=', 'model')
    .where('key', '=', slug)
    .execute()
}

type AvailabilityChange = { id: number; availability: Availability; who: string; now: Date }
