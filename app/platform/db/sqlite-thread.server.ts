import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { sqliteRunner } from './sqlite-runner.server.ts'

/** One query, or the end of the thread. */
export type ThreadRequest = { id: number; sql: string; parameters: readonly unknown[] } | 'enough'

export type ThreadResponse =
  | { id: number; rows: unknown[] }
  | { id: number; failure: { message: string; code?: unknown; errcode?: unknown } }

/** The worker thread for reads that would block the main thread. */
const reader = sqliteRunner(new DatabaseSync(String(workerData), { readOnly: true }))

parentPort?.on('message', (asked: ThreadRequest) => {
  if (asked === 'enough') {
    reader.close()
    parentPort?.close()
  } else parentPort?.postMessage(answerQuery(asked))
})

function answerQuery({ id, sql, parameters }: Exclude<ThreadRequest, 'enough'>): ThreadResponse {
  try {
    return { id, rows: reader.run({ sql, parameters }).rows }
  } catch (error) {
    const { message, ...codes } = error instanceof Error ? error : new Error(String(error))
    return { id, failure: { message, ...codes } }
  }
}
