import { CsvError, parse } from 'csv-parse/sync'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { type Sheet, spreadsheetLimits } from './spreadsheet.ts'
import * as words from './spreadsheet-words.ts'

/**
 * Reads any CSV of a spreadsheet program: comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252.
 */
export function readCsv(bytes: Uint8Array): Result<Sheet[]> {
  const { text, separator } = separatorOf(decode(bytes))
  if (text.includes('\0')) return fail('invalid', words.noSheet)
  try {
    const rows = parse(text, {
      delimiter: separator,
      // All kinds of line ends, because programs that join files mix them.
      record_delimiter: ['\r\n', '\n', '\r'],
      // `DIO, "1,04,116"`: a quotation mark after a space also opens a cell.
      ltrim: separator !== '\t',
      relax_column_count: true,
      relax_quotes: true,
      to: spreadsheetLimits.rows + 1,
    })
    if (rows.length > spreadsheetLimits.rows)
      return fail('invalid', words.tooMany(spreadsheetLimits.rows))
    const cells = rows.map((row) => row.slice(0, spreadsheetLimits.columns))
    const csv = { separator, hasMixedLineEnds: hasMixedLineEndings(text) }
    return ok([{ name: '', rows: cells, merged: [], uncalculated: [], csv }])
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return fail('invalid', words.unequalQuotes(Number(error['lines'] ?? 1)))
  }
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Line ends inside quotation marks belong to a cell and are not counted. */
function hasMixedLineEndings(text: string): boolean {
  const ends = text.replaceAll(/"[^"]*"/g, '').match(/\r\n|\n|\r/g) ?? []
  return new Set(ends).size > 1
}

const separators = ['\t', ';', ','] as const

/**
 * Finds the separator: the separator that the file declares (`sep=;`, an Excel convention),
 * otherwise the separator that occurs in most of the first lines.
 */
function separatorOf(text: string): { text: string; separator: string } {
  const [said, own] = /^sep=([,;\t])\r?\n/i.exec(text) ?? []
  // Keeps the declaration as an empty line, so that row numbers do not change.
  if (said !== undefined && own !== undefined)
    return { text: `\n${text.slice(said.length)}`, separator: own }
  const lines = text
    .slice(0, 4000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r?\n/)
  const on = (sign: string) => lines.filter((line) => line.includes(sign)).length
  // Prices contain commas, so another separator wins if the counts are equal.
  const separator = separators.reduce((a, b) => (on(b) > on(a) ? b : a))
  return { text, separator }
}
