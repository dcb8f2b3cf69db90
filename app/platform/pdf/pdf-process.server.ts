import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PdfSheet } from './sheet-pdf.server.ts'
import type { PdfTable } from './table-pdf.server.ts'

/** Messages to the process: the table, then rows, then null; or a sheet. */
export type PdfProcessMessage =
  | { table: PdfTable }
  | { rows: string[][] | null }
  | { sheet: PdfSheet }

const program = fileURLToPath(new URL('./pdf-child.server.ts', import.meta.url))

/**
 * Starts a process for one PDF. The process ends when `signal` aborts. A thread would not be safe,
 * because clients disconnect at any time, and terminating a working thread can crash the server
 * (Node 26.10, with SIGTRAP or SIGABRT).
 */
export function startPdfProcess(table: PdfTable, signal: AbortSignal) {
  const { give, ask, stop } = startProcess(signal)
  give({ table })
  return {
    /**
     * Sends rows to draw, or null after the last. Resolves with the bytes of the completed pages.
     * Do not call it again before it resolves. Rejects if the process fails or is stopped.
     */
    send: (rows: string[][] | null) => ask({ rows }),
    stop,
  }
}

/** Draws a sheet in a process of its own. Rejects if the process fails or `signal` aborts. */
export async function drawSheetInProcess(
  sheet: PdfSheet,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const { ask, stop } = startProcess(signal)
  try {
    return await ask({ sheet })
  } finally {
    await stop()
  }
}

function startProcess(signal: AbortSignal) {
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

  async function ask(order: PdfProcessMessage): Promise<Uint8Array<ArrayBuffer>> {
    const answer = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
    child.once('message', (bytes: Uint8Array<ArrayBuffer>) => answer.resolve(bytes))
    give(order)
    return Promise.race([answer.promise, ended.promise])
  }

  return { give, ask, stop }
}
