import type { Db } from '#app/platform/db/connect-database.server.ts'
import { customerSearchText } from './customer-search-text.ts'

/** Writes the search texts of customers again after a change of their values or vehicles. */
export async function refreshSearchTexts(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await trx
    .selectFrom('customers')
    .select(['id', 'name', 'phone', 'email', 'search_text'])
    .where('id', 'in', ids)
    .execute()
  const vehicles = await trx
    .selectFrom('customer_vehicles')
    .select(['customer_id', 'plate'])
    .where('customer_id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute()
  const platesOf = Map.groupBy(vehicles, ({ customer_id }) => customer_id)
  for (const row of rows) {
    const plates = platesOf.get(row.id)?.map(({ plate }) => plate) ?? []
    const search_text = customerSearchText({ ...row, plates })
    if (search_text !== row.search_text)
      await trx.updateTable('customers').set({ search_text }).where('id', '=', row.id).execute()
  }
}
