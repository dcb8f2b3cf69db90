/** Texts of quotations at the desk. */

export const title = 'Quotations'
export const none = 'No quotations yet.'
export const make = 'New quotation'
export const makeFor = (name: string) => `Quotation for ${name}`
export const change = 'Change'
export const changeWhat = (number: string) => `Change quotation ${number}`
export const revise = 'New version'
export const reviseWhat = (number: string) => `New version of quotation ${number}`
export const newLink = 'New link'
export const newLinkOf = (number: string) =>
  `New link of quotation ${number}; the old one no longer opens`
export const send = 'Send'
export const sendWhat = (number: string) => `Send quotation ${number}`
export const approve = 'Approve'
export const approveWhat = (number: string) => `Approve quotation ${number}`
export const approveDiscount = (discount: string, number: string) =>
  `Approve ${discount} discount on ${number}?`
export const openToChange = 'Open the enquiry to change it'
export const openIn = { whatsapp: 'WhatsApp', email: 'Email' } as const
export const print = 'Print'
export const open = 'Open page'
export const openWhat = (number: string) => `Open the customer’s page of quotation ${number}`
export const accepted = 'Customer accepts'
export const declined = 'Customer declines'
export const notSaved = 'That could not be saved. Try again.'

export const states = {
  draft: 'Draft',
  waiting: 'Waiting for approval',
  approved: 'Approved',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  replaced: 'Replaced',
  lapsed: 'Lapsed',
} as const
export const neverSent = 'Not sent'
export const revision = (number: number) => `version ${number}`
export const onEnquiry = (reference: string) => `on ${reference}`
/** The amount after an exchange is not the price of the vehicle on the road. */
export const totalKind = (isAfterExchange: boolean) =>
  isAfterExchange ? 'to pay after exchange' : 'on the road'
export const amountOf = (total: string, isAfterExchange: boolean) =>
  `${total} ${totalKind(isAfterExchange)}`
export const discountOf = (amount: string) => `${amount} discount`
export const validUntil = (day: string) => `valid until ${day}`
export const madeBy = (name: string) => `by ${name}`
export const approvedBy = (name: string) => `approved by ${name}`
export const showLines = 'Lines'
export const moreToday = (amount: string) => `Today it would be ${amount} more.`
export const lessToday = (amount: string) => `Today it would be ${amount} less.`
export const notKnownToday = 'Its price is not known today.'

export const vehicle = 'Vehicle'
export const variant = 'Variant'
export const options = 'Optional lines'
export const unconfirmedOption = (label: string) => `${label} (≈, not confirmed yet)`
export const discount = 'Discount (₹)'
export const discountHint = (limit: string) => `Above ${limit} a manager must approve it.`
export const exchange = 'Exchange (₹)'
export const exchangeVehicle = 'Old vehicle'
export const exchangeVehicleHint = 'Registration number or model. Needed for an exchange.'
export const exchangeOf = (vehicle: string, amount: string) => `exchange of ${vehicle}: ${amount}`
export const accessories = 'Accessories (₹)'
export const colleagueNote = 'Note for colleagues'
export const noteHint = 'The customer does not see it.'
export const replacesAccepted = 'The customer has accepted. Make a new version all the same.'
export const save = 'Save'
export const saving = 'Saving …'
export const ask = 'Ask for approval'
export const computing = 'Computing …'
export const sheet = 'On-road price'
export const chooseVehicle = 'Choose a vehicle to see its on-road price.'
export const saveFailed = 'The quotation could not be saved. Please try again.'
export const unreachable = 'The server cannot be reached. Check the connection and try again.'

/** Texts that open in WhatsApp or in the mail program. */
export const textName = 'Quotation'
export const subject = (number: string, dealer: string) => `Quotation ${number} from ${dealer}`
type Message = {
  name: string
  number: string
  vehicle: string
  total: string
  until: string
  url: string
  sender: string
  dealer: string
}
export const message = ({ name, number, vehicle, total, until, url, sender, dealer }: Message) =>
  `Hello${name ? ` ${name}` : ''},

here is our quotation ${number} for ${vehicle}: ${total}, valid until ${until}. Every line with its reason:
${url}

${sender}
${dealer}`

export const sections = {
  waiting: 'Waiting for approval',
  open: 'Open',
  ending: 'End today or tomorrow',
  different: 'Differ from today',
  lapsed: 'Lapsed',
  all: 'All',
} as const
export const sectionEmpty = {
  waiting: 'No quotation waits for approval.',
  open: 'No quotation is open.',
  ending: 'No open quotation ends today or tomorrow.',
  different: 'All open quotations cost the same today. They are compared once a day.',
  lapsed: 'No quotation has lapsed.',
  all: 'No quotation has been made yet. Make one on the page of an enquiry.',
} as const
export const newestOf = (shown: number, all: number) =>
  `The newest ${shown} of ${all} quotations. Find others by number.`
export const find = 'Find'
export const number = 'Number of the quotation'
export const numberHint = 'For example Q-7F3K2'
export const noSuchNumber = (number: string) => `There is no quotation ${number}.`
export const columns = {
  number: 'Number',
  vehicle: 'Vehicle',
  total: 'On the road',
  discount: 'Discount',
  state: 'Status',
  until: 'Valid until',
  difference: 'Today',
  madeBy: 'Made by',
  approve: 'Approval',
} as const
export const same = 'same'
export const notKnown = 'not known today'

export const limits = 'Limits of discounts'
export const limitsHint =
  'The highest discount on a quotation that a person may give alone. Above it, somebody with a higher limit must approve. The owner has no limit.'
export const limitOf = { sales: 'Sales (₹)', manager: 'Managers (₹)' } as const
export const limitsSaved = 'Limits saved.'
export const limitsFailed = 'The limits could not be saved. Please try again.'
export const limitRange = 'Enter whole rupees from 0 to 9,99,999.'
export const limitsChanged =
  'The limits were changed in the meantime. Press Save again to replace them.'

export const figuresHint = 'Quotations that were sent in this period, in their newest version.'
export const byPerson = 'Person'
export const byVehicle = 'Vehicle'
export const sentCount = 'Sent'
export const acceptedTotal = 'Accepted total'
type Summary = { sent: number; accepted: number; declined: number; total: string }
export const summary = ({ sent, accepted, declined, total }: Summary) =>
  `${sent} sent · ${accepted} accepted (${total}) · ${declined} declined`
