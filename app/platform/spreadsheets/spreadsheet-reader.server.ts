import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { concurrencyLimiter } from '#app/platform/concurrency/concurrency-limiter.ts'
import { fail, type Result } from '#app/platform/result/result.ts'
import { type Sheet, spreadsheetLimits } from './spreadsheet.ts'
import * as words from './spreadsheet-words.ts'

export type SpreadsheetReader = ReturnType<typeof spreadsheetReader>

const childProgram = fileURLToPath(new URL('./sheet-child.server.ts', import.meta.url))

/**
 * Reads uploaded spreadsheets one at a time, each in its own process. A file that is built to
 * unpack to a huge size ends only that process, at the process's memory or time limit. `patience`
 * is the time limit in milliseconds.
 */
export function spreadsheetReader({ patience = 20_000 }: { patience?: number } = {}) {
  const door = concurrencyLimiter({ limit: 1 })
  return {
    async read(file: Blob): Promise<Result<Sheet[]>> {
      if (file.size === 0) return fail('invalid', words.empty)
      if (file.size > spreadsheetLimits.packedBytes) return fail('invalid', words.tooLarge)
      const bytes = new Uint8Array(await file.arrayBuffer())
      const leave = await door.enter({ signal: AbortSignal.timeout(2 * patience) })
      try {
        return await readInChildProcess(bytes, patience)
      } finally {
        leave()
      }
    },
  }
}

function readInChildProcess(bytes: Uint8Array, patience: number): Promise<Result<Sheet[]>> {
  const answer = Promise.withResolvers<Result<Sheet[]>>()
  const giveUp = () => answer.resolve(fail('invalid', words.unreadable))
  const child = fork(childProgram, {
    serialization: 'advanced',
    // The process only reads, so it gets neither secrets nor the server's options.
    env: {},
    execArgv: ['--max-old-space-size=160'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), patience)
  child.once('message', (read: Result<Sheet[]>) => answer.resolve(read))
  child.once('error', giveUp)
  child.once('exit', () => {
    clearTimeout(timer)
    giveUp()
  })
  child.send(bytes, (error) => error && child.kill('SIGKILL'))
  return answer.promise
}
