import { createContext } from 'react-router'
import type { Services } from './services.server.ts'

/** What loaders and actions reach for: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>()
