import type { Selectable } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { StaffTable } from '#app/platform/db/schema-staff.ts'

export type StaffRow = Selectable<StaffTable>

/**
 * Whoever changes accounts waits here for whoever does: the oldest account's row stands for all of them, on
 * both engines. So of two owners who deactivate each other one is the last.
 */
export async function lockStaffAccounts(trx: Db): Promise<void> {
  await trx
    .updateTable('staff')
    .set((eb) => ({ failed_logins: eb.ref('failed_logins') }))
    .where('id', '=', (eb) => eb.selectFrom('staff').select((of) => of.fn.min('id').as('id')))
    .execute()
}

export const findStaffRowByUserId = (trx: Db, userId: string) =>
  trx.selectFrom('staff').selectAll().where('user_id', '=', userId).executeTakeFirst()

export const findStaffIdIgnoringCase = (trx: Db, userId: string) =>
  trx
    .selectFrom('staff')
    .select('id')
    .where((eb) => eb.fn<string>('lower', ['user_id']), '=', userId.toLowerCase())
    .executeTakeFirst()

/** An owner who can come in: an invited one cannot yet. */
export async function hasOtherActiveOwner(trx: Db, id: number, now: Date): Promise<boolean> {
  const other = await trx
    .selectFrom('staff')
    .select('id')
    .where('id', '!=', id)
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .where('password_hash', '!=', '')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now.toISOString())]))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

const isActiveOwner = ({ role, status, password_hash }: StaffRow) =>
  role === 'owner' && status === 'active' && password_hash !== ''

/** Whether an owner who can come in is one no more. */
export const stopsBeingActiveOwner = (before: StaffRow, after: StaffRow) =>
  isActiveOwner(before) && !isActiveOwner(after)
