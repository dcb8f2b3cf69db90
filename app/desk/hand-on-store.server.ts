import { sql } from 'kysely'
import type { Db } from '#app/db/connect.server.ts'
import type { Doer } from './enquiry-work-store.server.ts'

/**
 * Takes the open enquiries from somebody who leaves, in the transaction of their leaving: nobody has them then, and
 * their history says so. Returns how many there were.
 */
export async function handOn(
  trx: Db,
  staffId: number,
  { by, now }: { by: Doer; now: Date },
): Promise<number> {
  const at = now.toISOString()
  const freed = await trx
    .updateTable('enquiries')
    .set((eb) => ({ assignee_id: null, version: eb('version', '+', 1) }))
    .where('assignee_id', '=', staffId)
    .where('is_open', '=', sql.lit(1))
    .returning(['id', 'version'])
    .execute()
  for (let from = 0; from < freed.length; from += batch) {
    await trx
      .insertInto('desk_events')
      .values(
        freed.slice(from, from + batch).map(({ id, version }) => ({
          enquiry_id: id,
          at,
          staff_id: by.id,
          who: by.name,
          type: 'assign' as const,
          data_json: JSON.stringify({ assignee: null }),
          text: null,
          key_hash: null,
          content_hash: null,
          version,
        })),
      )
      .execute()
  }
  return freed.length
}

const batch = 200
