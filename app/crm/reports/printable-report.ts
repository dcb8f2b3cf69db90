import {
  formatReportCell,
  type Report,
  type ReportColumn,
  type ReportRow,
} from './define-report.ts'
import { selectedReportColumns } from './report-columns.ts'

/** A report as it is put on paper: the page needs to know nothing of enquiries. */
export type PrintableReport = {
  labels: readonly string[]
  rows: readonly { id: number; cells: readonly { text: string; breaks: string }[] }[]
}

/** `keys`: of the columns, with commas between; without, all. */
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

/** What is called, written to or looked up stays on one line; prose parts between words, and inside one only where it is endless. */
function lineBreakClassOf({ enquiry }: Report, { from }: ReportColumn, text: string): string {
  const control = from ? enquiry.fields[from]?.control : 'date'
  if (control === 'tel' || control === 'email' || control === 'date') return 'whitespace-nowrap'
  if (text.split(/\s+/).some((word) => word.length > 24)) return 'wrap-anywhere min-w-32'
  return control === 'textarea' && text.length > 20 ? 'min-w-28' : ''
}
