import { groupIndianDigits } from '#app/platform/money/format-rupees.ts'

/** Texts of the customers' list and page. */

export const title = 'Customers'
export const pageTitle = 'Customers · Admin Portal'
export const pageTitleOf = (name: string) => `${name} · Customers · Admin Portal`
export const search = 'Search customers'
export const searchHint = 'Name, mobile number, email or registration number'
export const show = 'Show'
export const shows = {
  '': 'All customers',
  open: 'With an open enquiry',
  vehicle: 'With a vehicle',
  imported: 'Imported',
} as const
export const sortBy = 'Sort by'
export const sorts = {
  recent: 'Last activity',
  name: 'Name',
  new: 'Newest customer',
} as const
export const exportCsv = 'Export CSV'
export const importList = 'Import'
export const imported = 'Imported'
export const found = (count: number, isMore: boolean) => {
  const number = groupIndianDigits(count)
  if (isMore) return `More than ${number} customers`
  return count === 1 ? '1 customer' : `${number} customers`
}
export const none =
  'No customers yet. An enquiry with a mobile number creates a customer automatically.'
export const nothingFound = 'No customer matches. Try fewer words or a part of the number.'

export const nameless = 'No name'
export const name = 'Name'
export const phone = 'Mobile number'
export const email = 'Email'
export const vehicles = 'Vehicles'
export const enquiries = 'Enquiries'
export const lastEnquiry = 'Last enquiry'
export const firstEnquiry = 'First enquiry'
export const enquiryCount = (count: number) =>
  count === 1 ? '1 enquiry' : `${groupIndianDigits(count)} enquiries`
export const consentWithdrawn = 'Consent withdrawn'
export const csvColumns = [
  ...[name, phone, email, vehicles, enquiries, firstEnquiry, lastEnquiry],
  consentWithdrawn,
]
export const csvLabel = 'Customers (CSV)'
export const filesLabel = (id: number) => `Files of customer ${id}`
export const downloadLabel = (id: number) => `Data of customer ${id}`

export const allCustomers = 'All customers'
export const customerSince = (day: string) => `Customer since ${day}`
export const edit = 'Edit'
export const editTitle = 'Edit customer'
export const emailHint = 'Leave it empty if the customer gave none.'
export const nameHint = 'As the customer wants to be addressed.'
export const moreEnquiries = (count: number) =>
  count === 1
    ? 'There is 1 older enquiry. Find it at the desk by the mobile number.'
    : `There are ${groupIndianDigits(count)} older enquiries. Find them at the desk by the mobile number.`
export const noEnquiries = 'No enquiry that you can see.'
export const notes = 'Notes'
export const noNotes = 'No notes yet.'
export const note = 'Note'
export const noteMissing = 'Enter a note.'
export const noteTooLong = 'A note can have at most 2,000 characters.'
export const noteSaved = 'Note saved.'
export const consent = 'Consent'
export const noConsent = 'No consent recorded.'
/** The customer's answer about mails and messages that staff noted. */
export const notedConsents = {
  yes: 'Mails and messages: yes, noted by staff',
  no: 'Mails and messages: no, noted by staff',
} as const
export const withdrawConsent = 'Withdraw consent'
export const withdrawExplained =
  'The customer no longer wants messages such as service reminders. The opt-in report and its files then leave the customer out. Answers to enquiries are still allowed.'
export const recordConsent = 'Record new consent'
export const recordConsentExplained =
  'The customer wants messages again. The opt-in report contains the customer’s enquiries again.'
export const consentChannel = 'How did the customer tell you?'
export const consentChannelMissing = 'Choose how the customer told you.'
export const consentChannels = {
  phone: 'By telephone',
  'in-person': 'In person',
  message: 'By SMS or WhatsApp',
  email: 'By email',
  letter: 'By letter',
} as const
export const consentHistory = 'Withdrawals of consent'
const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
type ConsentStep = { channel: keyof typeof consentChannels; at: string; who: string }
export const withdrawnBy = ({ channel, at, who }: ConsentStep) =>
  `Consent withdrawn on ${at}, ${inSentence(consentChannels[channel])}. Noted by ${who}.`
export const givenAgainBy = ({ channel, at, who }: ConsentStep) =>
  `Given again on ${at}, ${inSentence(consentChannels[channel])}. Noted by ${who}.`
export const withdrawalUndone = ({ at, who }: Omit<ConsentStep, 'channel'>) =>
  `Entered by mistake. Undone by ${who} on ${at}.`
