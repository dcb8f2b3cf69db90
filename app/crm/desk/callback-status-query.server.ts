import { type RawBuilder, sql } from 'kysely'
import type { CallbackStatus } from './desk-query-schema.ts'

/**
 * The account that the answer to an enquiry is counted for: who made the first call, otherwise who had it at the
 * promised hour. Null is nobody.
 */
export const respondingAccountSql = sql<
  number | null
>`case when e.in_time is null then e.promise_assignee_id else e.first_caller_id end`

const isUncalledSql = sql`e.in_time is null and e.call_by is not null`

/**
 * How somebody was answered who was promised an hour, on `enquiries e`: figures count by it, and the desk
 * lists what they count. Who was none, or is shown by another row, was to be called by nobody.
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
