import { sourceLabel } from '#app/crm/enquiries/enquiry-source-words.ts'
import type {
  BookingPreset,
  CallbackStatus,
  EnquirySection,
  EnquirySort,
  ReceivedPreset,
} from '#app/crm/enquiry-query/enquiry-filter.ts'

/** Texts of the desk's list, tabs and filters. */

export const desk = 'Desk'
export const pageTitle = 'Desk'
export const readOnly = 'You can view the enquiries. Sales, workshop or a manager works on them.'

export const tabs = 'Sections of the desk'
export const sections: Record<EnquirySection, string> = {
  overdue: 'Overdue',
  today: 'Today',
  new: 'New',
  mine: 'Mine',
  unplanned: 'Open without next step',
  mentioned: 'Mentioned',
  all: 'All',
}

export const search = 'Search the desk'
export const searchFor = 'Name, number or model'
export const kind = 'Type'
export const everyKind = 'All types'
export const customer = 'Customer'
export const about = 'Model and type'
export const nextStep = 'Next step'
export const state = 'Status'
export const everyState = 'All statuses'
export const assignee = 'Assigned to'
export const everybody = 'Anyone'
export const noLongerSold = (model: string) => `${model} (no longer sold)`
export const nobody = 'Unassigned'
export const me = 'Me'
export const model = 'Model'
export const everyModel = 'All models'
export const source = 'Source'
export const everySource = 'All sources'
export const received = 'Received'
export const everyDay = 'Any day'
export const receivedIn: Record<ReceivedPreset, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'Last 7 days',
  month: 'Last 30 days',
  'last-month': 'Last month',
}
export const receivedFrom = 'Received from'
export const receivedTo = 'Received to'
export const bookings = 'Bookings'
export const bookingsIn: Record<BookingPreset, string> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  yesterday: 'Yesterday',
  week: 'This week',
}
export const bookingsHeard: Record<BookingPreset, string> = {
  today: 'Bookings for today',
  tomorrow: 'Bookings for tomorrow',
  yesterday: 'Bookings for yesterday',
  week: 'Bookings for this week',
}
export const bookingFrom = 'Booked for (from)'
export const bookingTo = 'Booked for (to)'
export const sortBy = 'Sort by'
export const sorts: Record<EnquirySort, string> = {
  due: 'Due',
  received: 'Received',
  state: 'Status',
  assignee: 'Assigned to',
  model: 'Model',
  booking: 'Booking date',
}
export const asUsual = 'Default order'
export const printBookings = 'Print'

/** The active filters. Each chip removes one filter. */
export const narrowedBy = 'Active filters'
export const without = (what: string) => `Remove filter: ${what}`
export const cameFrom = (source: string) => `Source: ${sourceLabel(source)}`
export const answeredHow: Record<CallbackStatus, string> = {
  'in-time': 'Response by the promised time',
  late: 'Response late',
  missed: 'No response in time',
  pending: 'Response not due yet',
}
export const isOpen = { yes: 'Open', no: 'Closed' }
export const allOf = { yes: 'Open (all)', no: 'Closed (all)' }
/**
 * The person to whom analytics attributes a response; `who` is undefined if there is no such
 * person.
 */
export const answeredBy = (who: string | undefined, answered: CallbackStatus | undefined) => {
  if (answered === 'in-time' || answered === 'late')
    return who === undefined ? 'First response by an unknown person' : `First response by ${who}`
  return who === undefined
    ? 'Unassigned at the promised time'
    : `Assigned to ${who} at the promised time`
}
export const lostFor = (reason: string) => `Lost: ${reason}`
export const receivedWhen = (days: string) => `Received: ${days}`
export const bookedWhen = (days: string) => `Booked for ${days}`
export const nobodyHasIt = 'Unassigned'
export const iHaveIt = 'Assigned to me'
export const meMyself = 'me'
export const formerColleague = 'a former colleague'
export const hasIt = (name: string) => `Assigned to ${name}`
export const somebodyGone = 'a former colleague'
export const between = (from: string, to: string) => {
  if (!to) return `${from} or later`
  return from ? `${from} to ${to}` : `${to} or earlier`
}

/** Shown if the URL contains invalid values, for example because the link is old or mistyped. */
export const invalidAddress = (names: readonly string[]) =>
  `Part of this address is not valid, so it was ignored: ${names.join(', ')}. The list may show other enquiries than you expect.`
