/** Texts of the configurator. */

export const variant = 'Variant'
export const colour = 'Colour'
export const accessories = 'Accessories'
export const onlyAs = (variant: string) => `${variant} only`
/** Text about accessories that need the same place. */
export const insteadOf = (others: readonly string[]) =>
  `Cannot be fitted with: ${others.join(', ')}`
export const update = 'Update'
export const doesNotFollow =
  'The total is not updating by itself right now. Press Update to see it.'

export const yours = (model: string) => `Your ${model}`
export const exShowroom = (variant: string) => `${variant}, ex-showroom`
export const partNumber = (number: string) => `Part no. ${number}`
export const total = 'Total'
export const fromAMonth = (instalment: string) => `From ${instalment} a month`
export const notIncluded = 'Registration and insurance are not included.'
export const pricesOf = (day: string) =>
  `Prices of today, ${day}. If you open this link later, you will see the prices of that day.`
export const priceOnRequest = 'Ask us for the price: we cannot show a total yet.'

type Terms = { months: number; ratePercent: number; isOnRoad: boolean; checkedOn: string }
export const loanTerms = ({ months, ratePercent, isOnRoad, checkedOn }: Terms) =>
  `Per month: ${months} months at ${ratePercent}% on the full ${isOnRoad ? 'on-road price' : 'total'}. The lender decides the final terms. Rate checked on ${checkedOn}.`

export const testRide = 'Test ride'
export const onRoadPrice = 'Ask for the on-road price'
export const finance = 'Ask about finance'
export const viewDetails = 'View Details'
export const whatsApp = 'Send by WhatsApp'
export const share = 'Share'
export const copyLink = 'Copy link'
export const copied = 'The link is copied.'
export const copyByHand = 'This browser cannot copy. Please copy the link from the address bar.'

type Shared = { machine: string; total: string; onRoad: string | undefined; address: string }
export const message = ({ machine, total, onRoad, address }: Shared) =>
  onRoad === undefined
    ? `${machine}: ${total}, without registration and insurance. ${address}`
    : `${machine}: ${onRoad}, ${total} without registration and insurance. ${address}`
export const messageWithoutPrice = ({ machine, address }: Pick<Shared, 'machine' | 'address'>) =>
  `${machine}. ${address}`

export const about = (amount: string) => `≈ ${amount}`

/** Screen readers announce it after a change. */
export const totalNow = (total: string) => `Total ${total}.`
