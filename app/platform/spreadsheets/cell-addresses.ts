/**
 * Adds the missing attribute `r` to the rows and cells of a sheet's XML. Without this attribute, a
 * row follows the previous row, and a cell follows the cell to its left. Excel reads such files,
 * but the library does not.
 */
export function withCellAddresses(xml: string): string {
  let row = 0
  let column = 0
  return xml.replaceAll(/<(row|c)(?=[\s/>])([^<>]*)>/g, (tag, name: string, attributes: string) => {
    const [, own] = /\sr="([^"]*)"/.exec(attributes) ?? []
    if (name === 'row') {
      row = own === undefined ? row + 1 : Number(own)
      column = 0
      return own === undefined ? `<row r="${row}"${attributes}>` : tag
    }
    column = own === undefined ? column + 1 : columnOf(own)
    return own === undefined ? `<c r="${columnLetters(column - 1)}${row}"${attributes}>` : tag
  })
}

/** Returns the letters of a column: `C` for index 2. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last
}

/** Returns 3 for `C7`. The last column of a sheet is `XFD`, so further letters are ignored. */
function columnOf(address: string): number {
  const letters = address.slice(0, 3).match(/[A-Z]/g) ?? []
  return letters.reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
