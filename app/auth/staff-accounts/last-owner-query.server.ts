import type { Selectable } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { StaffTable } from '#app/platform/db/schema-staff.ts'

export type StaffRow = Selectable<StaffTable>

/**
 * Locks account changes by writing to the oldest account's row, which works on both databases. Two
 * owners therefore cannot remove each other at the same time.
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

/**
 * Returns `true` if another owner can log in. An invited owner without a password does not count.
 */
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

/**
 * Returns `true` if the change turns an owner who can log in into one who cannot, or into another
 * role.
 */
export const stopsBeingActiveOwner = (before: StaffRow, after: StaffRow) =>
  isActiveOwner(before) && !isActiveOwner(after)
