import { createMiddleware } from 'hono/factory'
import type { Log } from '#app/log/log.server.ts'
import type { AppEnv } from './app-env.ts'

/** One line a request: method, path without its query, status, time. Nothing personal. */
export function accessLog(log: Log) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now()
    await next()
    const ms = Math.round(performance.now() - started)
    log.debug({
      id: c.get('facts').id,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms,
    })
  })
}
