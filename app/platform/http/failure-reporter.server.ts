import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isDatabaseUnavailable } from '#app/platform/db/database-unavailable.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { redactSecretPath } from './redact-secret-path.ts'

/** Response to an unexpected error: 503 if the database is unavailable, 500 for a bug. */
export type ServerFailure = {
  status: Extract<ContentfulStatusCode, 500 | 503>
  retryAfter?: string
}

/**
 * Maximum stack traces a minute. Further failures are logged without a stack trace, because anybody
 * can cause failures.
 */
const maxTracesPerMinute = 20

/**
 * Classifies an error and logs it under the request's id. `now` is a monotonic time in
 * milliseconds, because the system clock may be the fault.
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

/**
 * Returns the kind of an error, never the error's message, because the message may quote the
 * visitor's input.
 */
function errorCodeOrName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
