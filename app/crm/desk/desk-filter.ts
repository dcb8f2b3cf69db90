import { type LostReason, lostReasons } from '#app/crm/enquiries/enquiry-states.ts'
import {
  type CallbackStatus,
  callbackStatuses,
  type EnquirySection,
  type EnquirySort,
  enquirySections,
  enquirySortNames,
} from '#app/crm/enquiry-query/enquiry-filter.ts'
import { addDays, mondayOf, previousMonth } from '#app/platform/calendar/day-arithmetic.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'

/** These presets are relative to today, so a saved view for "tomorrow" is correct on any day. */
export const bookingPresetNames = ['today', 'tomorrow', 'yesterday', 'week'] as const
export type BookingPreset = (typeof bookingPresetNames)[number]
export const receivedPresetNames = ['today', 'yesterday', 'week', 'month', 'last-month'] as const
export type ReceivedPreset = (typeof receivedPresetNames)[number]

/** The filters in the desk's address. An empty text means that the filter is off. */
export type DeskFilter = {
  section: EnquirySection
  kind: string
  state: string
  /** The id of an account, or `me`, or `none` for unassigned enquiries. */
  assignee: string
  model: string
  source: string
  search: string
  received: ReceivedPreset | ''
  receivedFrom: string
  receivedTo: string
  open: 'yes' | 'no' | ''
  /** The call-back status. Links from analytics set it, together with the reason for a loss. */
  answered: CallbackStatus | ''
  /** The id of an account, `me` or `none`. */
  answeredBy: string
  reason: LostReason | ''
  booking: BookingPreset | ''
  bookingFrom: string
  bookingTo: string
  /** '' means the default sorting of the section. */
  sort: EnquirySort | ''
  page: number
}

const textFilterNames = ['kind', 'state', 'assignee', 'model', 'source', 'search'] as const

/** Parses the desk's address. Invalid parts are ignored. */
export function parseDeskFilter(params: URLSearchParams): DeskFilter {
  const text = (name: string) => params.get(name)?.trim().slice(0, 200) ?? ''
  const oneOf = <One extends string>(list: readonly One[], name: string) =>
    list.find((it) => it === params.get(name)) ?? ''
  const day = (name: string) => (isCalendarDay(text(name)) ? text(name) : '')
  const page = Number(params.get('page'))
  return {
    section: oneOf(enquirySections, 'section') || 'overdue',
    kind: text('kind'),
    state: text('state'),
    assignee: text('assignee'),
    model: text('model'),
    source: text('source'),
    search: text('search'),
    received: oneOf(receivedPresetNames, 'received'),
    receivedFrom: day('receivedFrom'),
    receivedTo: day('receivedTo'),
    open: oneOf(['yes', 'no'], 'open'),
    answered: oneOf(callbackStatuses, 'answered'),
    answeredBy: text('answeredBy'),
    reason: oneOf(lostReasons, 'reason'),
    booking: oneOf(bookingPresetNames, 'booking'),
    bookingFrom: day('bookingFrom'),
    bookingTo: day('bookingTo'),
    sort: oneOf(enquirySortNames, 'sort'),
    page: Number.isInteger(page) && page > 1 && page < 1_000_000 ? page : 1,
  }
}

export const emptyDeskFilter = parseDeskFilter(new URLSearchParams())

/**
 * Returns the address query, starting with `?`. It always contains the section, so that every tab
 * is a link.
 */
export function deskFilterUrl(filter: DeskFilter): string {
  const params = new URLSearchParams({ section: filter.section })
  for (const [name, value] of Object.entries(filter))
    if (name !== 'page' && value) params.set(name, String(value))
  if (filter.page > 1) params.set('page', String(filter.page))
  return `?${params}`
}

/** Returns `true` if the filter restricts the list beyond section and sorting. */
export function isDeskFiltered(filter: DeskFilter): boolean {
  return textFilterNames.some((name) => filter[name]) || hasMoreFilters(filter)
}

const hasMoreFilters = (filter: DeskFilter) => moreFilterNames.some((name) => filter[name])

const moreFilterNames = [
  'received',
  'receivedFrom',
  'receivedTo',
  'open',
  'answered',
  'answeredBy',
  'reason',
  'booking',
  'bookingFrom',
  'bookingTo',
] as const

type DayRange = { from: string; to: string }

/** Returns the first and last day of the booking filter as `YYYY-MM-DD`; '' means no limit. */
export function bookingDayRange(filter: DeskFilter, today: string): DayRange {
  const { booking, bookingFrom, bookingTo } = filter
  if (!booking) return { from: bookingFrom, to: bookingTo }
  if (booking === 'week') return { from: mondayOf(today), to: addDays(mondayOf(today), 6) }
  const ahead = { today: 0, tomorrow: 1, yesterday: -1 }[booking]
  const day = addDays(today, ahead)
  return { from: day, to: day }
}

export function receivedDayRange({ received, ...days }: DeskFilter, today: string): DayRange {
  if (!received) return { from: days.receivedFrom, to: days.receivedTo }
  if (received === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) }
  if (received === 'last-month') return previousMonth(today)
  const back = { today: 0, week: -6, month: -29 }[received]
  return { from: addDays(today, back), to: today }
}
