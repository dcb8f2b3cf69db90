import type { Log } from '#app/platform/log/log.server.ts'
import { isDatabaseUnavailable } from './database-unavailable.server.ts'

/**
 * Log for code that polls the database. Logs once, not at every retry, that the database is
 * unavailable or fails, and logs once that the database works again.
 */
export function outageLog(log: Log, says: { waits: string; fails: string; goesOn: string }) {
  let trouble: 'away' | 'fault' | undefined
  return {
    note(error: unknown): void {
      const isAway = isDatabaseUnavailable(error)
      if (trouble === (isAway ? 'away' : 'fault')) return
      trouble = isAway ? 'away' : 'fault'
      if (isAway) log.warn(says.waits)
      else log.error({ err: error }, says.fails)
    },

    over(): void {
      if (trouble) log.info(says.goesOn)
      trouble = undefined
    },
  }
}
