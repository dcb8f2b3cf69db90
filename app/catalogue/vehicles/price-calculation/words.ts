import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'

/** Texts of a dated price calculation, on its page and in its PDF. */

export const title = (vehicle: string) => `${vehicle}: price on the road`
export const pageTitle = (vehicle: string, total: string) =>
  total === '' ? title(vehicle) : `${vehicle}: ${total}`
/** The amount after an exchange is not the price of the vehicle on the road. */
export const amountOf = (total: string, isAfterExchange: boolean) =>
  isAfterExchange ? `${total} to pay after exchange` : `${total} on the road`
export const pageDescription = (vehicle: string, day: string) =>
  `Price of the ${vehicle} on the road, line by line, worked out on ${formatDay(day)}.`

export const workedOut = (day: string, place: string | undefined) =>
  `Worked out for ${formatDay(day)}${place ? ` in ${place}` : ''}`
export const holdsUntil = (day: string) => `Holds until ${formatDay(day)}`
export const sales = 'Sales'
export const whatsAppNumber = 'WhatsApp'

export const groups = {
  vehicle: 'Vehicle',
  government: 'Registration and taxes',
  insurance: 'Insurance',
  dealer: 'Dealership',
} as const

export const total = 'Total on the road'
export const toPay = 'To pay after exchange'
export const knownTotal = 'Known lines together'
export const missing = (lines: readonly string[]) =>
  `There is no total, because these amounts are not known: ${lines.join('; ')}.`
export const missingLine = (label: string, reason: string) =>
  `${label} (${reason.replace(/\.$/, '')})`

export const checkedPrice = 'Our price list'
export const unconfirmed = (lines: readonly string[]) =>
  `≈ We have not confirmed yet: ${lines.join('; ')}.`
export const notIncluded = (lines: readonly string[]) =>
  `Not chosen, so not included: ${lines.join('; ')}.`
export const refusable = (label: string, rupees: number) => `${label} (${formatRupees(rupees)})`
export const loan = ({
  down,
  amount,
  months,
  ratePercent,
  monthly,
}: {
  down: number
  amount: number
  months: number
  ratePercent: number
  monthly: number
}) =>
  `Monthly instalment (EMI): ${formatRupees(monthly)} for ${months} months, for a loan of ${formatRupees(amount)} at ${ratePercent}% a year${down > 0 ? ` after a down payment of ${formatRupees(down)}` : ''}. The lender decides.`
export const laterDay = (day: string) =>
  `These are the charges known today for ${formatDay(day)}, with today’s ex-showroom price.`
export const madeEarlier = (day: string) =>
  `This link was made on ${formatDay(day)}. The price has been worked out again for today.`
export const tooLate = (day: string) =>
  `The price for ${formatDay(day)} is not known yet. This is the price of today.`
export const notAQuotation =
  'This is a dated calculation, not a quotation. Ask us for a quotation before you pay.'
export const sources = 'Sources'
export const source = (text: string, checkedOn: string | undefined) =>
  checkedOn === undefined ? text : `${text}, checked on ${formatDay(checkedOn)}`
export const withoutReasons =
  'The reasons and sources do not fit on this page. They are at the address of the code.'

export const codeMeans = 'QR code of this calculation'
export const scan = 'Scan to open this calculation'
export const picture = (vehicle: string) => `The ${vehicle}`

export const print = 'Print'
export const pdf = 'PDF'
export const share = 'Share on WhatsApp'
export const back = (vehicle: string) => `Back to the ${vehicle}`
export const shareText = ({
  vehicle,
  total,
  day,
  holdsUntil: until,
  url,
}: {
  vehicle: string
  total: string
  day: string
  holdsUntil: string
  url: string
}) =>
  `${vehicle}: ${total}, worked out for ${formatDay(day)}, holds until ${formatDay(until)}. ${url}`
export const about = (rupees: string, unconfirmed: number) =>
  `about ${rupees} (${unconfirmed} ${unconfirmed === 1 ? 'amount is' : 'amounts are'} not confirmed)`
export const known = (rupees: string) => `${rupees} without the amounts that are not known`

export const none = {
  notOnSale: (vehicle: string) =>
    `The ${vehicle} is no longer sold new, so there is no price. We still service it and have spares.`,
  priceOnRequest: (vehicle: string) =>
    `The price of the ${vehicle} is on request. Leave your number, and we call you back with it.`,
  noCharges: (vehicle: string) =>
    `We have not published the charges on the road yet, so this page cannot work out the price of the ${vehicle}. Leave your number, and we call you back with it.`,
} as const
export const unknown = 'No such vehicle'
export const unknownReason = (name: string) =>
  `We have no vehicle called ${name}. Choose one on our list, or ask us.`
export const noPrice = (vehicle: string) => `No price on the road for the ${vehicle}`
export const callBack = 'Ask for a call back'
export const allVehicles = 'See all motorcycles'

export const tooManyPdfs = (seconds: number) =>
  `Too many PDFs for your connection. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
/** Only letters of ASCII, digits and hyphens, because a header contains it. */
export const fileName = (slug: string, day: string) => `${slug}-on-road-price-${day}.pdf`
