import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { financeEnquiry } from '#app/crm/enquiries/kinds/finance.ts'
import { optInEnquiry } from '#app/crm/enquiries/kinds/opt-in.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { isFullRun } from './test-scope.ts'

/** Three kinds whose forms have every control between them: one engine draws and sends the forms of all kinds. */
export const representativeEnquiryKinds = [
  serviceBookingEnquiry,
  financeEnquiry,
  optInEnquiry,
] as const

/** The kinds on which a fault of browser or network is tried, by their pages; the full run takes all. */
export const testedEnquiryKinds = (isFullRun ? enquiryKinds : representativeEnquiryKinds).map(
  (enquiry) => [enquiry.page, enquiry] as const,
)
