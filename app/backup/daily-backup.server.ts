import { setTimeout as after } from 'node:timers/promises'
import type { Log } from '#app/platform/log/log.server.ts'
import type { BackupStore } from './backup-store.server.ts'

type Deps = {
  backups: Pick<BackupStore, 'makeIfDue'>
  log: Log
  /**
   * Milliseconds until the first check, so that it does not slow the start, and between two checks.
   */
  first?: number
  interval?: number
  /** Milliseconds that a stop waits for an aborted backup. */
  patience?: number
}

/** Checks from time to time if today's backup is due, until the process stops. */
export function startDailyBackup({
  backups,
  log,
  first = 60_000,
  interval = 600_000,
  patience = 1000,
}: Deps): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping

  async function lookAgain(): Promise<void> {
    for (let wait = first; ; wait = interval) {
      await after(wait, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      // The database may be unavailable for a moment; the backup is still due.
      await backups
        .makeIfDue(signal)
        .catch((error: unknown) => log.error({ err: error }, 'backups could not be looked after'))
    }
  }
  const ended = lookAgain()

  return {
    /**
     * Aborts a running backup and waits for its end, at most `patience` milliseconds, because the
     * disk may be slow.
     */
    async stop() {
      stopping.abort()
      const waiting = new AbortController()
      const enough = after(patience, undefined, { signal: waiting.signal }).catch(() => {})
      await Promise.race([ended, enough])
      waiting.abort()
    },
  }
}
