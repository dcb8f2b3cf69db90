import { byteOrderMark, csvLine } from '#app/platform/schema/csv-line.ts'
import { formatReportState, type ReportColumn, type ReportRow } from './define-report.ts'

/**
 * Streams a report as CSV with byte-order mark, quoted values and CRLF (RFC 4180). It reads a page
 * only after the client has taken the previous page, so memory use does not depend on the number of
 * rows.
 */
export function reportCsvStream(
  columns: readonly ReportColumn[],
  pages: AsyncGenerator<ReportRow[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      const header = csvLine(columns.map((column) => column.label))
      controller.enqueue(encoder.encode(byteOrderMark + header))
    },
    async pull(controller) {
      const { done, value } = await pages.next()
      if (done) return controller.close()
      const lines = value.map((row) =>
        csvLine(
          columns.map(({ key }) => (key === 'state' ? formatReportState(row[key]) : row[key])),
        ),
      )
      controller.enqueue(encoder.encode(lines.join('')))
    },
    async cancel() {
      await pages.return(undefined)
    },
  })
}
