import * as v from 'valibot'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

/** Gives the customer's page of an enquiry a new address. */
export const renewEnquiryLink = defineEndpoint({
  method: 'POST',
  path: '/api/enquiries/:reference/link',
  may: 'enquiries.correct',
  says: `Give the customer’s page of an enquiry, such as ${serviceBookingEnquiry.prefix}-7F3K2, a new address; the old one no longer opens`,
  tag: 'Desk',
  refusals: [404, 409],
  /** `link` is a path. */
  answer: v.object({ message: v.string(), link: v.string() }),
})
