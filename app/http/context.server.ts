import { createContext } from 'react-router'
import type { Session } from '#app/staff/session-store.server.ts'
import type { Services } from './services.server.ts'

/** What loaders and actions reach for: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>()

/** Facts of one request, worked out once by the middleware. */
export type RequestFacts = {
  id: string
  /** The client's address as far as TRUST_PROXY lets us believe it. */
  address: string
  /** Scheme and host as the visitor sees them, behind a proxy as well. */
  origin: string
  isSecure: boolean
  session: Session | undefined
}

export const requestContext = createContext<RequestFacts>()

/** Who is at work on a staff page; the guard sets it before any loader or action runs. */
export const sessionContext = createContext<Session>()
