import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PdfTable } from './table-pdf.server.ts'

/** Messages to the process: the table, then rows, then null. */
export type PdfProcessMessage = { table: PdfTable } | { rows: string[][] | null }

const program = fileURLToPath(new URL('./pdf-child.server.ts', import.meta.url))

/**
 * Starts a process for one PDF. The process ends when `signal` aborts. A thread would not be safe,
 * because clients disconnect at any time, and terminating a working thread can crash the server
 * (Node 26.10, with SIGTRAP or SIGABRT).
 */
export function startPdfProcess(table: PdfTable, signal: AbortSignal) {
  signal.throwIfAborted()
  const child = fork(program, {
    serialization: 'advanced',
    // The process only draws, so it gets neither secrets nor the server's options.
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
     * Sends rows to draw, or null after the last. Resolves with the bytes of the completed pages.
     * Do not call it again before it resolves. Rejects if the process fails or is stopped.
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
