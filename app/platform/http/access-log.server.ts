import { createMiddleware } from 'hono/factory'
import type { Log } from '#app/platform/log/log.server.ts'
import type { AppEnv } from './app-env.ts'
import { redactSecretPath } from './redact-secret-path.ts'

export type RequestLine = {
  id: string
  method: string
  /** Without its query: that may hold what somebody typed. */
  path: string
  status: number
  /** Milliseconds until the answer began. */
  ms: number
  /** Answered from a file or from memory. */
  isStored: boolean
}

/** One line a request that something was made for, and (at `debug`) for every other. Nothing personal. */
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
