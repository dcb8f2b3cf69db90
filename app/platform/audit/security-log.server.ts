import type { Log } from '#app/platform/log/log.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import type { ChangeContext } from './audited-transaction.server.ts'
import { changeStore, securitySubject } from './change-store.server.ts'
import * as words from './staff-words.ts'

export type SecurityLog = ReturnType<typeof securityLog>

export type SecurityEvent = {
  event: keyof typeof words.securityEvents
  /**
   * The account that caused the event; missing for unknown visitors and for administrators on the
   * server itself.
   */
  editor?: Actor | undefined
  /**
   * Target of the event, such as an account's user id or a report's title. Never personal data of a
   * customer.
   */
  label?: string | undefined
  /** Id of the request that caused the event; missing for administrators on the server itself. */
  requestId?: string | undefined
}

/**
 * Anybody can cause these events without a login, any number of times. The process log records each
 * event. The audit log records only the 1st, 10th, 100th … event of a kind within an hour, with the
 * count.
 */
const anonymousEvents: ReadonlySet<SecurityEvent['event']> = new Set([
  'log-in-failed',
  'log-in-failed-as',
  'code-failed',
  'kept-out',
  'kept-out-as',
  'origin-refused',
])

const hour = 3_600_000

/**
 * Writes security events (logins, refusals, exports, resets) to the audit log and the process log.
 */
export function securityLog({ db, clock, log }: ChangeContext & { log: Log }) {
  let currentHour = -1
  const counts = new Map<string, number>()

  const countOf = (kind: string, at: Date) => {
    const thisHour = Math.floor(at.getTime() / hour)
    if (thisHour !== currentHour) counts.clear()
    currentHour = thisHour
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count
  }

  return {
    /** Never throws: a failure to write must not fail the action itself. */
    async note({ event, editor, label = '', requestId }: SecurityEvent): Promise<void> {
      const line = { event, account: editor?.id, id: requestId }
      log[anonymousEvents.has(event) ? 'warn' : 'info'](line, 'security')
      const kind = `${event} ${label}`
      try {
        const at = clock()
        const times = anonymousEvents.has(event) ? countOf(kind, at) : 1
        if (!isPowerOfTen(times)) return
        await changeStore(db).record({
          at,
          editor: editor ?? { id: null, userId: words.whoIsUnknown(event) },
          action: words.securityEvents[event],
          subject: securitySubject,
          label: times === 1 ? label : words.repeated(label, times),
        })
      } catch (error) {
        counts.delete(kind)
        log.error(
          { event, id: requestId, err: error },
          'a security event could not be written into the audit',
        )
      }
    },
  }
}

function isPowerOfTen(count: number): boolean {
  return Number.isInteger(Math.log10(count))
}
