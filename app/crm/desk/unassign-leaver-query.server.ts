import { sql } from 'kysely'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { canWorkOnPipeline } from './assignee-query.server.ts'
import type { EventAuthor } from './enquiry-update-query.server.ts'

type LeavingStaff = {
  staffId: number
  /** The new role of the account; undefined if it was deactivated or deleted. */
  role: Role | undefined
  by: EventAuthor
  now: Date
}

/**
 * Unassigns open enquiries in the caller's transaction: all enquiries of a leaver, or those outside
 * the flows of a new role. Records each change in the enquiry's history. Returns the number of
 * enquiries.
 */
export async function unassignLeaver(
  trx: Db,
  { staffId, role, by, now }: LeavingStaff,
): Promise<number> {
  const kinds = enquiryKinds
    .filter(({ flow }) => !role || !canWorkOnPipeline(role, flow))
    .map(({ slug }) => slug)
  let query = trx
    .updateTable('enquiries')
    .set((eb) => ({
      assignee_id: null,
      version: eb('version', '+', 1),
      // Deadlines in the past still count for this account, because it was the assignee then.
      promise_assignee_id: eb
        .case()
        .when('call_by', '>=', now.toISOString())
        .then(null)
        .else(eb.ref('promise_assignee_id'))
        .end(),
    }))
    .where('assignee_id', '=', staffId)
    .where('is_open', '=', sql.lit(1))
  if (role) query = query.where('kind', 'in', [...kinds, ''])
  const freed = await query.returning(['id', 'version']).execute()
  for (let from = 0; from < freed.length; from += batchSize)
    await recordUnassignments(trx, freed.slice(from, from + batchSize), by, now)
  return freed.length
}

const batchSize = 200

/**
 * Inserts the history entries. Their time is never before the last event, because a clock may have
 * been set back.
 */
async function recordUnassignments(
  trx: Db,
  freed: readonly { id: number; version: number }[],
  by: EventAuthor,
  now: Date,
) {
  const last = await trx
    .selectFrom('desk_events')
    .select((eb) => ['enquiry_id', eb.fn.max('at').as('at')])
    .where(
      'enquiry_id',
      'in',
      freed.map(({ id }) => id),
    )
    .groupBy('enquiry_id')
    .execute()
  const latest = new Map(last.map(({ enquiry_id, at }) => [enquiry_id, at]))
  const instant = now.toISOString()
  await trx
    .insertInto('desk_events')
    .values(
      freed.map(({ id, version }) => {
        const before = latest.get(id) ?? ''
        return {
          enquiry_id: id,
          at: before > instant ? before : instant,
          staff_id: by.id,
          who: by.name,
          type: 'assign' as const,
          data_json: JSON.stringify({ assignee: null }),
          text: null,
          key_hash: null,
          content_hash: null,
          version,
        }
      }),
    )
    .execute()
}
