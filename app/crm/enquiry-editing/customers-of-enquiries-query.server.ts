import type { Db } from '#app/platform/db/connect-database.server.ts'

/**
 * Returns the customer of each enquiry that has one, by the id of the enquiry. For a merged customer
 * it is the survivor.
 */
export async function findCustomersOf(
  db: Db,
  enquiryIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (enquiryIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('enquiries')
    .innerJoin('customers', 'customers.id', 'enquiries.customer_id')
    .select(['enquiries.id', 'customers.id as customerId', 'customers.survivor_id'])
    .where('enquiries.id', 'in', enquiryIds)
    .execute()
  return new Map(rows.map(({ id, customerId, survivor_id }) => [id, survivor_id ?? customerId]))
}
