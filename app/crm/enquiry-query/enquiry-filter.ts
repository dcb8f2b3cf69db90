import * as v from 'valibot'
import { allEnquiryStates, legacyState, lostReasons } from '#app/crm/enquiries/enquiry-states.ts'
import { addDays, mondayOf, previousMonth } from '#app/platform/calendar/day-arithmetic.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'
import * as words from './enquiry-filter-words.ts'

export const enquirySections = [
  'overdue',
  'today',
  'new',
  'mine',
  'unplanned',
  'mentioned',
  'all',
] as const
export type EnquirySection = (typeof enquirySections)[number]

export const enquirySortNames = [
  'received',
  'due',
  'state',
  'assignee',
  'model',
  'booking',
] as const
export type EnquirySort = (typeof enquirySortNames)[number]

/** These presets are relative to today, so a saved view for "tomorrow" is correct on any day. */
export const bookingPresetNames = ['today', 'tomorrow', 'yesterday', 'week'] as const
export type BookingPreset = (typeof bookingPresetNames)[number]
export const receivedPresetNames = ['today', 'yesterday', 'week', 'month', 'last-month'] as const
export type ReceivedPreset = (typeof receivedPresetNames)[number]

const defaultLimit = 25
/** Call-back statuses of an enquiry that has a deadline. */
export const callbackStatuses = ['in-time', 'late', 'missed', 'pending'] as const
export type CallbackStatus = (typeof callbackStatuses)[number]

/** Maximum of a list's total. No user pages further than that. */
export const maxCountedRows = 10_000
/** Maximum of the total of a search at the desk. Counting more rows takes longer than the page. */
export const maxCountedMatches = 500
/** Maximum of a section's count. A higher number would not help the user. */
export const maxCountedWaiting = 1000

const given = v.optional(v.nullable(v.string()), '')

const oneOf = <const Options extends readonly string[]>(options: Options, message: string) =>
  v.pipe(
    given,
    v.transform((text) => text?.trim() || undefined),
    v.optional(v.picklist(options, message)),
  )

/** Maximum length of a text in a filter, in characters. */
export const maxTextLength = 200

/**
 * A text is sanitised in the same way as stored answers, because SQLite's full-text search stops at
 * a NUL character.
 */
const text = v.pipe(
  given,
  v.transform((typed) => sanitizeLine(typed ?? '')),
  v.maxLength(maxTextLength, words.tooLong),
)

/** A day as `YYYY-MM-DD`; undefined if it is missing or empty. */
export const dayParameter = (isNoDay: string) =>
  v.pipe(
    v.optional(v.nullable(v.string(isNoDay)), ''),
    v.transform((typed) => typed?.trim() || undefined),
    v.check((it) => it === undefined || isCalendarDay(it), isNoDay),
  )

const day = dayParameter(words.noDay)

