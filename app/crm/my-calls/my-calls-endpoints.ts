import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { doneTodaySchema, myCallSchema } from './my-calls-schema.ts'

const myCallsSchema = v.object({
  /** The user's own calls that are overdue or due today, or are booked for today. */
  rows: v.array(myCallSchema),
  /** Number of overdue calls beyond those in `rows`. */
  more: v.number(),
  /**
   * The newest open enquiries without an assignee, and the number of all. Coming appointments with
   * a confirmed hour are left out: they need no call.
   */
  unassigned: v.array(myCallSchema),
  unassignedTotal: v.number(),
  done: v.array(doneTodaySchema),
  /** `true` if the user is to be asked whether they are available today. */
  asksAvailability: v.boolean(),
})

export const listMyCalls = defineEndpoint({
  method: 'GET',
  path: '/api/desk/my-calls',
  may: 'desk.work',
  says: 'List the account’s calls of today, what is unassigned, and its calls and notes of today',
  tag: 'Desk',
  answer: myCallsSchema,
  isPrivate: true,
})
