import { createMiddleware } from 'hono/factory'
import type { Log } from '#app/platform/log/log.server.ts'
import { resolveWithin } from '../resolve-within.server.ts'

/** Maximum milliseconds that a request waits for the work. */
const maxWait = 5_000

/**
 * Does the work before the first request of each of the dealer's days, and keeps requests waiting
 * for it. So content that changes at midnight is never shown in its old form after midnight, even
 * before the background job runs. If the work fails, the next request tries again.
 */
export function beforeFirstRequestOfDay(day: () => number, log: Log, work: () => Promise<unknown>) {
  let done: number | undefined
  let running: { day: number; work: Promise<void> } | undefined

  const start = (today: number) => ({
    day: today,
    work: work()
      .then(() => {
        done = today
      })
      .catch((error: unknown) => {
        running = undefined
        log.error({ err: error }, 'the work of a new day failed')
      }),
  })

  return createMiddleware(async (_, next) => {
    const today = day()
    if (done !== today) {
      if (running?.day !== today) running = start(today)
      await resolveWithin(running.work, maxWait)
    }
    await next()
  })
}
