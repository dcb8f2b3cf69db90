import { states } from '#app/crm/desk/state-words.ts'
import type {
  EnquiryKind,
  ReportDeclaration,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { formatAnswer, formatCell } from '#app/crm/enquiries/format-answer.ts'
import { formatIfDay } from '#app/platform/calendar/format-if-day.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import * as words from './column-words.ts'

/** A list of the staff's over one kind of enquiry: table, filter, CSV, PDF and print come from it. */
export type Report = Omit<ReportDeclaration, 'columns'> & {
  /** The enquiry's slug: the stored rows' kind. */
  kind: string
  /** Every column in order, the ones that all reports have included. */
  columns: readonly ReportColumn[]
  enquiry: EnquiryKind
}

/** `from` is the enquiry's field; without one the value is the row's own (date, time, reference). */
export type ReportColumn = { key: string; label: string; from?: string }

/** A row as the calls answer it: the columns' keys, and these. */
export type ReportRow = {
  id: number
  reference: string
  /** `YYYY-MM-DD` and `HH:MM:SS` in the dealer's zone. */
  created_date: string
  created_time: string
  /** In its one form, `+91…`; a column may hold it as it was typed. */
  number_to_call: string | null
  [column: string]: string | number | boolean | null
}

const receivedColumns: readonly ReportColumn[] = [
  { key: 'created_date', label: words.date },
  { key: 'created_time', label: words.time },
  { key: 'reference', label: words.reference },
]

/** The last columns of every report, on screen, in files and on paper. */
export const stateAndAssigneeColumns: readonly ReportColumn[] = [
  { key: 'state', label: words.state },
  { key: 'assignee', label: words.assignee },
]

export function defineReport(enquiry: EnquiryKind, declaration: ReportDeclaration): Report {
  const columns = [...receivedColumns, ...declaration.columns]
  return { ...declaration, columns, kind: enquiry.slug, enquiry }
}

/** The reports in the order of the enquiries; those without one have none. */
export const allReports: readonly Report[] = enquiryKinds.flatMap((enquiry) =>
  enquiry.report ? [defineReport(enquiry, enquiry.report)] : [],
)

export function findReport(slug: string): Report | undefined {
  return allReports.find((report) => report.slug === slug)
}

/** What a person reads in a cell; files and calls have the value itself. */
export function formatReportCell(
  { enquiry }: Report,
  { key, from }: ReportColumn,
  row: ReportRow,
): string {
  const field = from === undefined ? {} : (enquiry.fields[from] ?? {})
  const text = formatAnswer(field, row[key])
  if (key === 'state') return formatReportState(row[key])
  if (key === 'created_time') return formatStaffTime(text)
  const isDay = key === 'created_date' || (from && enquiry.fields[from]?.control === 'date')
  return isDay ? formatIfDay(text) : text
}

/** A state as the staff call it; one that is gone as it was stored. */
export function formatReportState(state: ReportRow[string] | undefined): string {
  const known = Object.entries(states).find(([name]) => name === state)
  return known?.[1] ?? formatCell(state)
}
