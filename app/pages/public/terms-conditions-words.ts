/** What holds between a visitor and the dealer. */

export const terms = 'Terms & Conditions'
export const pageDescription = 'What holds for prices, offers, bookings, loans and this site.'
export const inShort = (dealer: string) =>
  `What holds between you and ${dealer} when you use this site. Last changed on 21 Nov 2026.`

export const prices = 'Prices'
export const exShowroom =
  'All prices are ex-showroom prices in Indian rupees, without registration, road tax and insurance. Each bears the day on which we last checked it. A price becomes binding with our written quotation, which holds for the time it states.'

export const specifications = 'Specifications and pictures'
export const drawn =
  'Figures that could not be confirmed are marked as approximate. Pictures on this site are drawn, not photographed; colours and details of the machine that you buy may differ. The machine in the showroom counts, not its picture.'

export const offers = 'Offers'
export const asDescribed =
  'An offer holds as described, for as long as it is shown and as far as stock goes. An offer enquiry reserves nothing until we have confirmed it. Offers cannot be added up unless that is said.'

export const testRides = 'Test rides'
export const licence =
  'You need a driving licence for the class of machine, and you ride at your own responsibility within the traffic rules. A helmet is lent. We may refuse or end a ride where safety asks for it.'

export const serviceBookings = 'Service bookings'
export const requestForDay =
  'A booking on this site is a request for a day; the workshop confirms it by phone. Work beyond the job card is done only after you have agreed to its price.'

export const contractAndWarranty = 'Maintenance contract and warranty'
export const writtenInContract = [
  'What the ',
  'annual maintenance contract',
  ' and the ',
  'extended warranty',
  ' cover is written in the contract that you receive. The summary on this site does not replace it.',
] as const

export const finance = 'Finance'
export const noLender =
  'We introduce you to lenders and are not one. The EMI calculator estimates; the lender alone decides on the loan, its rate and its fees. You are free to bring a loan of your own, or none.'

export const yourEnquiries = 'Your enquiries'
export const askedToAnswer = [
  'By sending a form you ask us to answer you by phone, message or e-mail about what you sent. What we keep, why and for how long stands in the ',
  'privacy notice',
  '.',
] as const

export const law = 'Law'
export const courts = (city: string) =>
  `Indian law applies; the courts of ${city} are responsible. Your rights as a consumer stay as they are.`
