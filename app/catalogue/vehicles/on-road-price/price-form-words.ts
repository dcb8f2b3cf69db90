/** Texts of the on-road price on a vehicle's page. */

export const exShowroom = 'Ex-showroom price'
export const exShowroomOf = (variant: string) => `${exShowroom}, ${variant}`
export const onTheRoad = (place: string | undefined) =>
  place ? `on the road in ${place}` : 'on the road'
type Summary = { place: string | undefined; hasAccessories: boolean; isAfterExchange: boolean }
/** The amount after an exchange is not the price of the vehicle on the road. */
export const summaryOf = ({ place, hasAccessories, isAfterExchange }: Summary) =>
  `${isAfterExchange ? 'to pay after exchange' : onTheRoad(place)}${hasAccessories ? ', with accessories' : ''}`
export const madeUp = 'What makes it up'
export const notWhole = 'On-road price: some charges are not known yet'
export const notConfirmed = (names: readonly string[]) => `Not confirmed yet: ${names.join('; ')}.`
export const sides = {
  vehicle: 'Vehicle',
  government: 'Government',
  insurance: 'Insurance',
  dealer: 'Dealership',
}
export const toConfirm = 'Not confirmed yet'
/** Text before the source, and after it. */
export const source = (day: string) => ['Source: ', `, checked on ${day}.`] as const
export const until = (day: string) => `Until ${day}.`
export const onlyWith = (label: string) => `Only with: ${label}.`
export const missing = 'We cannot give you a total yet. These charges are missing:'

export const additions = 'Additions'
export const accessories = (count: number) => `Accessories (${count})`
export const warranty = 'Extended warranty'
export const noWarranty = 'No extension'
export const warrantyFor = (years: number, km: string, rupees: string) =>
  `${years} more ${years === 1 ? 'year' : 'years'} or ${km} km · ${rupees}`
export const contract = 'Maintenance contract (AMC), 1 year'
export const noContract = 'No contract'
export const contractFor = (label: string, rupees: string) => `${label} · ${rupees}`
export const exchange = 'Value of your old vehicle, in rupees'
export const exchangeHint =
  'Your own estimate; we deduct it. We name the value after we have seen the vehicle.'
export const loan = 'Pay with a loan'
export const down = 'Down payment, in rupees'
export const months = 'Months'
export const monthsFor = (count: number) => `${count} months`
export const workOut = 'Work out the price'
export const doesNotFollow =
  'The total is not updating by itself right now. Press the button to see it.'

export const notRupees = 'Enter an amount in whole rupees, such as 25,000.'
export const exchangeTooHigh = 'The value of the old vehicle must be below the ex-showroom price.'
export const downTooHigh = 'The down payment must be below the on-road price.'
export const problemWith = { exchange: 'Old vehicle', down: 'Down payment' }

export const total = 'On the road'
export const toPay = 'To pay after exchange'
export const parts = { ...sides, additions: 'Your additions' }
export const exchanged = 'Your old vehicle'
export const emi = (monthly: string, months: number) => `EMI ${monthly} for ${months} months`
export const loanOf = (amount: string, rate: number) =>
  `Loan of ${amount} at ${rate}% a year. The lender decides the final terms.`
export const plusWithLoan = (rupees: string, label: string) =>
  `With a loan, plus ${rupees}: ${label}.`
export const holds = (day: string) => `Holds until ${day}.`
export const holdsIn = (place: string | undefined, day: string) =>
  place ? `For registration in ${place}. ${holds(day)}` : holds(day)
export const border = ({ limit, extra }: { limit: string; extra: string }) =>
  `₹1 more than ${limit} ex-showroom costs ${extra} more on the road.`
export const print = 'Print or share this calculation'
export const call = 'Get a call about this price'
/** Screen readers announce it after a change. */
export const totalNow = (total: string, monthly: string | undefined, isAfterExchange: boolean) =>
  `${total} ${isAfterExchange ? 'to pay after exchange' : 'on the road'}.${monthly === undefined ? '' : ` EMI ${monthly}.`}`
