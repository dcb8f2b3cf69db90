import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { businessDay } from './business-day.server.ts'
import { cachedPages } from './cached-pages.server.ts'
import { cachedRevision } from './cached-revision.server.ts'
import { fileCache } from './file-cache.server.ts'

export type ResponseCache = ReturnType<typeof createResponseCache>

type Deps = { revision: { get: () => Promise<number> }; clock: Clock; timeZone: string }

/** The caches that the app fills and the listener serves from. */
export function createResponseCache({ revision, clock, timeZone }: Deps) {
  return {
    pages: cachedPages(),
    files: fileCache(),
    revision: cachedRevision(() => revision.get()),
    day: businessDay(clock, timeZone),
  }
}
