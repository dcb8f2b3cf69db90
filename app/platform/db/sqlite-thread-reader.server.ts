import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CompiledQuery, QueryResult } from 'kysely'
import type { ThreadRequest, ThreadResponse } from './sqlite-thread.server.ts'

const threadProgram = new URL('./sqlite-thread.server.ts', import.meta.url)

type PendingQuery = PromiseWithResolvers<unknown[]>

/**
 * Runs reads in a worker thread, which starts with the first query. Never terminate the thread
 * while it works, because that can crash the process (Node 26.10).
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
      // A pending query keeps the process running; an idle thread does not.
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

  /** The next query starts a new thread. */
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

    /** Closes after the pending queries. */
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

/** The row type is what the query claims and is not checked, as with every driver. */
function rowsOf<Row>(rows: unknown[]): Row[]
function rowsOf(rows: unknown[]) {
  return rows
}