export const notCurrent = 'withdrawn'
export const consentIsWithdrawn = 'Consent withdrawn.'
export const consentIsRecorded = 'New consent saved.'
export const withdrawalIsUndone = 'The withdrawal was undone.'
export const isWithdrawnAlready = 'This customer’s consent has already been withdrawn.'
export const notWithdrawn = 'This withdrawal has already ended. Reload the page.'
export const undoWithdrawal = 'Undo'
export const undoWithdrawalLabel = 'Undo the withdrawal of consent'
export const consentFrom = (kind: string, reference: string) => `${kind} ${reference}`

export const noVehicles = 'No vehicles yet.'
export const addVehicle = 'Add vehicle'
export const editVehicle = (plate: string) => `Edit ${plate}`
export const plate = 'Registration number'
export const plateHint = 'As on the number plate, like TG 09 AB 1234.'
export const plateMissing = 'Enter the registration number.'
export const plateInvalid = 'This is not a complete registration number, like TG 09 AB 1234.'
export const plateKnown =
  'This vehicle is in the list already. Change its dates there if the customer owns it again.'
export const model = 'Model'
export const ownedFrom = 'Owner from'
export const ownedUntil = 'Owner until'
export const ownedUntilHint =
  'Enter the day of the sale. Leave it empty while the customer owns it.'
export const untilBeforeFrom = '“Owner until” must not be before “Owner from”.'
export const noDay = (label: string) => `${label} must be a real date.`
export const owner = (from: string | undefined, until: string | undefined) => {
  if (from && until) return `Owner from ${from} until ${until}`
  if (until) return `Owner until ${until}`
  return from ? `Owner since ${from}` : 'Owner'
}
export const deleteVehicle = (plate: string) => `Delete ${plate}`
export const deleteVehicleQuestion = (plate: string) => `Delete ${plate} from this customer?`
export const deleteVehicleExplained =
  'Delete a vehicle only if it is not this customer’s, for example after a typing mistake. If the customer sold it, enter “Owner until” instead.'
export const remove = 'Delete'
export const vehicleDeleted = (plate: string) => `${plate} deleted.`
export const vehicleRestored = 'The vehicle is in the list again.'
export const vehicleGone =
  'Someone else has deleted or corrected this vehicle. Close this form and check the list.'
export const vehicleSaved = 'Vehicle saved.'

export const alike = 'Possibly the same person'
export const alikeHint =
  'They share an email address or a vehicle. Merge them only if you know that they are the same person.'
export const merge = 'Merge'
export const mergeLabel = (name: string) => `Merge ${name} into this customer`
export const mergeInto = (name: string) => `Merge ${name} into this customer?`
export const mergeExplained =
  'This page then shows the enquiries, vehicles and notes of both. You can split them again at any time.'
export const mergeNumber = 'Merge with another customer'
export const mergeNumberHint = 'Enter the other customer’s mobile number.'
export const mergeNumberMissing = 'Enter a mobile number.'
export const noSuchNumber = 'No customer has this mobile number.'
export const isSame = 'This is the same customer.'
export const merged = (name: string) => `${name} merged into this customer.`
export const mergedHere = 'Merged into this customer'
export const mergedOn = (day: string, who: string) => `merged on ${day} by ${who}`
export const split = 'Split'
export const splitOf = (name: string) => `Split ${name} from this customer`
export const splitDone = (name: string) => `${name} is a separate customer again.`
export const notMerged = 'This customer is not merged into another.'
export const isMerged = (into: string) =>
  `This customer was merged into ${into} in the meantime. Open that customer and try again.`
export const sharesEmail = 'same email'
export const sharesPlate = (plate: string) => `same vehicle ${plate}`

export const download = 'Download data'
export const downloadFiles = 'Download files'
export const erase = 'Erase this customer'
export const eraseTitle = 'Erase this customer for good?'
export const eraseExplained = (count: number) =>
  `Erases name, number, email, vehicles and notes, and the answers of ${count === 1 ? 'the enquiry' : `all ${groupIndianDigits(count)} enquiries`}. Counts stay. This cannot be undone.`
export const eraseForGood = 'Erase for good'
export const erased = (count: number) =>
  count === 1 ? 'Customer and 1 enquiry erased.' : `Customer and ${count} enquiries erased.`

export const gone = 'There is no such customer.'
export const saved = 'Customer saved.'
export const changedMeanwhile = (who: string | undefined) =>
  `${who ?? 'Somebody'} changed this customer after you opened the form. Your text is still here. Press Save again to replace the other change.`
export const saveFailed = 'The changes could not be saved. Please try again.'
export const mergeFailed = 'The customers could not be merged. Please try again.'
export const readOnly = 'You can view this customer. Sales, workshop or a manager can change it.'
