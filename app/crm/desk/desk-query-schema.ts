import * as v from 'valibot'
import { allEnquiryStates, legacyState, lostReasons } from '#app/crm/enquiries/enquiry-states.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'
import * as words from './desk-query-schema-words.ts'

export const deskSections = ['overdue', 'today', 'new', 'mine', 'all'] as const
export type DeskSection = (typeof deskSections)[number]

export const deskSortNames = ['received', 'due', 'state', 'assignee', 'model', 'booking'] as const
export type DeskSort = (typeof deskSortNames)[number]

export const defaultDeskQueryLimit = 25
/** Call-back statuses of an enquiry that has a deadline. */
export const callbackStatuses = ['in-time', 'late', 'missed', 'pending'] as const
export type CallbackStatus = (typeof callbackStatuses)[number]

/** Maximum of `total`. No user pages further than that. */
export const maxCountedRows = 10_000
/** Maximum of a section's count. A higher number would not help the user. */
export const maxCountedWaiting = 1000

const given = v.optional(v.nullable(v.string()), '')

const oneOf = <const Options extends readonly string[]>(options: Options, message: string) =>
  v.pipe(
    given,
    v.transform((text) => text?.trim() || undefined),
    v.optional(v.picklist(options, message)),
  )

const text = v.pipe(
  given,
  v.transform((typed) => sanitizeLine(typed ?? '')),
  v.maxLength(200, words.tooLong),
)

const day = v.pipe(
  text,
  v.check((it) => it === '' || isCalendarDay(it), words.noDay),
  v.transform((it) => it || undefined),
)

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

const count = (initially: number, most: number) =>
  v.pipe(
    v.optional(v.nullable(v.union([v.number(), v.string()], words.noNumber)), initially),
    v.transform((it) => (it === null || it === '' ? initially : Number(it))),
    v.check((it) => Number.isFinite(it), words.noNumber),
    v.transform((it) => Math.min(most, Math.max(1, Math.trunc(it)))),
  )

/** The query of the desk's list. The address of the page has the same parameters. */
export const deskQuerySchema = v.object({
  section: v.pipe(
    oneOf(deskSections, words.noSection),
    v.transform((section): DeskSection => section ?? 'all'),
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
  receivedFrom: day,
  receivedTo: day,
  bookingFrom: day,
  bookingTo: day,
  sort: oneOf(deskSortNames, words.noSort),
  order: oneOf(['asc', 'desc'], words.noOrder),
  page: count(1, maxCountedRows),
  limit: count(defaultDeskQueryLimit, 100),
})

const known: ReadonlySet<string> = new Set([...allEnquiryStates, legacyState])

export type DeskQuery = v.InferOutput<typeof deskQuerySchema>
