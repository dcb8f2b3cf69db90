import { createContext } from 'react-router'
import type { RequestFacts } from './app-env.ts'

/** The facts of the request, for loaders and actions. */
export const requestContext = createContext<RequestFacts>()