/** One or more values, separated by commas. */
const list = v.pipe(
  text,
  v.transform((it) =>
    it
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
  v.maxLength(20, words.tooMany),
)

const person = v.pipe(
  text,
  v.check((it) => /^(|me|none|\d{1,9})$/.test(it), words.noAssignee),
)

/** A whole number from 1 to `maximum`. Other numbers become the nearest of these. */
export const wholeNumberParameter = (initially: number, maximum: number, isNoNumber: string) =>
  v.pipe(
    v.optional(v.nullable(v.union([v.number(), v.string()], isNoNumber)), initially),
    v.transform((it) => (it === null || it === '' ? initially : Number(it))),
    v.check((it) => Number.isFinite(it), isNoNumber),
    v.transform((it) => Math.min(maximum, Math.max(1, Math.trunc(it)))),
  )

/** The query of the desk's list. The address of the page has the same parameters. */
export const enquiryQuerySchema = v.object({
  section: v.pipe(
    oneOf(enquirySections, words.noSection),
    v.transform((section): EnquirySection => section ?? 'all'),
  ),
  kind: list,
  state: v.pipe(
    list,
    v.check((states) => states.every((it) => known.has(it)), words.noState),
  ),
  /** The id of an account, `me` or `none`. */
  assignee: person,
  model: text,
  source: text,
  search: text,
  /** Days relative to today, instead of `receivedFrom` and `receivedTo`. */
  received: oneOf(receivedPresetNames, words.noReceived),
  receivedFrom: day,
  receivedTo: day,
  /** `yes` lists open enquiries; `no` lists closed or erased enquiries. */
  open: oneOf(['yes', 'no'], words.noOpen),
  answered: oneOf(callbackStatuses, words.noAnswering),
  /**
   * The first caller, or the assignee at the deadline if nobody called: the id of an account, `me`
   * or `none`.
   */
  answeredBy: person,
  /** The reason for a loss. */
  reason: oneOf(lostReasons, words.noReason),
  /** Days relative to today, instead of `bookingFrom` and `bookingTo`. */
  booking: oneOf(bookingPresetNames, words.noBooking),
  bookingFrom: day,
  bookingTo: day,
  sort: oneOf(enquirySortNames, words.noSort),
  order: oneOf(['asc', 'desc'], words.noOrder),
  page: wholeNumberParameter(1, maxCountedRows, words.noNumber),
  limit: wholeNumberParameter(defaultLimit, 100, words.noNumber),
})

const known: ReadonlySet<string> = new Set([...allEnquiryStates, legacyState])

export type EnquiryQuery = v.InferOutput<typeof enquiryQuerySchema>

/**
 * A filter of enquiries. Days are in the dealer's time zone, and the first and the last day are
 * included. A missing or empty part does not filter.
 */
export type EnquiryFilter = Partial<
  Omit<EnquiryQuery, 'section' | 'sort' | 'order' | 'page' | 'limit'>
> & {
  /** Enquiries of the same customer or of the same vehicle. */
  same?: { column: 'phone' | 'email' | 'plate'; value: string }
  /**
   * The sections are those of the desk, which omit merged duplicates. `stored` contains every
   * stored enquiry.
   */
  section: EnquirySection | 'stored'
  /** Leaves out enquiries whose customer withdrew consent to messages afterwards. */
  hasConsent?: boolean
  /** Leaves out imported enquiries. */
  withoutImports?: boolean
  /** Leaves out coming appointments with a confirmed hour, and vehicles in the workshop. */
  withoutBookedHours?: boolean
}

/** Returns the sorting of a section unless the user chooses one: earliest due, or newest first. */
export function defaultSort(section: EnquiryFilter['section']): EnquirySort {
  return section === 'overdue' || section === 'today' || section === 'mine' ? 'due' : 'received'
}

export function defaultOrder(sort: EnquirySort): 'asc' | 'desc' {
  return sort === 'received' ? 'desc' : 'asc'
}

type DayRange = { from: string | undefined; to: string | undefined }

/** Returns the first and the last day of the booking filter. Undefined means no limit. */
export function bookingDayRange(
  { booking, bookingFrom, bookingTo }: Omit<EnquiryFilter, 'section'>,
  today: string,
): DayRange {
  if (!booking) return { from: bookingFrom, to: bookingTo }
  if (booking === 'week') return { from: mondayOf(today), to: addDays(mondayOf(today), 6) }
  const day = addDays(today, { today: 0, tomorrow: 1, yesterday: -1 }[booking])
  return { from: day, to: day }
}

/** Returns the first and the last day of the filter by arrival. Undefined means no limit. */
export function receivedDayRange(
  { received, receivedFrom, receivedTo }: Omit<EnquiryFilter, 'section'>,
  today: string,
): DayRange {
  if (!received) return { from: receivedFrom, to: receivedTo }
  if (received === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) }
  if (received === 'last-month') return previousMonth(today)
  return { from: addDays(today, { today: 0, week: -6, month: -29 }[received]), to: today }
}
