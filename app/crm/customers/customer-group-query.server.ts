import {
  findMergedCustomerIds,
  lockGroups,
} from '#app/crm/enquiries/customer-erasure-query.server.ts'
import { visibleKindSlugs } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { CustomerRow } from '#app/platform/db/schema-customers.ts'
import type { Role } from '#app/platform/permissions/role.ts'

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
  const ids = await findMergedCustomerIds(db, id)
  if (ids.length === 0) return undefined
  const rows = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return visibleGroup(db, role, rows)
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
