import type { HttpBindings } from '@hono/node-server'
import type { Session } from '#app/platform/permissions/session.ts'

/** Facts of one request, worked out once by the middleware. */
export type RequestInfo = {
  id: string
  /** Who opened the connection: the visitor, or the last proxy. */
  peer: string
  /** The client's address as far as TRUST_PROXY lets us believe it. */
  address: string
  /** Scheme and host as the visitor sees them, behind a proxy as well. */
  origin: string
  isSecure: boolean
  session: Session | undefined
  /**
   * In the place of `session`: who has logged in and has yet to set up the second step that the owner
   * asks of everybody. Whoever asks for the session does not find them.
   */
  heldBack?: Session | undefined
}

/** What our middleware leaves for the handlers behind it. */
export type AppEnv = {
  Variables: {
    facts: RequestInfo
    /** Answered from a file or from memory: nothing had to be made. */
    isStored?: true
    /** True while the request holds a slot (`request-slots.server.ts`). */
    hasSlot?: boolean
  }
  Bindings: Partial<HttpBindings>
}
