import { createContext } from 'react-router'
import type { Session } from '#app/platform/permissions/session.ts'
import type { RequestInfo } from './app-env.ts'

/** The facts of the request, for loaders and actions. */
export const requestInfoContext = createContext<RequestInfo>()

/** Takes what a page threw and nobody refused; who asked for the page says it to the log. */
export const failureContext = createContext<(error: unknown) => void>()

/** Who is at work on a staff page; the guard sets it before any loader or action runs. */
export const sessionContext = createContext<Session>()
