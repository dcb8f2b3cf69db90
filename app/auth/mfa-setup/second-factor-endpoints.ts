import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

const tag = 'Staff'
const messageAnswer = v.object({ message: v.string() })

export const changeSecondFactorRequirement = defineEndpoint({
  method: 'PATCH',
  path: '/api/second-factor/rule',
  may: 'staff.edit',
  needsProof: true,
  says: 'Set whether a second step at login is required for everyone',
  tag,
  body: v.object({ isRequired: v.boolean() }),
  answer: messageAnswer,
  refusals: [409],
})

/** Removes the second step of a person who has lost the phone and the recovery codes. */
export const removeStaffSecondFactor = defineEndpoint({
  method: 'DELETE',
  path: '/api/staff/:userId/second-factor',
  may: 'staff.edit',
  needsProof: true,
  says: 'Remove an account’s second step at login',
  tag,
  answer: messageAnswer,
  refusals: [404, 409],
})
