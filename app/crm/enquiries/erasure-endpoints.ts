import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

/** A person asked that what they wrote be erased. */
export const eraseEnquiry = defineEndpoint({
  method: 'DELETE',
  path: '/api/enquiries/:id',
  may: 'enquiries.erase',
  needsProof: true,
  says: 'Erase the data of an enquiry; counts stay',
  tag: 'Manage',
  /** Ids of others of the same person, separated by commas: all of them or none. */
  query: v.object({ also: v.optional(v.pipe(v.string(), v.maxLength(600))) }),
  answer: v.object({ message: v.string(), id: v.number(), reference: v.string() }),
  refusals: [404],
})

const samePersonEnquirySchema = v.object({
  id: v.number(),
  reference: v.string(),
  kind: v.string(),
  title: v.string(),
  receivedAt: v.string(),
  /** That day on the dealer's calendar. */
  receivedOn: v.string(),
})

export type SamePersonEnquiry = v.InferOutput<typeof samePersonEnquirySchema>

/** What else came from the same number or address, or was joined to it, and holds answers still: to be erased with it. */
export const listSamePersonEnquiries = defineEndpoint({
  method: 'GET',
  path: '/api/enquiries/:id/same-person',
  may: 'enquiries.erase',
  says: 'Other enquiries of the same customer',
  tag: 'Manage',
  answer: v.object({
    enquiries: v.array(samePersonEnquirySchema),
  }),
  refusals: [404],
  isPrivate: true,
})
