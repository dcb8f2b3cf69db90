import type { Db } from '#app/platform/db/connect.server.ts'
import type { Engine } from '#app/platform/db/migrations/engine.ts'
import type { Flow } from '#app/platform/permissions/flow.ts'
import { flowsOf, type Role } from '#app/platform/permissions/role.ts'
import { capabilitiesOf } from '#app/platform/permissions/role-capability.ts'
import type { DeskWorker } from './desk-calls.ts'
import * as words from './event-words.ts'
import { type DeskRefusal, refused } from './outcome.ts'

/** Whether an account of this role works on enquiries of that flow. */
export function worksOn(role: Role, flow: Flow): boolean {
  return capabilitiesOf(role).includes('desk.work') && flowsOf(role).includes(flow)
}

/** Whom an enquiry of a flow may be given to, by name; or why not. */
export async function findAssignee(
  db: Db,
  id: number,
  { flow, now }: { flow: Flow; now: Date },
): Promise<{ id: number; name: string } | DeskRefusal> {
  const account = await activeStaff(db, now).where('id', '=', id).executeTakeFirst()
  if (!account) return refused('invalid', words.assigneeIsGone, 'assignee')
  const name = account.user_name || account.user_id
  if (!worksOn(account.role, flow))
    return refused('invalid', words.assigneeSeesNone(name), 'assignee')
  return { id, name }
}

/** Until the transaction ends the account stays as it is: who leaves meanwhile hands this one on too. Before the enquiry is held. */
export async function holdAccount(trx: Db, engine: Engine, id: number): Promise<void> {
  if (engine === 'postgres')
    await trx.selectFrom('staff').select('id').where('id', '=', id).forShare().execute()
}

/** Everybody who works at the desk, by name. */
export async function listWorkers(db: Db, now: Date): Promise<DeskWorker[]> {
  const rows = await activeStaff(db, now).execute()
  return rows
    .filter(({ role }) => capabilitiesOf(role).includes('desk.work'))
    .map(({ id, user_id, user_name, role, is_in }) => ({
      id,
      name: user_name || user_id,
      role,
      isIn: is_in === 1,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

function activeStaff(db: Db, now: Date) {
  return db
    .selectFrom('staff')
    .select(['id', 'user_id', 'user_name', 'role', 'is_in'])
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now.toISOString())]))
}
