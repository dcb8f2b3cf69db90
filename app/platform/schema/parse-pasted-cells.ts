const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g

/**
 * Parses cells copied from a spreadsheet, row by row. A cell with a tab or a line break is in
 * quotation marks. Line breaks in such a cell become spaces.
 */
export function parsePastedCells(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    row.push((quoted?.replaceAll('""', '"') ?? plain).replaceAll(/\s+/g, ' ').trim())
    if (end === '\t') continue
    rows.push(row)
    row = []
    if (end === '') break
  }
  // The line end after the last row does not begin another row.
  if (rows.at(-1)?.join('') === '') rows.pop()
  return rows
}
