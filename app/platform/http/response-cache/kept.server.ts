import type { Clock } from '#app/platform/calendar/dates.server.ts'
import { keptFiles } from './kept-files.server.ts'
import { keptPages } from './kept-pages.server.ts'
import { knownDay } from './known-day.server.ts'
import { knownRevision } from './known-revision.server.ts'

export type Kept = ReturnType<typeof createKept>

type Needed = { revision: { get: () => Promise<number> }; clock: Clock; timeZone: string }

/** What the app leaves in memory and the listener answers from. */
export function createKept({ revision, clock, timeZone }: Needed) {
  return {
    pages: keptPages(),
    files: keptFiles(),
    revision: knownRevision(() => revision.get()),
    day: knownDay(clock, timeZone),
  }
}
