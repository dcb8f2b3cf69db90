import { keptFiles } from './kept-files.server.ts'
import { keptPages } from './kept-pages.server.ts'
import { knownRevision } from './known-revision.server.ts'

export type Kept = ReturnType<typeof createKept>

/** What the app leaves in memory and the listener answers from. */
export function createKept(revision: { get: () => Promise<number> }) {
  return {
    pages: keptPages(),
    files: keptFiles(),
    revision: knownRevision(() => revision.get()),
  }
}
