export const byteOrderMark = '\uFEFF'

/** Formats a line of CSV (RFC 4180): every value is quoted, and the line ends with CRLF. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/**
 * Quotes a cell. A text that a spreadsheet program would run as a formula gets an apostrophe before
 * it. A formula can also begin after `;`, tab and `|`, which some locales use as separators, and at
 * the start of a line within the cell, where the quotes no longer protect.
 */
function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = text.replaceAll(formulas, (before) => `${before}'`)
  return `"${safe.replaceAll('"', '""')}"`
}

/** The position before a formula. Japanese Excel also accepts the full-width signs. */
const formulas = /(?:^|[;\t|\r\n]"*)(?=[=+\-@＝＋－＠])|^(?=[\t\r])/g
