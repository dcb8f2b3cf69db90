import { type LostReason, lostReasons } from '#app/crm/enquiries/flows.ts'
import { isCalendarDay } from '#app/platform/calendar/calendar-day.ts'
import { dayFrom, monthBefore, weekOf } from '#app/platform/calendar/near-days.ts'
import {
  type Answering,
  answerings,
  type DeskSort,
  deskSorts,
  type Section,
  sections,
} from './desk-query.ts'

/** Days beside today: a view that is kept says "tomorrow" tomorrow too. */
export const bookingPresets = ['today', 'tomorrow', 'yesterday', 'week'] as const
export type BookingPreset = (typeof bookingPresets)[number]
export const receivedPresets = ['today', 'yesterday', 'week', 'month', 'last-month'] as const
export type ReceivedPreset = (typeof receivedPresets)[number]

/** What the desk's address asks for; '' is everything. */
export type DeskFilter = {
  section: Section
  kind: string
  state: string
  /** An account's id, `me`, or `none`: nobody has it. */
  assignee: string
  model: string
  source: string
  search: string
  received: ReceivedPreset | ''
  receivedFrom: string
  receivedTo: string
  open: 'yes' | 'no' | ''
  /** How it was answered, and why it was lost: the figures lead here by them. */
  answered: Answering | ''
  /** An account's id, `me` or `none`. */
  answeredBy: string
  reason: LostReason | ''
  booking: BookingPreset | ''
  bookingFrom: string
  bookingTo: string
  /** '': as the section is read best. */
  sort: DeskSort | ''
  page: number
}

const texts = ['kind', 'state', 'assignee', 'model', 'source', 'search'] as const

/** What is typed into an address may be nonsense: that part is as if it were not there. */
export function filterOf(params: URLSearchParams): DeskFilter {
  const text = (name: string) => params.get(name)?.trim().slice(0, 200) ?? ''
  const oneOf = <One extends string>(list: readonly One[], name: string) =>
    list.find((it) => it === params.get(name)) ?? ''
  const day = (name: string) => (isCalendarDay(text(name)) ? text(name) : '')
  const page = Number(params.get('page'))
  return {
    section: oneOf(sections, 'section') || 'overdue',
    kind: text('kind'),
    state: text('state'),
    assignee: text('assignee'),
    model: text('model'),
    source: text('source'),
    search: text('search'),
    received: oneOf(receivedPresets, 'received'),
    receivedFrom: day('receivedFrom'),
    receivedTo: day('receivedTo'),
    open: oneOf(['yes', 'no'], 'open'),
    answered: oneOf(answerings, 'answered'),
    answeredBy: text('answeredBy'),
    reason: oneOf(lostReasons, 'reason'),
    booking: oneOf(bookingPresets, 'booking'),
    bookingFrom: day('bookingFrom'),
    bookingTo: day('bookingTo'),
    sort: oneOf(deskSorts, 'sort'),
    page: Number.isInteger(page) && page > 1 && page < 1_000_000 ? page : 1,
  }
}

export const nothing = filterOf(new URLSearchParams())

/** Starts with `?`; the plain desk is `?section=overdue`, so that a tab is a link wherever it leads. */
export function addressOf(filter: DeskFilter): string {
  const params = new URLSearchParams({ section: filter.section })
  for (const [name, value] of Object.entries(filter))
    if (name !== 'page' && value) params.set(name, String(value))
  if (filter.page > 1) params.set('page', String(filter.page))
  return `?${params}`
}

/** Whether more is asked for than a section. */
export function isNarrowed(filter: DeskFilter): boolean {
  return texts.some((name) => filter[name]) || hasMore(filter)
}

const hasMore = (filter: DeskFilter) => more.some((name) => filter[name])

const more = [
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

type Days = { from: string; to: string }

/** The days that a filter's presets mean today, `YYYY-MM-DD`, both inclusive; '' is open. */
export function bookingDays(filter: DeskFilter, today: string): Days {
  const { booking, bookingFrom, bookingTo } = filter
  if (!booking) return { from: bookingFrom, to: bookingTo }
  if (booking === 'week') return { from: weekOf(today), to: dayFrom(weekOf(today), 6) }
  const ahead = { today: 0, tomorrow: 1, yesterday: -1 }[booking]
  const day = dayFrom(today, ahead)
  return { from: day, to: day }
}

export function receivedDays({ received, ...days }: DeskFilter, today: string): Days {
  if (!received) return { from: days.receivedFrom, to: days.receivedTo }
  if (received === 'yesterday') return { from: dayFrom(today, -1), to: dayFrom(today, -1) }
  if (received === 'last-month') return monthBefore(today)
  const back = { today: 0, week: -6, month: -29 }[received]
  return { from: dayFrom(today, back), to: today }
}
