import type {
  EnquiryKind,
  ReportDeclaration,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { formatAnswer, formatCell } from '#app/crm/enquiries/format-answer.ts'
import { states } from '#app/crm/enquiries/state-words.ts'
import { formatIfDay } from '#app/platform/calendar/format-if-day.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import * as words from './column-words.ts'

/**
 * A list of enquiries of one kind, for staff. The table, filter, CSV, PDF and print version all use
 * this declaration.
 */
export type Report = Omit<ReportDeclaration, 'columns'> & {
  /** The slug of the enquiry kind, in the form in which it is stored. */
  kind: string
  /** All columns in order. They include the columns that every report has. */
  columns: readonly ReportColumn[]
  enquiry: EnquiryKind
}

/**
 * `from` is the name of a field of the enquiry. Without `from`, the value belongs to the row
 * itself, such as date, time or reference.
 */
export type ReportColumn = { key: string; label: string; from?: string }

/**
 * A row as the endpoints return it. It has a value for the key of each column, and these fields.
 */
export type ReportRow = {
  id: number
  reference: string
  /** `YYYY-MM-DD` and `HH:MM:SS` in the dealer's time zone. */
  created_date: string
  created_time: string
  /** The number to dial, `+91…`. A column may also show the number as the visitor typed it. */
  number_to_call: string | null
  [column: string]: string | number | boolean | null
}

const receivedColumns: readonly ReportColumn[] = [
  { key: 'created_date', label: words.date },
  { key: 'created_time', label: words.time },
  { key: 'reference', label: words.reference },
]

/** The last columns of every report, on screen, in files and in print. */
export const stateAndAssigneeColumns: readonly ReportColumn[] = [
  { key: 'state', label: words.state },
  { key: 'assignee', label: words.assignee },
]

export function defineReport(enquiry: EnquiryKind, declaration: ReportDeclaration): Report {
  const columns = [...receivedColumns, ...declaration.columns]
  return { ...declaration, columns, kind: enquiry.slug, enquiry }
}

/** All reports in the order of the enquiry kinds. */
export const allReports: readonly Report[] = enquiryKinds.flatMap((enquiry) =>
  enquiry.report ? [defineReport(enquiry, enquiry.report)] : [],
)

export function findReport(slug: string): Report | undefined {
  return allReports.find((report) => report.slug === slug)
}

/**
 * Formats a cell for the screen and the PDF. Endpoints and CSV files have the raw value instead;
 * only the state is formatted in CSV files, too.
 */
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

/** Returns the label of a state, or the stored value if the state no longer exists. */
export function formatReportState(state: ReportRow[string] | undefined): string {
  const known = Object.entries(states).find(([name]) => name === state)
  return known?.[1] ?? formatCell(state)
}
