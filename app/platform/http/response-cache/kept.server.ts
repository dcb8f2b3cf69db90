import type { Clock } from '#app/platform/calendar/dates.server.ts'
import { fileCache } from './kept-files.server.ts'
import { cachedPages } from './kept-pages.server.ts'
import { businessDay } from './known-day.server.ts'
import { cachedRevision } from './known-revision.server.ts'

export type ResponseCache = ReturnType<typeof createResponseCache>

type Deps = { revision: { get: () => Promise<number> }; clock: Clock; timeZone: string }

/** What the app leaves in memory and the listener answers from. */
export function createResponseCache({ revision, clock, timeZone }: Deps) {
  return {
    pages: cachedPages(),
    files: fileCache(),
    revision: cachedRevision(() => revision.get()),
    day: businessDay(clock, timeZone),
  }
}
