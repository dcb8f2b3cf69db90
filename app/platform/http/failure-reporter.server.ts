import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isDatabaseUnavailable } from '#app/platform/db/database-unavailable.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { redactSecretPath } from './redact-secret-path.ts'

/** How a request ends that nobody refused: the database can't be asked now, or there is a bug. */
export type ServerFailure = {
  status: Extract<ContentfulStatusCode, 500 | 503>
  retryAfter?: string
}

/** Traces a minute; what fails beyond them leaves its line alone. Strangers can cause failures at will. */
const maxTracesPerMinute = 20

/**
 * Tells a failure from its error and writes it into the log under the request's id. `now` is in
 * milliseconds and no time of day: what fails may be the clock.
 */
export function failureReporter(log: Log, now: () => number = () => performance.now()) {
  let minute = 0
  let traces = 0

  const mayTrace = () => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) traces = 0
    minute = current
    traces += 1
    return traces <= maxTracesPerMinute
  }

  return (error: unknown, asked: { id: string; path: string }): ServerFailure => {
    const { id } = asked
    const path = redactSecretPath(asked.path)
    if (isDatabaseUnavailable(error)) {
      log.error({ reference: id, path, reason: errorCodeOrName(error) }, 'the database is away')
      return { status: 503, retryAfter: '5' }
    }
    const what = mayTrace() ? { err: error } : { reason: errorCodeOrName(error) }
    log.error({ reference: id, path, ...what }, 'request failed')
    return { status: 500 }
  }
}

export type FailureReporter = ReturnType<typeof failureReporter>

/** An error's kind, never its message: that may quote what somebody sent. */
function errorCodeOrName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
