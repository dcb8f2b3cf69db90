import type { ServerResponse } from 'node:http'

/** Maximum milliseconds to wait for the first request. */
const maxWait = 500

/**
 * Joins concurrent requests for the same response. The first request continues, and the others wait
 * for its response, because a response from memory costs a tenth of the work.
 */
export function coalesceRequests() {
  const leading = new Map<string, Promise<void>>()

  function lead(key: string, response: ServerResponse): void {
    const { promise, resolve } = Promise.withResolvers<void>()
    const end = () => {
      clearTimeout(late)
      if (leading.get(key) === promise) leading.delete(key)
      resolve()
    }
    const late = setTimeout(end, maxWait).unref()
    // The response is written or aborted. The other requests do not wait until a slow client has
    // read it.
    response.once('prefinish', end).once('close', end)
    leading.set(key, promise)
  }

  return {
    /** Settles when the first request has its response. Returns undefined for the first request. */
    follow(key: string, response: ServerResponse): Promise<void> | undefined {
      const leader = leading.get(key)
      if (!leader) lead(key, response)
      return leader
    },
  }
}
