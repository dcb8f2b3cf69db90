/** What holds between a visitor and the dealer, until the staff write it otherwise. */

export const pageDescription = 'What holds for prices, offers, bookings, loans and this site.'
export const inShort =
  'What holds between you and {dealer} when you use this site. Last changed on 21 Nov 2026.'

export const body = `## Prices

All prices are ex-showroom prices in Indian rupees, without registration, road tax and insurance. Each bears the day on which we last checked it. A price becomes binding with our written quotation, which holds for the time it states.

## Specifications and pictures

Figures that could not be confirmed are marked as approximate. Pictures on this site are drawn, not photographed; colours and details of the machine that you buy may differ. The machine in the showroom counts, not its picture.

## Offers

An offer holds as described, for as long as it is shown and as far as stock goes. An offer enquiry reserves nothing until we have confirmed it. Offers cannot be added up unless that is said.

## Test rides

You need a driving licence for the class of machine, and you ride at your own responsibility within the traffic rules. A helmet is lent. We may refuse or end a ride where safety asks for it.

## Service bookings

A booking on this site is a request for a day; the workshop confirms it by phone. Work beyond the job card is done only after you have agreed to its price.

## Maintenance contract and warranty

What the [annual maintenance contract](/amc) and the [extended warranty](/extendedWarranty) cover is written in the contract that you receive. The summary on this site does not replace it.

## Finance

We introduce you to lenders and are not one. The EMI calculator estimates; the lender alone decides on the loan, its rate and its fees. You are free to bring a loan of your own, or none.

## Your enquiries

By sending a form you ask us to answer you by phone, message or e-mail about what you sent. What we keep, why and for how long stands in the [privacy notice](/privacy).

## Law

Indian law applies; the courts of {city} are responsible. Your rights as a consumer stay as they are.`
