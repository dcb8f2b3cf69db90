import type { BookingPreset, ReceivedPreset } from './desk-filter.ts'
import type { Answering, DeskSort, Section } from './desk-query.ts'

/** The desk's list and what stands around it. */

export const desk = 'Desk'
export const pageTitle = 'Desk'

export const tabs = 'Sections of the desk'
export const sections: Record<Section, string> = {
  overdue: 'Overdue',
  today: 'Today',
  new: 'New',
  mine: 'Mine',
  all: 'All',
}

export const search = 'Search the desk'
export const searchNow = 'Search'
export const searchFor = 'Name, number or model'
export const kind = 'Kind'
export const everyKind = 'Every kind'
export const state = 'State'
export const everyState = 'Every state'
export const assignee = 'Who has it'
export const everybody = 'Everybody'
export const noLongerSold = (model: string) => `${model} (no longer sold)`
export const nobody = 'Nobody'
export const me = 'Me'
export const model = 'Model'
export const everyModel = 'Every model'
export const source = 'Came from'
export const everySource = 'Everywhere'
export const received = 'Received'
export const everyDay = 'Any day'
export const receivedIn: Record<ReceivedPreset, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'Last 7 days',
  month: 'Last 30 days',
  'last-month': 'Last month',
}
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
  yesterday: 'Bookings of yesterday',
  week: 'Bookings of this week',
}
export const bookingFrom = 'Booked from'
export const bookingTo = 'Booked to'
export const sortBy = 'Sort by'
export const sorts: Record<DeskSort, string> = {
  due: 'Due',
  received: 'Received',
  state: 'State',
  assignee: 'Who has it',
  model: 'Model',
  booking: 'Booking date',
}
export const asUsual = 'As usual'
export const clear = 'Clear'
export const printBookings = 'Print'

/** What narrows the list, on the chip that takes it away. */
export const narrowedBy = 'The list is narrowed by'
export const without = (what: string) => `${what}: show without`
export const cameFrom = (source: string) => `From ${sourceLabel(source)}`
export const sourceLabel = (source: string) => (source === 'direct' ? 'the website itself' : source)
export const answeredHow: Record<Answering, string> = {
  'in-time': 'Called by the promised hour',
  late: 'Called late',
  missed: 'Not called, though the hour is past',
  pending: 'Not called yet, still in time',
}
export const isOpen = { yes: 'Open', no: 'Closed' }
/** Whom a figure counts an answer for. `who` is undefined for nobody. */
export const answeredBy = (who: string | undefined, answered: Answering | '') => {
  if (answered === 'in-time' || answered === 'late')
    return who === undefined ? 'First caller not known' : `First call by ${who}`
  return who === undefined
    ? 'Unassigned at the promised hour'
    : `Assigned to ${who} at the promised hour`
}
export const lostFor = (reason: string) => `Lost: ${reason}`
export const receivedWhen = (days: string) => `Received: ${days}`
export const bookedWhen = (days: string) => `Booked for ${days}`
export const nobodyHasIt = 'Nobody has it'
export const iHaveIt = 'I have it'
export const meMyself = 'me'
export const formerColleague = 'a former colleague'
export const hasIt = (name: string) => `${name} has it`
export const somebodyGone = 'Somebody who has left'
export const between = (from: string, to: string) => {
  if (!to) return `from ${from}`
  return from ? `${from} to ${to}` : `until ${to}`
}

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

export const nothingOverdue = (today: number, fresh: number) => {
  const rest = [
    today > 0 && (today === 1 ? '1 waits for today' : `${count(today)} wait for today`),
    fresh > 0 && (fresh === 1 ? '1 is new' : `${count(fresh)} are new`),
  ].filter(Boolean)
  return `Nothing is overdue. ${rest.length > 0 ? `${rest.join(', ')}.` : 'Nobody waits for you.'}`
}
export const nothingToday = 'Nothing more is due today.'
export const nothingNew = 'Nothing is new. Every enquiry has been answered.'
export const nothingMine = 'You have no open enquiry.'
export const nothingAtAll = 'No enquiry yet. What visitors send from the website appears here.'
export const nothingMatches = 'No enquiry matches.'
export const nothingBooked: Record<BookingPreset, string> = {
  today: 'No machine is booked in for today.',
  tomorrow: 'No machine is booked in for tomorrow.',
  yesterday: 'No machine was booked in for yesterday.',
  week: 'No machine is booked in this week.',
}

export const unread = 'Unread'
export const call = 'Call'
export const callWho = (name: string) => `Call ${name}`
export const whatsApp = 'WhatsApp'
export const whatsAppWho = (name: string) => `WhatsApp ${name}`
export const mail = 'Email'
export const mailWho = (name: string) => `Email ${name}`
export const more = 'More'
export const moreFor = (name: string) => `More for ${name}`
export const select = 'Select'
export const selectWho = (name: string) => `Select ${name}`
export const stopSelecting = 'Done'
export const stateOf = (name: string, state: string) => `State of ${name}: ${state}`
export const assigneeOf = (name: string, who: string) => `Who has ${name}: ${who}`
export const dueOf = (name: string, due: string) => `Next step with ${name}: ${due}`
export const booked = (day: string) => `Booked ${day}`
export const keys = 'Keys'
export const noStep = 'none'
export const noState = 'No state'
export const count = (many: number) => (many >= 1000 ? '999+' : String(many))
export const filterBy = (chosen: number) => (chosen === 0 ? 'Filter' : `Filter (${chosen})`)
export const goTo = {
  overdue: 'Show what is overdue',
  today: 'Show what is due today',
  new: 'Show what is new',
  all: 'Show all enquiries',
}
