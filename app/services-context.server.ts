import { createContext } from 'react-router'
import type { Services } from './services.server.ts'

/** The services for loaders and actions: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>()
