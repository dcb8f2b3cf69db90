import type { Log } from '#app/platform/log/log.server.ts'
import { isDatabaseUnavailable } from './database-unavailable.server.ts'

/**
 * For what asks the database again and again: says once that it waits or fails, not with every try,
 * and once that it goes on.
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
