import type { TableForPdf } from '#app/platform/pdf/table-pdf.server.ts'
import { chosenColumns } from './chosen-columns.ts'
import { type Report, type ReportRow, shownCell } from './define.ts'
import type { ReportFilter } from './filter.ts'
import * as filterWords from './filter-words.ts'

/** What stands around the rows. */
export function pdfTable(report: Report, filter: ReportFilter): TableForPdf {
  return {
    title: report.title,
    subtitle: filterWords.conditions(filter),
    head: chosenColumns(report, filter.columns).map(({ label }) => label),
    empty: report.empty,
  }
}

/** The rows as the page shows them. */
export async function* pdfRows(
  report: Report,
  pages: AsyncIterable<ReportRow[]>,
  keys?: string,
): AsyncGenerator<string[][]> {
  const columns = chosenColumns(report, keys)
  for await (const rows of pages)
    yield rows.map((row) => columns.map((column) => shownCell(report, column, row)))
}
