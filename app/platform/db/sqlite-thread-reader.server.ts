import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CompiledQuery, QueryResult } from 'kysely'
import type { ThreadRequest, ThreadResponse } from './sqlite-thread.server.ts'

const threadProgram = new URL('./sqlite-thread.server.ts', import.meta.url)

type PendingQuery = PromiseWithResolvers<unknown[]>

/**
 * Reads in a thread of its own, which starts with the first query. It is never ended at its work: that can
 * take the whole program with it (Node 26.10).
 */
export function sqliteThreadReader(file: string) {
  const waiting = new Map<number, PendingQuery>()
  let thread: Worker | undefined
  let last = 0

  function start(): Worker {
    const started = new Worker(threadProgram, { workerData: file, execArgv: [] })
    started.on('message', (answered: ThreadResponse) => {
      const asker = take(answered.id)
      if ('rows' in answered) asker?.resolve(answered.rows)
      else asker?.reject(Object.assign(new Error(answered.failure.message), answered.failure))
      // Who waits for an answer keeps the program running, the thread alone doesn't.
      if (waiting.size === 0) started.unref()
    })
    started.on('error', fail)
    started.on('exit', () => fail(new Error('The thread that reads has ended')))
    return started
  }

  function take(id: number): PendingQuery | undefined {
    const asker = waiting.get(id)
    waiting.delete(id)
    return asker
  }

  /** The next query starts another. */
  function fail(error: unknown) {
    thread = undefined
    for (const id of [...waiting.keys()]) take(id)?.reject(error)
  }

  return {
    async run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      thread ??= start()
      const id = ++last
      const answer = Promise.withResolvers<unknown[]>()
      waiting.set(id, answer)
      thread.ref()
      thread.postMessage({ id, sql, parameters } satisfies ThreadRequest)
      return { rows: rowsOf<Row>(await answer.promise) }
    },

    /** After what it is asked already. */
    async close(): Promise<void> {
      const ending = thread
      if (!ending) return
      ending.ref()
      const ended = once(ending, 'exit')
      ending.postMessage('enough' satisfies ThreadRequest)
      await ended
    },
  }
}

/** What type rows have is the query's promise, as with every driver. */
function rowsOf<Row>(rows: unknown[]): Row[]
function rowsOf(rows: unknown[]) {
  return rows
}
