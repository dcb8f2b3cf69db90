import type { PdfTable } from '#app/platform/pdf/table-pdf.server.ts'
import { formatReportCell, type Report, type ReportRow } from './define-report.ts'
import { selectedReportColumns } from './report-columns.ts'
import type { ReportFilter } from './report-filter.ts'
import * as filterWords from './report-filter-words.ts'

/** Returns the title and headings of the PDF, and the texts above and below its rows. */
export function reportPdfTable(report: Report, filter: ReportFilter): PdfTable {
  return {
    title: report.title,
    subtitle: filterWords.conditions(filter),
    head: selectedReportColumns(report, filter.columns).map(({ label }) => label),
    empty: report.empty,
  }
}

/** Yields the rows, formatted in the same way as on the page. */
export async function* reportPdfRows(
  report: Report,
  pages: AsyncIterable<ReportRow[]>,
  keys?: string,
): AsyncGenerator<string[][]> {
  const columns = selectedReportColumns(report, keys)
  for await (const rows of pages)
    yield rows.map((row) => columns.map((column) => formatReportCell(report, column, row)))
}
