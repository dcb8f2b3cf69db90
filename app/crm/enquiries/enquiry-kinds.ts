import type {
  EnquiryKind,
  PublicEnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { amcEnquiry } from './kinds/amc.ts'
import { contactEnquiry } from './kinds/contact.ts'
import { extendedWarrantyEnquiry } from './kinds/extended-warranty.ts'
import { financeEnquiry } from './kinds/finance.ts'
import { joyClubEnquiry } from './kinds/joy-club.ts'
import { offerEnquiry } from './kinds/offer.ts'
import { onRoadPriceEnquiry } from './kinds/on-road-price.ts'
import { optInEnquiry } from './kinds/opt-in.ts'
import { salesEnquiry } from './kinds/sales.ts'
import { serviceBookingEnquiry } from './kinds/service-booking.ts'
import { testRideEnquiry } from './kinds/test-ride.ts'

/** The kinds that visitors send. To add a kind, create a file in `kinds/` and list it here. */
export const publicEnquiryKinds: readonly PublicEnquiryKind[] = [
  serviceBookingEnquiry,
  amcEnquiry,
  extendedWarrantyEnquiry,
  financeEnquiry,
  testRideEnquiry,
  offerEnquiry,
  joyClubEnquiry,
  contactEnquiry,
  optInEnquiry,
  onRoadPriceEnquiry,
]

/** All enquiry kinds, including those that only staff add. */
export const enquiryKinds: readonly EnquiryKind[] = [...publicEnquiryKinds, salesEnquiry]

export function findEnquiryKind(slug: string): EnquiryKind | undefined {
  return enquiryKinds.find((enquiry) => enquiry.slug === slug)
}
