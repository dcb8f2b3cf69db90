import type { Clock } from '#app/calendar/dates.server.ts'

export type Limiter = ReturnType<typeof limiter>

/** At most `most` in `seconds` for each key, counted in this process. 0 turns it off. */
export function limiter(clock: Clock, most: number, seconds: number) {
  const windows = new Map<string, { count: number; endsAt: number }>()

  /** The running window of a key, or a fresh one; ended ones are cleared away now and then. */
  const windowOf = (key: string) => {
    const now = clock().getTime()
    if (windows.size > 10_000)
      for (const [other, { endsAt }] of windows) if (endsAt <= now) windows.delete(other)
    const current = windows.get(key)
    if (current && current.endsAt > now) return current
    const fresh = { count: 0, endsAt: now + seconds * 1000 }
    windows.set(key, fresh)
    return fresh
  }

  const secondsLeft = (endsAt: number) =>
    Math.max(1, Math.ceil((endsAt - clock().getTime()) / 1000))

  return {
    /** Counts one. Returns the seconds to wait when it is one too many, else 0. */
    take(key: string): number {
      if (most === 0) return 0
      const window = windowOf(key)
      if (window.count >= most) return secondsLeft(window.endsAt)
      window.count += 1
      return 0
    },
    /** The seconds to wait, without counting; 0 when there is room. */
    wait(key: string): number {
      if (most === 0) return 0
      const window = windowOf(key)
      return window.count >= most ? secondsLeft(window.endsAt) : 0
    },
    clear(key: string): void {
      windows.delete(key)
    },
  }
}
