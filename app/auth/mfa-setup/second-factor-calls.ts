import * as v from 'valibot'
import { defineCall } from '#app/platform/http/define-call.ts'

const tag = 'Staff'
const said = v.object({ message: v.string() })

export const changeSecondStepRule = defineCall({
  method: 'PATCH',
  path: '/api/second-factor/rule',
  may: 'staff.edit',
  needsProof: true,
  says: 'Set whether a second step at login is required for everyone',
  tag,
  body: v.object({ isRequired: v.boolean() }),
  answer: said,
  refusals: [409],
})

/** For who has lost the telephone and the recovery codes. */
export const clearSecondFactor = defineCall({
  method: 'DELETE',
  path: '/api/staff/:userId/second-factor',
  may: 'staff.edit',
  needsProof: true,
  says: 'Remove an account’s second step at login',
  tag,
  answer: said,
  refusals: [404, 409],
})
