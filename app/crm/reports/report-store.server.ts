import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { EnquiryRecord } from '#app/crm/enquiries/enquiry-record-schema.ts'
import { parseSearchWords } from '#app/crm/enquiries/enquiry-search-text.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { presentAnswers } from '#app/crm/enquiries/present-answers.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import {
  dayAndTimeInZone,
  dayInZone,
  startOfDay,
} from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { hasIndexedWord } from '#app/platform/db/text-search-query.server.ts'
import type { DailyEnquiryCountStore } from './daily-enquiry-count-store.server.ts'
import type { Report, ReportRow } from './define-report.ts'
import { enquirySearchStore } from './enquiry-search-store.server.ts'
import type { ReportFilter } from './report-filter.ts'
import { findAssigneeNames, presentReportRow } from './report-row-query.server.ts'
import { reportSelectionConditions } from './report-selection-query.server.ts'

export type ReportStore = ReturnType<typeof reportStore>

export type ReportResultPage = {
  data: ReportRow[]
  totalPages: number
  totalRecords: number
  /** `true` if there may be more records than `totalRecords`. */
  totalIsLeast?: boolean
}

type ReportStoreFilter = Pick<
  ReportFilter,
  'fromDate' | 'toDate' | 'search' | 'bookingFrom' | 'bookingTo'
>

/**
 * An export reads `exportBatchSize` rows at a time and formats `presentBatchSize` rows at a time,
 * so that other requests are handled in between. Reading a larger batch would block the process for
 * too long.
 */
const exportBatchSize = 200
const presentBatchSize = 50

/**
 * If a list is longer than `longListLength`, a search counts at most `maxCountedMatches` matches,
 * because counting a very common word takes seconds. If a word is too short for the index, the
 * search then reads only that number of the newest rows.
 */
const longListLength = 10_000
const maxCountedMatches = 1000

/** Maximum offset for a direct query. Further pages are read from the day on which they start. */
const maxDirectOffset = 100

