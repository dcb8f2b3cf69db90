import { type RawBuilder, sql } from 'kysely'
import type { CallbackStatus } from './enquiry-filter.ts'

/**
 * The account to which analytics attributes a response: the first caller, or else the assignee at
 * the call-back deadline. Null if the enquiry has neither.
 */
export const respondingAccountSql = sql<
  number | null
>`case when e.in_time is null then e.promise_assignee_id else e.first_caller_id end`

const isUncalledSql = sql`e.in_time is null and e.call_by is not null`

/**
 * The SQL condition for a call-back status on `enquiries e`. Analytics counts with this condition,
 * and the desk lists the counted rows with it. Duplicates and junk never count as missed.
 */
export function callbackStatusCondition(
  answering: CallbackStatus,
  now: string,
): RawBuilder<boolean> {
  switch (answering) {
    case 'in-time':
      return sql`e.in_time = 1`
    case 'late':
      return sql`e.in_time = 0`
    case 'missed':
      return sql`(${isUncalledSql} and e.call_by <= ${now} and (e.lost_reason is null or e.lost_reason not in ('duplicate', 'junk')))`
    case 'pending':
      return sql`(${isUncalledSql} and e.call_by > ${now} and e.is_open = 1)`
  }
}
