import { fail, type Result } from '#app/platform/result/result.ts'
import { readCsv } from './read-csv.server.ts'
import type { Sheet } from './spreadsheet.ts'
import * as words from './spreadsheet-words.ts'

/** Child process for one spreadsheet, which receives the bytes and sends the content. */
process.once('message', (bytes: Uint8Array<ArrayBuffer>) => {
  void readSpreadsheet(bytes).then((answer) => process.send?.(answer, () => process.exit()))
})

function readSpreadsheet(bytes: Uint8Array<ArrayBuffer>): Promise<Result<Sheet[]>> {
  const begins = (...start: number[]) => start.every((byte, at) => bytes[at] === byte)
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return Promise.resolve(fail('invalid', words.oldExcel))
  return begins(0x50, 0x4b) ? readWorkbook(bytes) : Promise.resolve(readCsv(bytes))
}

/** Loads the Excel reader only for Excel files. */
const readWorkbook = async (bytes: Uint8Array<ArrayBuffer>) =>
  (await import('./read-xlsx.server.ts')).readXlsx(bytes)

// The client disconnected or the server process ended.
process.once('disconnect', () => process.exit())
