import type { ServerResponse } from 'node:http'

/** For how many milliseconds one is waited for. */
const maxWait = 500

/**
 * Of those who ask for the same at the same moment the first goes on, the others wait until he has his
 * answer: what they then find in memory costs a tenth of the way that he went.
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
    // Written, or given up by who asked: a slow reader of the whole is not waited for.
    response.once('prefinish', end).once('close', end)
    leading.set(key, promise)
  }

  return {
    /** Settles when the one before has his answer; undefined for whom there is nobody before. */
    follow(key: string, response: ServerResponse): Promise<void> | undefined {
      const leader = leading.get(key)
      if (!leader) lead(key, response)
      return leader
    },
  }
}
