import { createMiddleware } from 'hono/factory'
import { resolveWithin } from '../resolve-within.server.ts'

/** Maximum milliseconds that a request waits for the work. */
const maxWait = 5_000

/**
 * Does the work before the first request of each of the dealer's days, and keeps requests waiting
 * for it. So content that changes at midnight is never shown in its old form after midnight, even
 * before the background job runs. If the work fails, the next request tries again. The background
 * job does the same work, and logs its failures.
 */
export function beforeFirstRequestOfDay(day: () => number, work: () => Promise<unknown>) {
  let done: number | undefined
  let running: { day: number; work: Promise<void> } | undefined

  const start = (today: number) => ({
    day: today,
    work: work()
      .then(() => {
        done = today
      })
      .catch(() => {
        running = undefined
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
