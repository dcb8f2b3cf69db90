import { fairQueue } from './fair-queue.ts'

export type ConcurrencyLimiter = ReturnType<typeof concurrencyLimiter>

/** Rejection when the queue is full. */
export class QueueFull extends Error {
  override name = 'QueueFull'
  constructor() {
    super('Too much is waiting already')
  }
}

type RunOptions = {
  /**
   * If this signal is aborted while the job waits, the promise rejects with the signal's reason.
   */
  signal?: AbortSignal
  /**
   * Key of the client. The queue serves clients in turn, so that a client with many requests does
   * not delay the others.
   */
  client?: string
}

/**
 * Runs at most `limit` jobs at once. Up to `queue` more jobs wait. When the queue is full, the
 * newest job of the client with the most waiting jobs is rejected with `QueueFull`.
 */
export function concurrencyLimiter({
  limit,
  queue = Number.POSITIVE_INFINITY,
}: {
  limit: number
  queue?: number
}) {
  const waiting = fairQueue<QueuedRun>(queue)
  let running = 0

  function leave() {
    const next = waiting.shift()
    if (next) next.start()
    else running -= 1
  }

  /**
   * Waits for a slot, and resolves with a function that releases the slot. Call this function
   * exactly once.
   */
  async function enter({ signal, client = '' }: RunOptions = {}): Promise<() => void> {
    signal?.throwIfAborted()
    if (running < limit) running += 1
    else await turn(client, signal)
    return leave
  }

  function turn(client: string, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const abort = () => {
      if (waiting.delete(client, waiter)) reject(signal?.reason)
    }
    const waiter: QueuedRun = {
      start() {
        signal?.removeEventListener('abort', abort)
        resolve()
      },
      refuse() {
        signal?.removeEventListener('abort', abort)
        reject(new QueueFull())
      },
    }
    signal?.addEventListener('abort', abort)
    waiting.push(client, waiter)?.refuse()
    return promise
  }

  return {
    enter,
    async run<Result>(work: () => Promise<Result>, options?: RunOptions): Promise<Result> {
      const leaveAtEnd = await enter(options)
      try {
        return await work()
      } finally {
        leaveAtEnd()
      }
    },
    state: () => ({ running, waiting: waiting.size() }),
  }
}

type QueuedRun = { start: () => void; refuse: () => void }