/** Reads reports from the stored enquiries. Days are in the time zone `zone`. */
export function reportStore(
  db: Db,
  engine: DatabaseEngine,
  zone: string,
  dayCounts: DailyEnquiryCountStore,
) {
  const found = enquirySearchStore(db, engine)

  const ranges = ({
    fromDate,
    toDate,
    bookingFrom,
    bookingTo,
  }: Omit<ReportStoreFilter, 'search'>) => ({
    bookingFrom,
    bookingTo,
    from: fromDate && startOfDay(fromDate, zone),
    before: toDate && startOfDay(addDays(toDate), zone),
  })

  /** Queries a selection without a search text, newest first. */
  const plain = (kind: string, selection: ReportStoreFilter, limit: number) => {
    const which = sql.join(reportSelectionConditions({ kind, ...ranges(selection) }), sql` and `)
    return db
      .selectFrom('enquiries as e')
      .selectAll()
      .where(sql<boolean>`${which}`)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
  }

  /**
   * Lists one page with the help of the daily counts. These give the total, and the day on which a
   * far page starts.
   */
  async function listByDay({ kind }: Report, filter: ReportFilter): Promise<FoundRows> {
    const offset = (filter.page - 1) * filter.limit
    const total = await dayCounts.total(kind, filter)
    const start =
      offset < maxDirectOffset
        ? { day: filter.toDate, offset }
        : await dayCounts.findOffset(kind, filter, offset)
    if (offset >= total || !start) return { rows: [], total, isLeast: false }
    const rows = await plain(kind, { ...filter, toDate: start.day }, filter.limit)
      .offset(start.offset)
      .execute()
    return { rows, total, isLeast: false }
  }

  /**
   * Lists bookings by booking day. Only few enquiries have a booking day, so they are counted in
   * the same way as search results.
   */
  async function listBooked({ kind }: Report, filter: ReportFilter): Promise<FoundRows> {
    const place = { limit: filter.limit, offset: (filter.page - 1) * filter.limit }
    const { total, rows } = await found.booked({ kind, ...ranges(filter) }, longListLength, place)
    return { rows, total: Math.min(total, longListLength), isLeast: total > longListLength }
  }

  async function listFound({ kind }: Report, filter: ReportFilter): Promise<FoundRows> {
    const isLong = (await dayCounts.total(kind, filter)) > longListLength
    const isShortWord = !hasIndexedWord(parseSearchWords(filter.search))
    const reach =
      isLong && isShortWord && (await dayCounts.findOffset(kind, filter, longListLength))
    const range = reach ? { ...filter, fromDate: reach.day } : filter
    const search = { kind, text: filter.search, ...ranges(range) }
    const most = isLong ? maxCountedMatches : longListLength
    const place = { limit: filter.limit, offset: (filter.page - 1) * filter.limit }
    const { total: counted, rows } = await found.first(search, most, place)
    const total = Math.min(counted, most)
    const isLeast = counted > most || Boolean(reach)
    if (counted <= maxCountedMatches) return { rows, total, isLeast }
    // Reads the newest matches without sorting all matches. This is fast, because many of the
    // newest rows contain a very common word.
    const isFurther = place.offset >= total
    const newest = isFurther ? [] : await found.list(search, { ...place, isSorted: false })
    return { rows: newest, total, isLeast }
  }

  function find(report: Report, filter: ReportFilter): Promise<FoundRows> {
    if (filter.search) return listFound(report, filter)
    return filter.bookingFrom || filter.bookingTo
      ? listBooked(report, filter)
      : listByDay(report, filter)
  }

  return {
    /** Returns one page, newest first. A page after the last one is empty. */
    async list(report: Report, filter: ReportFilter): Promise<ReportResultPage> {
      const { rows, total, isLeast } = await find(report, filter)
      const names = await findAssigneeNames(db, rows)
      return {
        data: rows.map((row) => presentReportRow(report, row, zone, names)),
        totalPages: Math.ceil(total / filter.limit),
        totalRecords: total,
        ...(isLeast ? { totalIsLeast: true } : {}),
      }
    },

    /** Finds one enquiry with all its answers; undefined if it does not exist. */
    async findRecord(reference: string): Promise<EnquiryRecord | undefined> {
      const row = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('reference', '=', reference.toUpperCase())
        .executeTakeFirst()
      if (!row) return undefined
      const { day, time } = dayAndTimeInZone(new Date(row.created_at), zone)
      const enquiry = findEnquiryKind(row.kind)
      return {
        id: row.id,
        reference: row.reference,
        kind: row.kind,
        title: enquiry?.name ?? row.kind,
        created_date: day,
        created_time: time,
        erased_date: row.erased_at ? dayInZone(new Date(row.erased_at), zone) : null,
        entries: presentAnswers(row.kind, parseStoredAnswers(row.answers_json), row.phone ?? ''),
      }
    },

    /** Yields all rows of the selection, newest first, in small batches. */
    async *each(report: Report, selection: ReportStoreFilter): AsyncGenerator<ReportRow[]> {
      const read = selection.search
        ? await foundPages(report.kind, selection)
        : (after?: EnquiryRow) => pageAfter(report.kind, selection, after)
      let last: EnquiryRow | undefined
      do {
        const rows = await read(last)
        const names = await findAssigneeNames(db, rows)
        for (let from = 0; from < rows.length; from += presentBatchSize) {
          await nextTurn()
          yield rows
            .slice(from, from + presentBatchSize)
            .map((row) => presentReportRow(report, row, zone, names))
        }
        last = rows.length === exportBatchSize ? rows.at(-1) : undefined
      } while (last)
    },
  }

  async function foundPages(kind: string, selection: ReportStoreFilter) {
    const search = { kind, text: selection.search, ...ranges(selection) }
    const isSorted = (await found.count(search, maxCountedMatches)) <= maxCountedMatches
    return (after?: EnquiryRow) => found.list(search, { limit: exportBatchSize, after, isSorted })
  }

  function pageAfter(kind: string, selection: ReportStoreFilter, after: EnquiryRow | undefined) {
    const query = plain(kind, selection, exportBatchSize)
    if (!after) return query.execute()
    const { created_at, id } = after
    return query
      .where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(created_at, id)))
      .execute()
  }
}

type FoundRows = { rows: EnquiryRow[]; total: number; isLeast: boolean }
