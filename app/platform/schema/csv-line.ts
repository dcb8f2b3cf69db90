export const byteOrderMark = '\uFEFF'

/** A line as RFC 4180 has it: every value quoted, CRLF at its end. */
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
