/** Default terms between visitor and dealer. They are shown until staff write their own terms. */

export const defaultTermsDescription =
  'Our terms for prices, offers, bookings, test rides, loans and this website.'
export const defaultTermsSummary =
  'Terms between you and {dealer} when you use this website. Last changed on 27 Nov 2026.'

export const defaultTermsBody = `## Prices

All prices are ex-showroom prices in Indian rupees, without registration, road tax and insurance. Each price shows the date on which we last checked it. A price is binding once we give you a written quotation, for the period stated in it.

## Specifications and pictures

Figures that we could not confirm are marked as approximate. Pictures on this website are drawn, not photographed. Colours and details of the vehicle you buy may differ: the vehicle in the showroom counts, not its picture.

## Offers

An offer is valid as described, as long as it is shown here and while stocks last. An offer enquiry reserves nothing until we confirm it. Offers cannot be combined unless we say so.

## Test rides

You need a driving licence for the class of vehicle. You are responsible for your riding and must follow the traffic rules. We lend you a helmet. We may refuse or stop a ride for safety.

## Service bookings

A booking on this website is a request for a day. The workshop confirms it by phone. We do work beyond the job card only after you agree to its price.

## Maintenance contract and warranty

Your contract says what the [annual maintenance contract](/amc) or the [extended warranty](/extendedWarranty) covers. The summary on this website does not replace it.

## Finance

We introduce you to lenders. We are not a lender. The EMI calculator gives an estimate; the lender alone decides on the loan, its rate and its fees. You may arrange your own loan, or buy without one.

## Your enquiries

When you send us a form, you ask us to reply by phone, message or email about what you sent. The [privacy notice](/privacy) says what we keep, why and for how long.

## Law

Indian law applies, and the courts at {city} have jurisdiction. Your rights as a consumer are not affected.`
