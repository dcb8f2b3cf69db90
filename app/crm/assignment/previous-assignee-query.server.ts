import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { groupBy } from '#app/platform/schema/group-by.ts'

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

/**
 * Returns, for each open enquiry of `from`, to whom among `people` enquiries of the same customer
 * were assigned: account ids, the last assignee first.
 */
export async function listPreviousAssignees(
  trx: Db,
  { from, people }: { from: number; people: readonly StaffAccount[] },
): Promise<Map<number, number[]>> {
  if (people.length === 0) return new Map()
  const sameIn = (column: 'phone' | 'email') =>
    trx
      .selectFrom('enquiries as e')
      .innerJoin('enquiries as other', `other.${column}`, `e.${column}`)
      .select((eb) => ['e.id', 'other.assignee_id', eb.fn.max('other.id').as('newest')])
      .where('e.assignee_id', '=', from)
      .where('e.is_open', '=', sql.lit(1))
      .whereRef('other.id', '<>', 'e.id')
      .where(
        'other.assignee_id',
        'in',
        people.map(({ id }) => id),
      )
      .groupBy(['e.id', 'other.assignee_id'])
      .execute()
  const found = [...(await sameIn('phone')), ...(await sameIn('email'))]
  const byEnquiry = groupBy(
    found.toSorted((a, b) => Number(b.newest) - Number(a.newest)),
    ({ id }) => id,
  )
  return new Map(
    [...byEnquiry].map(([id, all]) => [id, all.flatMap(({ assignee_id }) => assignee_id ?? [])]),
  )
}
