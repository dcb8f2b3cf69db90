import type { PdfProcessMessage } from './pdf-process.server.ts'
import { tablePdf } from './table-pdf.server.ts'

/** The process of one PDF: the table comes in, then rows, each answered with the bytes they gave. */
let pdf: ReturnType<typeof tablePdf> | undefined

process.on('message', (order: PdfProcessMessage) => {
  if ('table' in order) pdf = tablePdf(order.table)
  else drawRows(order.rows)
})

function drawRows(rows: string[][] | null) {
  if (!pdf) throw new Error('Rows came before their table')
  if (rows) pdf.add(rows)
  else pdf.finish()
  process.send?.(pdf.take())
}

// Whoever wanted the PDF has gone, or the program has ended.
process.once('disconnect', () => process.exit())
