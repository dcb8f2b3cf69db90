import type { PdfProcessMessage } from './pdf-process.server.ts'
import { sheetPdf } from './sheet-pdf.server.ts'
import { tablePdf } from './table-pdf.server.ts'

/**
 * Child process for one PDF. It receives the table, then rows, and answers each message of rows
 * with the new bytes. A sheet is answered with the whole PDF.
 */
let pdf: ReturnType<typeof tablePdf> | undefined

process.on('message', (order: PdfProcessMessage) => {
  if ('table' in order) pdf = tablePdf(order.table)
  else if ('sheet' in order) process.send?.(sheetPdf(order.sheet))
  else drawRows(order.rows)
})

function drawRows(rows: string[][] | null) {
  if (!pdf) throw new Error('Rows came before their table')
  if (rows) pdf.add(rows)
  else pdf.finish()
  process.send?.(pdf.take())
}

// The client disconnected or the server process ended.
process.once('disconnect', () => process.exit())
