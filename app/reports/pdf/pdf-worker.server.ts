import { parentPort, workerData } from 'node:worker_threads'
import { type TableForPdf, tablePdf } from './table-pdf.server.ts'

/** The thread of one PDF: rows come in, null after the last; each is answered with the bytes it gave. */
const table: TableForPdf = workerData
const pdf = tablePdf(table)

parentPort?.on('message', (rows: string[][] | null) => {
  if (rows) pdf.add(rows)
  else pdf.finish()
  const bytes = pdf.take()
  parentPort?.postMessage(bytes, [bytes.buffer])
  if (!rows) parentPort?.close()
})
