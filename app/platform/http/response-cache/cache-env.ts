import type { AppEnv } from '../app-env.ts'
import type { CachedPage } from './cached-page.server.ts'

/** Set by the page cache for the middleware that stores the response. */
export type CacheEnv = AppEnv & { Variables: { keptPage?: CachedPage } }
