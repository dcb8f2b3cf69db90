import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PdfTable } from './table-pdf.server.ts'

/** What the process is sent: the table, then rows, then null. */
export type PdfProcessMessage = { table: PdfTable } | { rows: string[][] | null }

const program = fileURLToPath(new URL('./pdf-child.server.ts', import.meta.url))

/**
 * A process of its own for one PDF, which ends when `signal` does.
 *
 * No thread: one that is ended while it works can take the program with it (Node 26.10, with SIGTRAP
 * or SIGABRT), and readers leave when they like.
 */
export function startPdfProcess(table: PdfTable, signal: AbortSignal) {
  signal.throwIfAborted()
  const child = fork(program, {
    serialization: 'advanced',
    // Neither passwords nor what the program was started with: it only draws.
    env: {},
    execArgv: ['--max-old-space-size=96'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = Promise.withResolvers<never>()
  const gone = Promise.withResolvers<void>()
  ended.promise.catch(() => gone.resolve())
  child.on('error', ended.reject)
  child.once('exit', () => ended.reject(new Error('The process of the PDF has ended')))

  const give = (order: PdfProcessMessage) =>
    child.send(order, (error) => error && ended.reject(error))
  const stop = async () => {
    child.kill('SIGKILL')
    await gone.promise
  }
  signal.addEventListener('abort', () => void stop())
  give({ table })

  return {
    /**
     * Rows to draw, or null after the last, answered with the bytes of the pages that they filled.
     * One at a time. Rejects when the process fails or is stopped.
     */
    async send(rows: string[][] | null): Promise<Uint8Array> {
      const answer = Promise.withResolvers<Uint8Array>()
      child.once('message', (bytes: Uint8Array) => answer.resolve(bytes))
      give({ rows })
      return Promise.race([answer.promise, ended.promise])
    },
    stop,
  }
}
