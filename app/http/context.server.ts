import { createContext } from 'react-router'
import type { RequestFacts } from './app-env.ts'
import type { Services } from './services.server.ts'

/** What loaders and actions reach for: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>()

export type { RequestFacts } from './app-env.ts'

export const requestContext = createContext<RequestFacts>()
