import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isDatabaseAway } from '#app/platform/db/database-away.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { withoutSecrets } from './secret-path.ts'

/** How a request ends that nobody refused: the database can't be asked now, or there is a bug. */
export type Failure = { status: Extract<ContentfulStatusCode, 500 | 503>; retryAfter?: string }

/** Traces a minute; what fails beyond them leaves its line alone. Strangers can cause failures at will. */
const mostTraces = 20

/**
 * Tells a failure from its error and writes it into the log under the request's id. `now` is in
 * milliseconds and no time of day: what fails may be the clock.
 */
export function failureReport(log: Log, now: () => number = () => performance.now()) {
  let minute = 0
  let traces = 0

  const mayTrace = () => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) traces = 0
    minute = current
    traces += 1
    return traces <= mostTraces
  }

  return (error: unknown, asked: { id: string; path: string }): Failure => {
    const { id } = asked
    const path = withoutSecrets(asked.path)
    if (isDatabaseAway(error)) {
      log.error({ reference: id, path, reason: reasonOf(error) }, 'the database is away')
      return { status: 503, retryAfter: '5' }
    }
    const what = mayTrace() ? { err: error } : { reason: reasonOf(error) }
    log.error({ reference: id, path, ...what }, 'request failed')
    return { status: 500 }
  }
}

export type FailureReport = ReturnType<typeof failureReport>

/** An error's kind, never its message: that may quote what somebody sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
