import * as v from 'valibot'
import { defineCall } from '#app/http/define-call.ts'

/** A person asked that what they wrote be erased. */
export const eraseEnquiry = defineCall({
  method: 'DELETE',
  path: '/api/enquiries/:id',
  may: 'enquiries.erase',
  needsProof: true,
  says: 'Erase one person’s enquiry; counts stay',
  tag: 'Manage',
  answer: v.object({ message: v.string(), id: v.number(), reference: v.string() }),
  refusals: [404],
})
