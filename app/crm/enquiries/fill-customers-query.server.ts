import type { Db } from '#app/platform/db/connect-database.server.ts'
import { eraseFromCustomer } from './customer-erasure-query.server.ts'
import { linkableColumns, linkBatch } from './customer-link-query.server.ts'

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
    linked += await db.transaction().execute((trx) => linkBatch(trx, rows))
  }
}

async function forgetErased(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'customer_id'])
    .where('customer_id', 'is not', null)
    .where('erased_at', 'is not', null)
    .execute()
  for (const { id, customer_id } of rows)
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('enquiries').set({ customer_id: null }).where('id', '=', id).execute()
      await eraseFromCustomer(trx, customer_id)
    })
}
