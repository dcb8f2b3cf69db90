import {
  formatReportCell,
  type Report,
  type ReportColumn,
  type ReportRow,
} from './define-report.ts'
import { selectedReportColumns } from './report-columns.ts'

/**
 * A report prepared for print. It contains only texts, so that the print page does not depend on
 * enquiries.
 */
export type PrintableReport = {
  labels: readonly string[]
  rows: readonly { id: number; cells: readonly { text: string; breaks: string }[] }[]
}

/**
 * `keys` lists the columns, separated by commas. If `keys` is undefined, all columns are included.
 */
export function toPrintableReport(
  report: Report,
  keys: string | undefined,
  rows: readonly ReportRow[],
): PrintableReport {
  const columns = selectedReportColumns(report, keys)
  return {
    labels: columns.map(({ label }) => label),
    rows: rows.map((row) => ({
      id: row.id,
      cells: columns.map((column) => {
        const text = formatReportCell(report, column, row)
        return { text, breaks: lineBreakClassOf(report, column, text) }
      }),
    })),
  }
}

/**
 * Returns the CSS class for line breaks. Numbers, addresses and dates stay on one line. Prose is
 * broken between words; only a word that is too long is broken inside.
 */
function lineBreakClassOf({ enquiry }: Report, { from }: ReportColumn, text: string): string {
  const control = from ? enquiry.fields[from]?.control : 'date'
  if (control === 'tel' || control === 'email' || control === 'date') return 'whitespace-nowrap'
  if (text.split(/\s+/).some((word) => word.length > 24)) return 'wrap-anywhere min-w-32'
  return control === 'textarea' && text.length > 20 ? 'min-w-28' : ''
}
