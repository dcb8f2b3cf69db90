import { type Column, type ReportRow, shownState } from './define.ts'

const byteOrderMark = '\uFEFF'

/**
 * A report as CSV, page by page: byte-order mark, every value quoted, CRLF (RFC 4180). The next
 * page is read when the last one has been taken, so memory does not grow with the rows.
 */
export function csvStream(
  columns: readonly Column[],
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
        csvLine(columns.map(({ key }) => (key === 'state' ? shownState(row[key]) : row[key]))),
      )
      controller.enqueue(encoder.encode(lines.join('')))
    },
    async cancel() {
      await pages.return(undefined)
    },
  })
}

export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe before it: also behind a sign that
 * parts the cells where the computer's language parts them by another than the comma, and at the
 * beginning of a line, where the quotes then hold no longer.
 */
function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = text.replaceAll(formulas, (before) => `${before}'`)
  return `"${safe.replaceAll('"', '""')}"`
}

/** The place before a formula. Excel in Japanese takes the full-width signs as well. */
const formulas = /(?:^|[;\t|\r\n]"*)(?=[=+\-@＝＋－＠])|^(?=[\t\r])/g
