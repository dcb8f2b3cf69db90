import * as allWords from './all-enquiries-words.ts'
import * as columnWords from './column-words.ts'
import {
  formatReportCell,
  type Report,
  type ReportColumn,
  type ReportRow,
  stateAndAssigneeColumns,
} from './define-report.ts'
import type { ReportStore } from './report-store.server.ts'
import * as words from './staff-words.ts'

type DayPeriod = { fromDate: string | undefined; toDate: string | undefined }
type Deps = { store: Pick<ReportStore, 'each'>; reports: readonly Report[] }

/**
 * Returns the column for the kind, followed by every column that any report has. Columns with the
 * same label are one column, because their keys differ between reports.
 */
export function allEnquiriesColumns(reports: readonly Report[]): ReportColumn[] {
  const labels = new Set(reports.flatMap((report) => report.columns.map(({ label }) => label)))
  const own = [words.kindOfEnquiry, ...labels].map((label) => ({ key: label, label }))
  return [...own, ...stateAndAssigneeColumns]
}

/**
 * Yields the rows of one report after the other. The rows of each report are sorted newest first.
 */
export async function* allEnquiriesRows(
  { store, reports }: Deps,
  period: DayPeriod,
): AsyncGenerator<ReportRow[]> {
  for (const report of reports)
    for await (const rows of store.each(report, { ...period, search: '' }))
      yield rows.map((row) => ({
        ...row,
        [words.kindOfEnquiry]: report.enquiry.name,
        ...Object.fromEntries(report.columns.map(({ key, label }) => [label, row[key] ?? null])),
      }))
}

/** Headings of the PDF. These columns fit on the paper, and most forms have them. */
export const allEnquiriesPdfHeadings = () => [
  words.kindOfEnquiry,
  columnWords.date,
  columnWords.time,
  columnWords.reference,
  allWords.name,
  allWords.contactNumber,
  allWords.email,
  allWords.model,
  columnWords.state,
  columnWords.assignee,
]

export async function* allEnquiriesPdfRows(
  { store, reports }: Deps,
  period: DayPeriod,
): AsyncGenerator<string[][]> {
  for (const report of reports) {
    const columns = pdfColumns(report)
    const cell = (column: ReportColumn | undefined, row: ReportRow) =>
      column ? formatReportCell(report, column, row) : ''
    for await (const rows of store.each(report, { ...period, search: '' }))
      yield rows.map((row) => [report.enquiry.name, ...columns.map((column) => cell(column, row))])
  }
}

/**
 * Returns the report's column for each heading except the first one. A column is undefined if the
 * form has no such field.
 */
function pdfColumns({ columns, enquiry }: Report): (ReportColumn | undefined)[] {
  const byKey = (key: string) =>
    [...columns, ...stateAndAssigneeColumns].find((it) => it.key === key)
  const byControl = (control: string) =>
    columns.find(({ from }) => from && enquiry.fields[from]?.control === control)
  return [
    ...['created_date', 'created_time', 'reference', 'name'].map(byKey),
    ...['tel', 'email', 'model'].map(byControl),
    ...['state', 'assignee'].map(byKey),
  ]
}
