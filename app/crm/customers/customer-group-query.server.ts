import {
  listMergedCustomers,
  lockGroups,
} from '#app/crm/enquiries/customer-erasure-query.server.ts'
import { visibleKindSlugs } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import { changeStore } from '#app/platform/audit/change-store.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { CustomerRow } from '#app/platform/db/schema-customers.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { fail, type Result } from '#app/platform/result/result.ts'
import * as words from './customer-words.ts'

/** A customer with all customers merged into it. `ids` includes the survivor's id. */
export type CustomerGroup = {
  survivor: CustomerRow
  members: readonly CustomerRow[]
  ids: readonly number[]
}

/**
 * Finds the group of a customer, who may be merged. Returns undefined if the customer does not exist
 * or has no enquiry that the role may see.
 */
export async function findCustomerGroup(
  db: Db,
  role: Role,
  id: number,
): Promise<CustomerGroup | undefined> {
  return visibleGroup(db, role, await listMergedCustomers(db, id))
}

/** Locks the group until the transaction ends. */
export async function lockCustomerGroup(
  trx: Db,
  role: Role,
  id: number,
): Promise<CustomerGroup | undefined> {
  return visibleGroup(trx, role, await lockGroups(trx, [id]))
}

async function visibleGroup(
  db: Db,
  role: Role,
  rows: readonly CustomerRow[],
): Promise<CustomerGroup | undefined> {
  const survivor = rows.find(({ survivor_id }) => survivor_id === null)
  if (!survivor) return undefined
  const ids = rows.map((row) => row.id)
  const group = { survivor, members: rows, ids }
  const kinds = visibleKindSlugs({ role })
  if (!kinds) return group
  const seen = await db
    .selectFrom('enquiries')
    .select('id')
    .where('customer_id', 'in', ids)
    .where('kind', 'in', kinds)
    .limit(1)
    .executeTakeFirst()
  return seen && group
}

/** Runs a change of a customer in a transaction that locks the group. */
export function changeCustomerGroup<Value>(
  { db, clock }: ChangeContext,
  { staff, id }: { staff: StaffAccount; id: number },
  work: (trx: Db, group: CustomerGroup, now: string) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return db.transaction().execute(async (trx) => {
    const group = await lockCustomerGroup(trx, staff.role, id)
    return group ? work(trx, group, clock().toISOString()) : fail('gone', words.gone)
  })
}

/** Sets the time of the customer's last activity. */
export async function touchCustomer(
  trx: Db,
  { id, updated_at }: Pick<CustomerRow, 'id' | 'updated_at'>,
  now: string,
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ updated_at: updated_at > now ? updated_at : now })
    .where('id', '=', id)
    .execute()
}

type CustomerChange = { at: string; action: string; id: number }

/** Adds to the audit log. It must not contain personal data, because an erasure does not change it. */
export function recordCustomerChange(
  trx: Db,
  { id: staffId, userId }: StaffAccount,
  { at, action, id }: CustomerChange,
): Promise<void> {
  return changeStore(trx).record({
    at: new Date(at),
    editor: { id: staffId, userId },
    action,
    subject: customerSubject(id),
    label: `customer ${id}`,
  })
}

export const customerSubject = (id: number) => `customer/${id}`
