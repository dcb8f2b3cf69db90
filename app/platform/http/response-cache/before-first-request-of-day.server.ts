import { createMiddleware } from 'hono/factory'
import { resolveWithin } from '../resolve-within.server.ts'

/** Maximum milliseconds that a request waits for the work. */
const maxWait = 5_000
/** Milliseconds in which no request waits after the work failed or took too long. */
const usualPause = 10_000

/**
 * Does the work before the first request of each of the dealer's days, and keeps requests waiting
 * for it. So content that changes at midnight is never shown in its old form after midnight, even
 * before the background job runs. If the work fails or takes too long, requests are answered without
 * it for ten seconds. The background job does the same work, and logs its failures.
 */
export function beforeFirstRequestOfDay(
  day: () => number,
  work: () => Promise<unknown>,
  pause = usualPause,
) {
  let done: number | undefined
  let pausedUntil = 0
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
    if (done !== today && performance.now() >= pausedUntil) {
      if (running?.day !== today) running = start(today)
      await resolveWithin(running.work, maxWait)
      if (done !== today) pausedUntil = performance.now() + pause
    }
    await next()
  })
}
