import type { AppEnv } from '../app-env.ts'
import type { KeptPage } from './kept-page.server.ts'

/** What the page cache leaves for who remembers its answer. */
export type KeptEnv = AppEnv & { Variables: { keptPage?: KeptPage } }
