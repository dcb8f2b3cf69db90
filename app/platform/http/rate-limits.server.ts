import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'

/** At most so many in so many seconds for each key; a window begins with the first. */
export type RateLimiter = {
  /** Counts one. The seconds to wait when it is one too many, else 0. */
  take: (key: string) => Promise<number>
  /** The seconds to wait, without counting; 0 when there is room. */
  wait: (key: string) => Promise<number>
  /** Counts one less: it was taken and turned out not to count. */
  release: (key: string) => Promise<void>
  clear: (key: string) => Promise<void>
}

/** Makes a limiter; `name` tells its keys from those of the others. `most` 0 turns it off. */
export type CreateRateLimiter = (name: string, most: number, seconds: number) => RateLimiter

export const noRateLimit: RateLimiter = {
  take: async () => 0,
  wait: async () => 0,
  release: async () => {},
  clear: async () => {},
}

/**
 * The seconds until a window ends, at most its whole length: it may have been opened by a clock that
 * has been set back since.
 */
export function secondsUntilWindowEnds(endsAt: number, now: number, seconds: number): number {
  return Math.min(seconds, Math.max(1, Math.ceil((endsAt - now) / 1000)))
}

/** Whoever has addresses without end fills no memory: the oldest windows go. */
const maxWindows = 100_000

/** Limits of this process alone. */
export function inMemoryRateLimits(clock: Clock): CreateRateLimiter {
  return (_, most, seconds) =>
    most === 0 ? noRateLimit : inMemoryRateLimiter(clock, most, seconds)
}

function inMemoryRateLimiter(clock: Clock, most: number, seconds: number): RateLimiter {
  const windows = new Map<string, { count: number; endsAt: number }>()
  const length = seconds * 1000
  const runs = (endsAt: number, now: number) => endsAt > now && endsAt <= now + length

  // The oldest begin first and so end first, but for a clock that was set.
  const clearEnded = (now: number) => {
    for (const [key, { endsAt }] of windows)
      if (windows.size > maxWindows || !runs(endsAt, now)) windows.delete(key)
      else return
  }

  /** The running window of a key, or a fresh one. */
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
