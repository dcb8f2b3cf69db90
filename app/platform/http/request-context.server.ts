import { createContext } from 'react-router'
import type { Session } from '#app/platform/permissions/session.ts'
import type { RequestInfo } from './app-env.ts'

/** Facts of the request, for loaders and actions. */
export const requestInfoContext = createContext<RequestInfo>()

/**
 * Callback for an unexpected error of a page. The code that requested the page sets this callback
 * and logs the error.
 */
export const failureContext = createContext<(error: unknown) => void>()

/** Session of a portal page. The guard sets the session before any loader or action runs. */
export const sessionContext = createContext<Session>()
