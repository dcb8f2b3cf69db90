import type { SheetCell } from '#app/platform/spreadsheets/spreadsheet.ts'
import { maxCellLength } from './max-cell-length.ts'

const yesWords = new Set(['yes', 'y', 'true', '1', 'onsale', 'soldnew'])
const noWords = new Set([
  'no',
  'n',
  'false',
  '0',
  'serviceonly',
  'serviceandsparesonly',
  'notonsale',
])

/**
 * Parses a cell of the column “Sold new”. Returns undefined if it is blank, and `unreadable` if it
 * is neither yes nor no.
 */
export function parseSoldNewCell(cell: SheetCell): boolean | 'unreadable' | undefined {
  const typed = String(cell ?? '').trim()
  if (typed.length > maxCellLength) return 'unreadable'
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\-_.]/g, '')
  if (text === '') return undefined
  if (yesWords.has(text)) return true
  return noWords.has(text) ? false : 'unreadable'
}
