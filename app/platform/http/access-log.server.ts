import { createMiddleware } from 'hono/factory'
import type { Log } from '#app/platform/log/log.server.ts'
import type { AppEnv } from './app-env.ts'
import { redactSecretPath } from './redact-secret-path.ts'

export type RequestLine = {
  id: string
  method: string
  /** The path without the query, because a query may contain personal data. */
  path: string
  status: number
  /** Milliseconds until the response began. */
  ms: number
  /** `true` if the response came from a file or the response cache. */
  isStored: boolean
}

/**
 * Logs one line for each computed request; other requests are logged at level `debug`. The lines
 * contain no personal data.
 */
export function accessLog(log: Log, count: (line: RequestLine) => void) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now()
    await next()
    const line = {
      id: c.get('facts').id,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      isStored: c.get('isStored') ?? false,
    }
    count(line)
    logRequest(log, line)
  })
}

export function logRequest(log: Log, line: RequestLine): void {
  const path = redactSecretPath(line.path).slice(0, 200)
  log[line.isStored ? 'debug' : 'info']({ ...line, path }, 'request')
}
