import { sql } from 'kysely'
import { type EnquiryReader, visibleKindSlugs } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { currentAbsenceEnd, isAvailable } from '#app/platform/permissions/availability.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import { pipelinesOf, type Role } from '#app/platform/permissions/role.ts'
import { capabilitiesOf } from '#app/platform/permissions/role-capabilities.ts'
import { failField, ok, type Result } from '#app/platform/result/result.ts'
import type { DeskWorker } from './desk-endpoints.ts'
import type { DeskPerson } from './desk-enquiry-schema.ts'
import * as words from './desk-event-words.ts'

/** Returns `true` if this role works on enquiries of the flow. */
export function canWorkOnPipeline(role: Role, flow: Pipeline): boolean {
  return capabilitiesOf(role).includes('desk.work') && pipelinesOf(role).includes(flow)
}

/**
 * Finds an account to which enquiries can be assigned, or returns a refusal. Without a flow, the
 * account may not be able to work on every enquiry.
 */
export async function findAssignee(
  db: Db,
  id: number,
  { flow, now }: { flow?: Pipeline; now: Date },
): Promise<Result<DeskPerson & { role: Role }>> {
  const account = await activeStaffQuery(db, now).where('id', '=', id).executeTakeFirst()
  if (!account) return failField('assignee', words.assigneeIsGone)
  const name = account.user_name || account.user_id
  if (flow && !canWorkOnPipeline(account.role, flow))
    return failField('assignee', words.assigneeSeesNone(name))
  return ok({ id, name, role: account.role })
}

/**
 * Locks the account until the transaction ends. A concurrent deactivation then waits and also
 * releases this enquiry. Call this function before locking the enquiry.
 */
export async function lockAssignee(trx: Db, engine: DatabaseEngine, id: number): Promise<void> {
  if (engine === 'postgres')
    await trx.selectFrom('staff').select('id').where('id', '=', id).forShare().execute()
}

/**
 * Lists the staff who can work at the desk, sorted by name. The number of open enquiries counts
 * only enquiries that the reader may see.
 */
export async function listDeskWorkers(
  db: Db,
  { reader, now }: { reader: EnquiryReader; now: Date },
): Promise<DeskWorker[]> {
  const [rows, open] = await Promise.all([
    activeStaffQuery(db, now).execute(),
    countOpenByAssignee(db, reader),
  ])
  return rows
    .filter(({ role }) => capabilitiesOf(role).includes('desk.work'))
    .map(({ id, user_id, user_name, role, is_in, available_until, away_until }) => {
      const stored = {
        isIn: is_in === 1,
        availableUntil: available_until,
        awayUntil: away_until,
      }
      return {
        id,
        name: user_name || user_id,
        role,
        isIn: isAvailable(stored, now),
        awayUntil: currentAbsenceEnd(stored, now),
        open: open.get(id) ?? 0,
      }
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

async function countOpenByAssignee(db: Db, { role }: EnquiryReader): Promise<Map<number, number>> {
  const kinds = visibleKindSlugs({ role })
  const query = db
    .selectFrom('enquiries')
    .select((eb) => ['assignee_id', eb.fn.countAll<number>().as('open')])
    // The literals let both databases use the partial index `enquiries_mine`.
    .where('is_open', '=', sql.lit(1))
    .where('assignee_id', 'is not', null)
    .groupBy('assignee_id')
  const rows = await (kinds ? query.where('kind', 'in', [...kinds, '']) : query).execute()
  return new Map(rows.map(({ assignee_id, open }) => [assignee_id ?? 0, Number(open)]))
}

/** Returns `true` unless the account is deactivated or expired. */
export function isActiveAccount(
  { status, expires_at }: { status: string; expires_at: string | null },
  now: Date,
): boolean {
  return status === 'active' && (expires_at === null || expires_at > now.toISOString())
}

function activeStaffQuery(db: Db, now: Date) {
  return db
    .selectFrom('staff')
    .select(['id', 'user_id', 'user_name', 'role', 'is_in', 'available_until', 'away_until'])
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now.toISOString())]))
}
