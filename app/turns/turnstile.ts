/** Lets one in at a time, in the order in which they came. */
export function turnstile() {
  const waiting = new Set<() => void>()
  let isTaken = false

  function leave() {
    const [next] = waiting
    if (next) {
      waiting.delete(next)
      next()
    } else isTaken = false
  }

  return {
    /** Resolves, when it is one's turn, with what to call on leaving, once. Rejects when `signal` aborts before. */
    async enter(signal?: AbortSignal): Promise<() => void> {
      signal?.throwIfAborted()
      if (isTaken) await turn(signal)
      isTaken = true
      return leave
    },
    state: () => ({ isTaken, waiting: waiting.size }),
  }

  function turn(signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.add(resolve)
    signal?.addEventListener('abort', () => {
      if (waiting.delete(resolve)) reject(signal.reason)
    })
    return promise
  }
}
