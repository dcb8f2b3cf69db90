import { sql } from 'kysely'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { canWorkOnPipeline } from '#app/platform/permissions/pipeline-work.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import type { DeskPerson } from './desk-enquiry-schema.ts'
import type { EventAuthor } from './enquiry-update-query.server.ts'

type OpenEnquiryQuery = {
  assignee?: number
  kinds?: readonly string[] | undefined
  ids?: readonly number[]
  limit?: number
}

/**
 * Locks the open enquiries to which all given conditions apply, until the transaction ends. All
 * bulk changes lock in this order, so that they cannot deadlock.
 */
export async function lockOpenEnquiries(
  trx: Db,
  engine: DatabaseEngine,
  { assignee, kinds, ids, limit }: OpenEnquiryQuery,
): Promise<{ id: number; kind: string; assigneeId: number | null }[]> {
  let query = trx
    .selectFrom('enquiries')
    .select(['id', 'kind', 'assignee_id as assigneeId'])
    .where('is_open', '=', sql.lit(1))
    .orderBy('id')
  if (assignee !== undefined) query = query.where('assignee_id', '=', assignee)
  if (kinds) query = query.where('kind', 'in', [...kinds, ''])
  if (ids) query = query.where('id', 'in', [...ids, 0])
  if (limit !== undefined) query = query.limit(limit)
  return (engine === 'postgres' ? query.forUpdate() : query).execute()
}

type Reassignment = {
  /** Null unassigns the enquiries. */
  to: DeskPerson | null
  by: EventAuthor
  now: Date
  /**
   * The new assignee also answers for call-back deadlines from this instant on. Earlier deadlines
   * still count for the previous assignee.
   */
  deadlinesFrom?: string
}

/** Assigns locked enquiries to another account and records this in the history of each. */
export async function reassignEnquiries(
  trx: Db,
  enquiries: readonly { id: number }[],
  { to, by, now, deadlinesFrom = now.toISOString() }: Reassignment,
): Promise<void> {
  for (let from = 0; from < enquiries.length; from += batchSize) {
    const changed = await trx
      .updateTable('enquiries')
      .set((eb) => ({
        assignee_id: to?.id ?? null,
        version: eb('version', '+', 1),
        promise_assignee_id: eb
          .case()
          .when('call_by', '>=', deadlinesFrom)
          .then(to?.id ?? null)
          .else(eb.ref('promise_assignee_id'))
          .end(),
      }))
      .where(
        'id',
        'in',
        enquiries.slice(from, from + batchSize).map(({ id }) => id),
      )
      .returning(['id', 'version'])
      .execute()
    await recordAssignments(trx, changed, { assignee: to?.name ?? null, by, now })
  }
}

type LeavingStaff = {
  engine: DatabaseEngine
  staffId: number
  /** The new role of the account; undefined if it was deactivated or deleted. */
  role: Role | undefined
  by: EventAuthor
  now: Date
}

/**
 * Unassigns open enquiries in the caller's transaction: all enquiries of a leaver, or those outside
 * the flows of a new role. Returns the number of enquiries.
 */
export async function unassignLeaver(
  trx: Db,
  { engine, staffId, role, by, now }: LeavingStaff,
): Promise<number> {
  const kinds = role && kindsOutsideRole(role)
  const open = await lockOpenEnquiries(trx, engine, { assignee: staffId, kinds })
  await reassignEnquiries(trx, open, { to: null, by, now })
  return open.length
}

function kindsOutsideRole(role: Role): string[] {
  return enquiryKinds.filter(({ flow }) => !canWorkOnPipeline(role, flow)).map(({ slug }) => slug)
}

const batchSize = 200

/**
 * Inserts the history entries. Their time is never before the last event, because a clock may have
 * been set back.
 */
async function recordAssignments(
  trx: Db,
  changed: readonly { id: number; version: number }[],
  { assignee, by, now }: { assignee: string | null; by: EventAuthor; now: Date },
) {
  const last = await trx
    .selectFrom('desk_events')
    .select((eb) => ['enquiry_id', eb.fn.max('at').as('at')])
    .where(
      'enquiry_id',
      'in',
      changed.map(({ id }) => id),
    )
    .groupBy('enquiry_id')
    .execute()
  const latest = new Map(last.map(({ enquiry_id, at }) => [enquiry_id, at]))
  const instant = now.toISOString()
  await trx
    .insertInto('desk_events')
    .values(
      changed.map(({ id, version }) => {
        const before = latest.get(id) ?? ''
        return {
          enquiry_id: id,
          at: before > instant ? before : instant,
          staff_id: by.id,
          who: by.name,
          type: 'assign' as const,
          data_json: JSON.stringify({ assignee }),
          text: null,
          key_hash: null,
          content_hash: null,
          version,
        }
      }),
    )
    .execute()
}
