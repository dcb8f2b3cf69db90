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
 * Returns the column of the kind and then each column of any report once. Columns are matched by
 * label, because their keys differ.
 */
export function allEnquiriesColumns(reports: readonly Report[]): ReportColumn[] {
  const labels = new Set(reports.flatMap((report) => report.columns.map(({ label }) => label)))
  const own = [words.kindOfEnquiry, ...labels].map((label) => ({ key: label, label }))
  return [...own, ...stateAndAssigneeColumns]
}

/** Yields the rows report by report, the newest first in each. */
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

/** Headings of the PDF: the columns that fit on paper and that most forms have. */
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
 * Returns the report's columns below all headings but the first. A column is undefined if the form
 * has no such field.
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
