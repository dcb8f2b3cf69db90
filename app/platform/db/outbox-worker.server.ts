import type { Log } from '#app/platform/log/log.server.ts'
import { outageLog } from './outage-log.server.ts'

export type OutboxWorker = {
  /** Finishes the current row and then stops. */
  stop: () => Promise<void>
}

type Deps<Row> = {
  /** Claims the next due row, so that no other instance sends it. */
  claimNext: () => Promise<Row | undefined>
  /** Sends a row and stores the result. */
  send: (row: Row) => Promise<void>
  log: Log
  says: Parameters<typeof outageLog>[1]
  /** Milliseconds between two reads of the outbox. */
  interval?: number | undefined
}

/** Sends the rows of an outbox one after the other until the worker is stopped. */
export function startOutboxWorker<Row>({
  claimNext,
  send,
  log,
  says,
  interval = 2000,
}: Deps<Row>): OutboxWorker {
  let isStopped = false
  const trouble = outageLog(log, says)
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()

  const next = () => {
    if (isStopped) return
    timer = setTimeout(() => {
      round = sendAll().then(next)
    }, interval)
    timer.unref()
  }
  const sendAll = async () => {
    try {
      // A claimed row is always sent, because no instance would send it before the claim expires.
      while (!isStopped) {
        const row = await claimNext()
        if (row === undefined) break
        await send(row)
      }
      trouble.over()
    } catch (error) {
      // The row stays in the outbox.
      trouble.note(error)
    }
  }

  round = sendAll().then(next)
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await round
    },
  }
}
