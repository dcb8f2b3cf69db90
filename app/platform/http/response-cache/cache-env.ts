import type { AppEnv } from '../app-env.ts'
import type { CachedPage } from './cached-page.server.ts'

/** What the page cache leaves for who remembers its answer. */
export type CacheEnv = AppEnv & { Variables: { keptPage?: CachedPage } }
