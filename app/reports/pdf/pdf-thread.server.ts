import { Worker } from 'node:worker_threads'
import type { TableForPdf } from './table-pdf.server.ts'

export type PdfThread = ReturnType<typeof startPdfThread>

/** A thread of its own for one PDF, which ends when `signal` does. */
export function startPdfThread(table: TableForPdf, signal: AbortSignal) {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./pdf-worker.server.ts', import.meta.url), {
    workerData: table,
    name: 'pdf',
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
  })
  const stop = async () => {
    await worker.terminate()
  }
  signal.addEventListener('abort', () => void stop())

  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => {})
  worker.once('error', ended.reject)
  worker.once('exit', () => ended.reject(new Error('The thread of the PDF has ended')))

  return {
    /**
     * Rows to draw, or null after the last, answered with the bytes of the pages that they filled.
     * One at a time. Rejects when the thread fails or is stopped.
     */
    async send(rows: string[][] | null): Promise<Uint8Array> {
      const answer = Promise.withResolvers<Uint8Array>()
      worker.once('message', answer.resolve)
      worker.postMessage(rows)
      return Promise.race([answer.promise, ended.promise])
    },
    stop,
  }
}
