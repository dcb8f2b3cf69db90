import type { Enquiry } from '#app/crm/enquiries/definition/define.ts'
import { amcEnquiry } from './kinds/amc.ts'
import { contact } from './kinds/contact.ts'
import { extendedWarranty } from './kinds/extended-warranty.ts'
import { financeEnquiry } from './kinds/finance.ts'
import { joyClub } from './kinds/joy-club.ts'
import { offerEnquiry } from './kinds/offer.ts'
import { onRoadPrice } from './kinds/on-road-price.ts'
import { optIn } from './kinds/opt-in.ts'
import { serviceBooking } from './kinds/service-booking.ts'
import { testRide } from './kinds/test-ride.ts'

/** Every enquiry of the house. Another is one file under `kinds/` and one line here. */
export const enquiries: readonly Enquiry[] = [
  serviceBooking,
  amcEnquiry,
  extendedWarranty,
  financeEnquiry,
  testRide,
  offerEnquiry,
  joyClub,
  contact,
  optIn,
  onRoadPrice,
]

export function findEnquiry(slug: string): Enquiry | undefined {
  return enquiries.find((enquiry) => enquiry.slug === slug)
}
