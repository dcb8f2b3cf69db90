import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

/** Erases the answers of an enquiry because the person requested it. */
export const eraseEnquiry = defineEndpoint({
  method: 'DELETE',
  path: '/api/enquiries/:id',
  may: 'enquiries.erase',
  needsProof: true,
  says: 'Erase the data of an enquiry; counts stay',
  tag: 'Manage',
  /**
   * Ids of other enquiries of the same person, separated by commas. Either all enquiries are erased
   * or none.
   */
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
  /** The day of arrival in the dealer's time zone. */
  receivedOn: v.string(),
})

export type SamePersonEnquiry = v.InferOutput<typeof samePersonEnquirySchema>

/**
 * Lists other enquiries that have the same phone number or email address or that are merged with
 * this one. Only enquiries whose answers are not erased are listed.
 */
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
