import type { HttpBindings } from '@hono/node-server'
import type { Session } from '#app/platform/permissions/session.ts'

/** Facts about a request, which the middleware computes once. */
export type RequestInfo = {
  id: string
  /** Address at the other end of the connection: the visitor or the last proxy. */
  peer: string
  /** The client's address. Proxy headers are used only as far as TRUST_PROXY trusts them. */
  address: string
  /** Scheme and host in the visitor's browser, also behind a proxy. */
  origin: string
  isSecure: boolean
  session: Session | undefined
  /**
   * Set instead of `session` for an account that must still set up the required second factor. Code
   * that reads `session` does not get such a session.
   */
  heldBack?: Session | undefined
}

/** Values that the middleware sets for later handlers. */
export type AppEnv = {
  Variables: {
    facts: RequestInfo
    /** `true` if the response came from a file or the response cache. */
    isStored?: true
    /** True while the request holds a slot (`request-slots.server.ts`). */
    hasSlot?: boolean
  }
  Bindings: Partial<HttpBindings>
}
