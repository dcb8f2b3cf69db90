import { createContext } from 'react-router'
import type { Session } from '#app/platform/permissions/session.ts'
import type { RequestInfo } from './app-env.ts'

/** Facts of the request, for loaders and actions. */
export const requestInfoContext = createContext<RequestInfo>()

/**
 * Receives an unexpected error of a page; the code that requested the page sets it and logs the
 * error.
 */
export const failureContext = createContext<(error: unknown) => void>()

/** Session of a portal page; the guard sets it before any loader or action runs. */
export const sessionContext = createContext<Session>()
