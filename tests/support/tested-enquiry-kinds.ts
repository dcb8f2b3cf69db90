import { publicEnquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { financeEnquiry } from '#app/crm/enquiries/kinds/finance.ts'
import { offerEnquiry } from '#app/crm/enquiries/kinds/offer.ts'
import { onRoadPriceEnquiry } from '#app/crm/enquiries/kinds/on-road-price.ts'
import { optInEnquiry } from '#app/crm/enquiries/kinds/opt-in.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { isFullRun } from './test-scope.ts'

/**
 * Five kinds whose forms together have every control. One engine renders and sends the forms of
 * all kinds.
 */
export const representativeEnquiryKinds = [
  serviceBookingEnquiry,
  financeEnquiry,
  offerEnquiry,
  onRoadPriceEnquiry,
  optInEnquiry,
] as const

/**
 * Kinds that are tested with failures of browser and network, by their pages. The full run uses all
 * kinds.
 */
export const testedEnquiryKinds = (isFullRun ? publicEnquiryKinds : representativeEnquiryKinds).map(
  (enquiry) => [enquiry.page, enquiry] as const,
)
