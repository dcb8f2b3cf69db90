/**
 * A sheet's XML with the attribute `r` on each row and cell. It may be absent: a row then follows the one before it, a
 * cell the one to its left. Excel reads such files, the library does not.
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

/** `C` for the third column, whose index is 2. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last
}

/** 3 for `C7`. A sheet has no column beyond `XFD`: further letters count for nothing. */
function columnOf(address: string): number {
  const letters = address.slice(0, 3).match(/[A-Z]/g) ?? []
  return letters.reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
