import { setImmediate as nextTurn } from 'node:timers/promises'
import { concurrencyLimiter } from '#app/platform/concurrency/concurrency-limiter.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { startPdfProcess } from './pdf-process.server.ts'
import type { PdfTable } from './table-pdf.server.ts'

export type PdfRenderQueue = ReturnType<typeof pdfRenderQueue>

type Rows = AsyncIterable<string[][]>

/**
 * Renders PDFs one at a time, each in its own process; further PDFs wait in a queue. Requests rows
 * only when the client has read the bytes of the previous rows, so that memory does not grow with
 * the number of rows. `patience` is the time in milliseconds after which a client that reads
 * nothing is disconnected, because other clients wait.
 */
export function pdfRenderQueue({ log, patience = 60_000 }: { log: Log; patience?: number }) {
  const door = concurrencyLimiter({ limit: 1 })

  /**
   * Returns the PDF as a stream. Rendering starts when the stream is first read. The stream errors
   * if the rows or the process fail, and the bytes sent so far are then not a valid PDF.
   */
  function print(table: PdfTable, rows: Rows): ReadableStream<Uint8Array> {
    const leaving = new AbortController()
    const parts = partsInTurn(table, rows, leaving.signal)
    let timer: NodeJS.Timeout | undefined

    async function leave(reason: Error) {
      clearTimeout(timer)
      leaving.abort(reason)
      await parts.return(undefined)
    }

    const drop = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const reason = new Error('The reader of the PDF took nothing more')
      log.warn({ title: table.title }, 'a PDF was given up: its reader took nothing more')
      controller.error(reason)
      void leave(reason)
    }

    return new ReadableStream(
      {
        async pull(controller) {
          clearTimeout(timer)
          try {
            const { done, value } = await parts.next()
            if (done) return controller.close()
            controller.enqueue(value)
            timer = setTimeout(drop, patience, controller).unref()
          } catch (error) {
            if (!leaving.signal.aborted) log.error({ err: error }, 'a PDF could not be made')
            throw error
          }
        },
        cancel: () => leave(new Error('The reader of the PDF has left')),
      },
      { highWaterMark: 0 },
    )
  }

  async function* partsInTurn(table: PdfTable, rows: Rows, signal: AbortSignal) {
    const leave = await door.enter({ signal })
    try {
      yield* partsOf(table, rows, signal)
    } finally {
      leave()
    }
  }

  return { print, state: door.state }
}

async function* partsOf(table: PdfTable, rows: Rows, signal: AbortSignal) {
  const drawing = startPdfProcess(table, signal)
  try {
    // Starting a process takes long enough to let other events run first.
    await nextTurn()
    for await (const some of rows) {
      const part = await drawing.send(some)
      if (part.length > 0) yield part
    }
    yield await drawing.send(null)
  } finally {
    await drawing.stop()
  }
}
