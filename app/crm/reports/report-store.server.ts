import { setImmediate as nextTurn } from 'node:timers/promises'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { EnquiryRecord } from '#app/crm/enquiries/enquiry-record-schema.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { presentAnswers } from '#app/crm/enquiries/present-answers.ts'
import { type EnquiryFilter, maxCountedRows } from '#app/crm/enquiry-query/enquiry-filter.ts'
import {
  type EnquiryQueries,
  enquiryQueries,
} from '#app/crm/enquiry-query/enquiry-list-query.server.ts'
import { dayAndTimeInZone, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Report, ReportRow } from './define-report.ts'
import type { ReportFilter } from './report-filter.ts'
import { findAssigneeNames, presentReportRow } from './report-row-query.server.ts'

export type ReportStore = ReturnType<typeof reportStore>

export type ReportResultPage = {
  data: ReportRow[]
  totalPages: number
  totalRecords: number
  /** `true` if there are more records than `totalRecords`. */
  totalIsLeast?: boolean
}

type ReportSelection = Omit<ReportFilter, 'page' | 'limit' | 'columns'>

/** Rows are formatted in small batches, so that other requests are handled in between. */
const presentBatchSize = 50

/** Reads reports from the stored enquiries. Days are in the time zone of `deps`. */
export function reportStore(deps: Parameters<typeof enquiryQueries>[0]) {
  const { db, timeZone: zone } = deps
  const enquiries: EnquiryQueries = enquiryQueries(deps)

  return {
    /** Returns one page, newest first. A page after the last one is empty. */
    async list(report: Report, filter: ReportFilter): Promise<ReportResultPage> {
      const { page, limit, search, bookingFrom, bookingTo } = filter
      // The index of kinds and days counts a whole report, so only other lists have a maximum.
      const maxCounted =
        search || bookingFrom || bookingTo ? maxCountedRows : Number.POSITIVE_INFINITY
      const { rows, total, isMore } = await enquiries.listPage(enquiryFilterOf(report, filter), {
        page,
        limit,
        maxCounted,
        scope: scopeOf(report),
      })
      const names = await findAssigneeNames(db, rows)
      return {
        data: rows.map((row) => presentReportRow(report, row, zone, names)),
        totalPages: Math.ceil(total / limit),
        totalRecords: total,
        ...(isMore ? { totalIsLeast: true } : {}),
      }
    },

    /** Counts the enquiries of each report in a period, by kind, without imports. */
    countByKind: (
      reports: readonly Report[],
      { fromDate, toDate }: Pick<ReportSelection, 'fromDate' | 'toDate'>,
    ) =>
      enquiries.countByKind(
        { section: 'stored', receivedFrom: fromDate, receivedTo: toDate, withoutImports: true },
        { kinds: reports.map(({ kind }) => kind) },
      ),

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
    async *each(report: Report, selection: ReportSelection): AsyncGenerator<ReportRow[]> {
      for await (const rows of enquiries.each(
        enquiryFilterOf(report, selection),
        scopeOf(report),
      )) {
        const names = await findAssigneeNames(db, rows)
        for (let from = 0; from < rows.length; from += presentBatchSize) {
          await nextTurn()
          yield rows
            .slice(from, from + presentBatchSize)
            .map((row) => presentReportRow(report, row, zone, names))
        }
      }
    },
  }
}

const scopeOf = ({ kind }: Report) => ({ kinds: [kind] })

/**
 * A report also lists merged duplicates. Messages are sent to the customers of a report without a
 * flow, so it leaves out those who withdrew their consent.
 */
const enquiryFilterOf = (
  { enquiry }: Report,
  { fromDate, toDate, search, bookingFrom, bookingTo }: ReportSelection,
): EnquiryFilter => ({
  section: 'stored',
  receivedFrom: fromDate,
  receivedTo: toDate,
  search,
  bookingFrom,
  bookingTo,
  hasConsent: enquiry.flow === 'none',
})
