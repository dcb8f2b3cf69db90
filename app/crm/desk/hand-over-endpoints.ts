import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { accountIdSchema, assigneeIdSchema } from './desk-event-schema.ts'
import * as words from './hand-over-words.ts'

const tag = 'Desk'

/**
 * The new assignee of all open enquiries of a person: an account, the assignment rules, or null for
 * nobody.
 */
export const handOverTargetSchema = v.union([v.literal('rules'), assigneeIdSchema], words.noTarget)

export const handOverEnquiries = defineEndpoint({
  method: 'POST',
  path: '/api/desk/hand-over',
  may: 'desk.assign',
  says: 'Hand all open enquiries of one person over: to a colleague, by the rules, or to nobody',
  tag,
  body: v.object({ from: accountIdSchema(words.noPerson), to: handOverTargetSchema }),
  answer: v.object({
    message: v.string(),
    /** The id that an undo needs; null if nothing was handed over. */
    id: v.nullable(v.number()),
    count: v.number(),
    /** The number of open enquiries that the person still has. */
    left: v.number(),
  }),
  refusals: [404],
})

export const undoHandOver = defineEndpoint({
  method: 'POST',
  path: '/api/desk/hand-over/:id/undo',
  may: 'desk.assign',
  says: 'Undo a hand-over: enquiries that are still open and not reassigned go back',
  tag,
  answer: v.object({ message: v.string(), count: v.number() }),
  refusals: [404, 409, 422],
})
