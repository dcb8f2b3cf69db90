import type { Db } from '#app/platform/db/connect-database.server.ts'
import {
  eraseFromCustomer,
  lockCustomersOf,
  lockCustomersWith,
} from './customer-erasure-query.server.ts'
import { type LinkableEnquiry, linkableColumns, linkBatch } from './customer-link-query.server.ts'
import { customerMobileKey } from './customer-mobile-key.ts'
import { eraseHistory } from './erasure-store.server.ts'

/** Enquiries per transaction. A larger batch would make visitors of the same number wait. */
const batchSize = 1000

/**
 * Links all enquiries without a customer, and removes erased persons from customers. Both occur
 * after an update and while an instance of an earlier release still runs. It can be interrupted and
 * repeated at any time. Returns the number of linked enquiries.
 */
export async function fillCustomers(db: Db): Promise<number> {
  await forgetErased(db)
  let linked = 0
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('enquiries')
      .select(linkableColumns)
      .where('customer_id', 'is', null)
      .where('erased_at', 'is', null)
      .where('phone', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    const newest = rows.at(-1)
    if (!newest) return linked
    last = newest.id
    linked += await db
      .transaction()
      .execute(async (trx) => linkBatch(trx, await lockUnlinked(trx, rows)))
  }
}

/** Reads rows again under a lock, because an erasure or another instance may have come first. */
async function lockUnlinked(trx: Db, rows: readonly LinkableEnquiry[]): Promise<LinkableEnquiry[]> {
  await lockCustomersWith(
    trx,
    rows.flatMap(({ phone }) => customerMobileKey(phone) ?? []),
  )
  const locked = await trx
    .updateTable('enquiries')
    .set((eb) => ({ version: eb.ref('version') }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('customer_id', 'is', null)
    .where('erased_at', 'is', null)
    .returning(linkableColumns)
    .execute()
  return locked.toSorted((a, b) => a.id - b.id)
}

async function forgetErased(db: Db): Promise<void> {
  // An earlier release does not know the values before a correction.
  const corrected = await db
    .selectFrom('enquiries')
    .innerJoin('desk_events', 'desk_events.enquiry_id', 'enquiries.id')
    .select('enquiries.id')
    .distinct()
    .where('enquiries.erased_at', 'is not', null)
    .where('desk_events.data_json', 'like', '%"changes"%')
    .execute()
  for (const { id } of corrected) await db.transaction().execute((trx) => eraseHistory(trx, id))
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'customer_id'])
    .where('customer_id', 'is not', null)
    .where('erased_at', 'is not', null)
    .execute()
  for (const { id, customer_id } of rows)
    await db.transaction().execute(async (trx) => {
      await lockCustomersOf(trx, [id])
      await trx.updateTable('enquiries').set({ customer_id: null }).where('id', '=', id).execute()
      await eraseFromCustomer(trx, customer_id)
    })
}
