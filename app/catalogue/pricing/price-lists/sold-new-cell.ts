import type { SheetCell } from '#app/platform/spreadsheets/spreadsheet.ts'
import { longestCell } from './longest-cell.ts'

const yes = new Set(['yes', 'y', 'true', '1', 'onsale', 'soldnew'])
const no = new Set(['no', 'n', 'false', '0', 'serviceonly', 'serviceandsparesonly', 'notonsale'])

/** Whether a cell says that the model is sold new: undefined where it is blank, `unreadable` where it says neither. */
export function readSoldNew(cell: SheetCell): boolean | 'unreadable' | undefined {
  const typed = String(cell ?? '').trim()
  if (typed.length > longestCell) return 'unreadable'
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\-_.]/g, '')
  if (text === '') return undefined
  if (yes.has(text)) return true
  return no.has(text) ? false : 'unreadable'
}
