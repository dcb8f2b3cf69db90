import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { concurrencyLimiter } from '#app/platform/concurrency/concurrency-limiter.ts'
import type { AppEnv } from './app-env.ts'
import { type ConnectionBacklog, connectionBacklog } from './connection-backlog.server.ts'
import { networkPrefixOf } from './network-prefix.ts'

export type RequestSlots = ReturnType<typeof requestSlots>

/**
 * Limits concurrent requests and queues for each kind of client, so that many requests of one kind
 * neither delay requests of another kind nor cause their refusal.
 */
export function requestSlots(backlog: ConnectionBacklog = connectionBacklog()) {
  const limiters = {
    /** Reads of public pages and the public API, without a session. */
    visitors: concurrencyLimiter({ limit: 4, queue: 200 }),
    /** Posts of forms on public pages. */
    forms: concurrencyLimiter({ limit: 16, queue: 200 }),
    /** Reads of portal pages without a session: the login. */
    loginPages: concurrencyLimiter({ limit: 4, queue: 100 }),
    /**
     * Posts to portal pages without a session, such as logins. A refused login can occupy a slot
     * for two seconds.
     */
    logins: concurrencyLimiter({ limit: 16, queue: 100 }),
    /** Portal pages with a session. */
    staff: concurrencyLimiter({ limit: 8, queue: 200 }),
  }
  return { limiters, backlog }
}

/**
 * Runs the work when a slot is free, or at once if the request has a slot already. Throws
 * `QueueFull`, which is answered with 503, and `AbortError` if the client disconnects while the
 * request waits.
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
    // Accept new connections first. Otherwise a connection that needs only a cached page would wait
    // for each rendering.
    await slots.backlog.acceptAll()
    return await work()
  } finally {
    c.set('hasSlot', false)
    leave()
  }
}

/** Takes a slot for a read without a session. Other requests continue at once. */
export function visitorSlotMiddleware(slots: RequestSlots) {
  return createMiddleware<AppEnv>((c, next) =>
    isRead(c) && !isStaff(c) ? withRequestSlot(c, slots, next) : next(),
  )
}

function slotKindOf(c: Context<AppEnv>): keyof RequestSlots['limiters'] {
  if (isStaff(c)) return 'staff'
  // The router ignores the case of a path.
  const isPortal = /^\/admin(?:[/.]|$)/i.test(c.req.path)
  if (isRead(c)) return isPortal ? 'loginPages' : 'visitors'
  return isPortal ? 'logins' : 'forms'
}

const isRead = ({ req }: Context<AppEnv>) => req.method === 'GET' || req.method === 'HEAD'

function isStaff(c: Context<AppEnv>): boolean {
  const { session, heldBack } = c.get('facts')
  return (session ?? heldBack) !== undefined
}