export const parameterLabels: Readonly<Record<string, string>> = {
  section: 'Section',
  state,
  assignee,
  answeredBy: 'Response by',
  open: 'Open or closed',
  answered: 'Response in time',
  reason: 'Reason for the loss',
  received,
  receivedFrom,
  receivedTo,
  from: receivedFrom,
  to: receivedTo,
  booking: bookings,
  bookingFrom,
  bookingTo,
  sort: sortBy,
  order: 'Order',
  page: 'Page',
  kind,
  model,
  source,
}
export const useValidAddress = 'Open the address without it'

export const shown = (count: number, total: number, isMore: boolean) => {
  if (isMore) return `${count} of more than ${total}`
  if (count === total) return count === 1 ? '1 enquiry' : `${count} enquiries`
  return `${count} of ${total} enquiries`
}
export const loading = 'Loading…'
export const list = 'Enquiries'
export const fresh = (count: number) => {
  if (count === 0) return 'The list has changed'
  return count === 1 ? '1 new enquiry' : `${count} new enquiries`
}
export const show = 'Show'

export const nothingOverdue = (today: number, fresh: number, unplanned: number) => {
  const rest = [
    today > 0 && (today === 1 ? '1 is due today' : `${count(today)} are due today`),
    fresh > 0 && (fresh === 1 ? '1 is new' : `${count(fresh)} are new`),
    unplanned > 0 &&
      (unplanned === 1 ? '1 has no next step' : `${count(unplanned)} have no next step`),
  ].filter(Boolean)
  return `Nothing is overdue. ${rest.length > 0 ? `${rest.join(', ')}.` : 'You are up to date.'}`
}
export const nothingToday = 'Nothing more is due today.'
export const nothingNew = 'No new enquiries. All of them have been answered.'
export const nothingMine = 'No open enquiry is assigned to you.'
export const nothingMentioned = 'Nobody has mentioned you in a note.'
export const nothingUnplanned = 'Every open enquiry has a next step.'
export const nothingAtAll = 'No enquiries yet. Enquiries sent from the website appear here.'
export const nothingMatches = 'No enquiries match.'
export const nothingHere = (inAll: string) => `None here. ${inAll} in All.`
export const nothingWithFilters = (inAll: string) =>
  `None with these filters. ${inAll} without them.`
export const showInAll = (inAll: number) =>
  inAll === 1 ? 'Show this enquiry' : 'Show these enquiries'
export const nothingBooked: Record<BookingPreset, string> = {
  today: 'No bookings for today.',
  tomorrow: 'No bookings for tomorrow.',
  yesterday: 'No bookings for yesterday.',
  week: 'No bookings for this week.',
}

/** Said of an enquiry that staff added without an answer that the website's form requires. */
export const incomplete = 'Incomplete'
export const isMissing = (labels: readonly string[]) => `Missing: ${labels.join(', ')}`
export const unread = 'Unread'
export const call = 'Call'
export const callWho = (name: string) => `Call ${name}`
export const kindOfOffer = (kind: string, offer: string) => `${kind}: ${offer}`
export const whatsApp = 'WhatsApp'
export const whatsAppWho = (name: string) => `WhatsApp ${name}`
export const mail = 'Email'
export const mailWho = (name: string) => `Email ${name}`
export const more = 'More'
export const moreFor = (name: string) => `More for ${name}`
export const select = 'Select'
export const selectWho = (name: string) => `Select ${name}`
export const stopSelecting = 'Done'
export const stateOf = (name: string, state: string) => `Status of ${name}: ${state}`
export const assigneeOf = (name: string, who: string) => `Assignee of ${name}: ${who}`
export const dueOf = (name: string, due: string) => `Next step for ${name}: ${due}`
/** `day` is the booking day, not the day on which the customer booked. */
export const booked = (day: string) => `For ${day}`
export const deliveryOn = (hour: string) => `Delivery ${hour}`
export const serviceOf = (type: string) => `${type} service`
export const keys = 'Keyboard shortcuts'
export const noStep = 'none'
export const noState = 'No status'
export const count = (many: number) => (many >= 1000 ? '999+' : String(many))
export const goTo = {
  overdue: 'Show overdue enquiries',
  today: 'Show enquiries due today',
  new: 'Show new enquiries',
  unplanned: 'Show open enquiries without a next step',
  all: 'Show all enquiries',
}

export const newEnquiry = 'New enquiry'
