import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { concurrencyLimiter } from '#app/platform/concurrency/concurrency-limiter.ts'
import type { AppEnv } from './app-env.ts'
import { type ConnectionBacklog, connectionBacklog } from './connection-backlog.server.ts'
import { networkPrefixOf } from './network-prefix.ts'

export type RequestSlots = ReturnType<typeof requestSlots>

/**
 * How many answers are made at once, and how many requests wait: for each kind of client on its own, so that many of one
 * kind neither delay nor refuse another.
 */
export function requestSlots(backlog: ConnectionBacklog = connectionBacklog()) {
  const limiters = {
    /** Public pages and the public API, read without a session. */
    visitors: concurrencyLimiter({ limit: 4, queue: 200 }),
    /** Forms that are posted to a public page. */
    forms: concurrencyLimiter({ limit: 16, queue: 200 }),
    /** Pages of the portal that are read without a session: the login. */
    loginPages: concurrencyLimiter({ limit: 4, queue: 100 }),
    /** Forms that are posted to these. A refused login takes two seconds. */
    logins: concurrencyLimiter({ limit: 16, queue: 100 }),
    /** Pages of the portal, with a session. */
    staff: concurrencyLimiter({ limit: 8, queue: 200 }),
  }
  return { limiters, backlog }
}

/**
 * Does the work when a slot is free, or at once where this request has one already. Throws `QueueFull`, which is
 * answered with 503, and `AbortError` when the client leaves while waiting.
 */
export async function withRequestSlot<Result>(
  c: Context<AppEnv>,
  slots: RequestSlots,
  work: () => Promise<Result>,
): Promise<Result> {
  if (c.get('hasSlot')) return work()
  const { signal } = c.req.raw
  const client = networkPrefixOf(c.get('facts').address)
  const leave = await slots.limiters[slotKindOf(c)]
    .enter({ signal, client })
    .catch((error: unknown) => {
      throw signal.aborted ? new DOMException('The client has left', 'AbortError') : error
    })
  c.set('hasSlot', true)
  try {
    // Otherwise a new connection, which may only want a kept page, would wait for one page after the other.
    await slots.backlog.acceptAll()
    return await work()
  } finally {
    c.set('hasSlot', false)
    leave()
  }
}

/** For what is read without a session; everything else goes on at once. */
export function visitorSlotMiddleware(slots: RequestSlots) {
  return createMiddleware<AppEnv>((c, next) =>
    isRead(c) && !isStaff(c) ? withRequestSlot(c, slots, next) : next(),
  )
}

function slotKindOf(c: Context<AppEnv>): keyof RequestSlots['limiters'] {
  if (isStaff(c)) return 'staff'
  // The router takes an address in any case.
  const isPortal = /^\/admin(?:[/.]|$)/i.test(c.req.path)
  if (isRead(c)) return isPortal ? 'loginPages' : 'visitors'
  return isPortal ? 'logins' : 'forms'
}

const isRead = ({ req }: Context<AppEnv>) => req.method === 'GET' || req.method === 'HEAD'

function isStaff(c: Context<AppEnv>): boolean {
  const { session, heldBack } = c.get('facts')
  return (session ?? heldBack) !== undefined
}
