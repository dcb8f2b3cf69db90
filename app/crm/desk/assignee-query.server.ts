import { sql } from 'kysely'
import {
  type EnquiryReader,
  pipelineOfKind,
  visibleKindSlugs,
} from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { currentAbsenceEnd, isAvailable } from '#app/platform/permissions/availability.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import { canWorkOnPipeline, type OpenByPipeline } from '#app/platform/permissions/pipeline-work.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { capabilitiesOf } from '#app/platform/permissions/role-capabilities.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { failField, ok, type Result } from '#app/platform/result/result.ts'
import type { DeskWorker } from './desk-endpoints.ts'
import type { DeskPerson } from './desk-enquiry-schema.ts'
import * as words from './desk-event-words.ts'

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
  const name = staffName(account)
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
    .map(({ id, role, is_in, available_until, away_until, ...account }) => {
      const stored = {
        isIn: is_in === 1,
        availableUntil: available_until,
        awayUntil: away_until,
      }
      return {
        id,
        name: staffName(account),
        role,
        isIn: isAvailable(stored, now),
        awayUntil: currentAbsenceEnd(stored, now),
        open: Object.values(open.get(id) ?? {}).reduce((sum, count) => sum + count, 0),
        openByPipeline: open.get(id) ?? {},
      }
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

async function countOpenByAssignee(
  db: Db,
  { role }: EnquiryReader,
): Promise<Map<number, OpenByPipeline>> {
  const kinds = visibleKindSlugs({ role })
  const query = db
    .selectFrom('enquiries')
    .select((eb) => ['assignee_id', 'kind', eb.fn.countAll<number>().as('open')])
    // The literals let both databases use the partial index `enquiries_mine`.
    .where('is_open', '=', sql.lit(1))
    .where('assignee_id', 'is not', null)
    .groupBy(['assignee_id', 'kind'])
  const rows = await (kinds ? query.where('kind', 'in', [...kinds, '']) : query).execute()
  const byAssignee = Map.groupBy(rows, ({ assignee_id }) => assignee_id ?? 0)
  return new Map([...byAssignee].map(([id, counts]) => [id, sumByPipeline(counts)]))
}

function sumByPipeline(counts: readonly { kind: string; open: number }[]): OpenByPipeline {
  const sums: Partial<Record<Pipeline, number>> = {}
  for (const { kind, open } of counts) {
    const pipeline = pipelineOfKind(kind)
    sums[pipeline] = (sums[pipeline] ?? 0) + Number(open)
  }
  return sums
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
