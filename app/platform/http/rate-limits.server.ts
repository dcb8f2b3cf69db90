import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'

/**
 * Allows a maximum number of requests per key and window. A window begins with the first request.
 */
export type RateLimiter = {
  /**
   * Counts a request. Returns the seconds to wait if the request is over the limit, otherwise 0.
   */
  take: (key: string) => Promise<number>
  /** Returns the seconds to wait without counting, or 0. */
  wait: (key: string) => Promise<number>
  /** Subtracts a request that should not have been counted. */
  release: (key: string) => Promise<void>
  clear: (key: string) => Promise<void>
}

/**
 * Creates a limiter. `name` separates the limiter's keys from the keys of other limiters. If `most`
 * is 0, nothing is limited.
 */
export type CreateRateLimiter = (name: string, most: number, seconds: number) => RateLimiter

export const noRateLimit: RateLimiter = {
  take: async () => 0,
  wait: async () => 0,
  release: async () => {},
  clear: async () => {},
}

/**
 * Returns the seconds until a window ends. The result is at most the window's length, because the
 * clock may have been set back since the window began.
 */
export function secondsUntilWindowEnds(endsAt: number, now: number, seconds: number): number {
  return Math.min(seconds, Math.max(1, Math.ceil((endsAt - now) / 1000)))
}

/**
 * Maximum windows, so that a client with many addresses cannot fill the memory. Above it, the
 * oldest windows are removed.
 */
const maxWindows = 100_000

/** Rate limits in the memory of this process. */
export function inMemoryRateLimits(clock: Clock): CreateRateLimiter {
  return (_, most, seconds) =>
    most === 0 ? noRateLimit : inMemoryRateLimiter(clock, most, seconds)
}

function inMemoryRateLimiter(clock: Clock, most: number, seconds: number): RateLimiter {
  const windows = new Map<string, { count: number; endsAt: number }>()
  const length = seconds * 1000
  const runs = (endsAt: number, now: number) => endsAt > now && endsAt <= now + length

  // The oldest windows come first and also end first, unless the clock was changed.
  const clearEnded = (now: number) => {
    for (const [key, { endsAt }] of windows)
      if (windows.size > maxWindows || !runs(endsAt, now)) windows.delete(key)
      else return
  }

  /** Returns the running window of a key, or a new window. */
  const windowOf = (key: string) => {
    const now = clock().getTime()
    clearEnded(now)
    const current = windows.get(key)
    if (current && runs(current.endsAt, now)) return current
    windows.delete(key)
    const fresh = { count: 0, endsAt: now + length }
    windows.set(key, fresh)
    return fresh
  }

  const waitIn = ({ count, endsAt }: { count: number; endsAt: number }) =>
    count >= most ? secondsUntilWindowEnds(endsAt, clock().getTime(), seconds) : 0

  return {
    async take(key) {
      const window = windowOf(key)
      const wait = waitIn(window)
      if (wait === 0) window.count += 1
      return wait
    },
    wait: async (key) => waitIn(windowOf(key)),
    async release(key) {
      const window = windowOf(key)
      window.count = Math.max(0, window.count - 1)
    },
    async clear(key) {
      windows.delete(key)
    },
  }
}
