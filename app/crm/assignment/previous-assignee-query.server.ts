import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'

/**
 * Finds the person among `people` to whom an enquiry of the same customer was assigned last. A
 * customer is recognised by phone number or email address.
 */
export async function findPreviousAssignee(
  trx: Db,
  enquiryId: number,
  people: readonly StaffAccount[],
): Promise<StaffAccount | undefined> {
  if (people.length === 0) return undefined
  const { phone, email } = await trx
    .selectFrom('enquiries')
    .select(['phone', 'email'])
    .where('id', '=', enquiryId)
    .executeTakeFirstOrThrow()
  const newest = async (column: 'phone' | 'email', value: string | null) =>
    value === null
      ? undefined
      : trx
          .selectFrom('enquiries')
          .select(['id', 'assignee_id'])
          .where(column, '=', value)
          .where('id', '<>', enquiryId)
          .where(
            'assignee_id',
            'in',
            people.map(({ id }) => id),
          )
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst()
  const [first, second] = [await newest('phone', phone), await newest('email', email)]
  const had = (first?.id ?? 0) > (second?.id ?? 0) ? first : second
  return people.find(({ id }) => id === had?.assignee_id)
}
