/**
 * Milliseconds for which the revision is cached. A change by another instance becomes visible after
 * this time.
 */
const cacheMilliseconds = 500

export type CachedRevision = ReturnType<typeof cachedRevision>

/**
 * Caches the content revision for half a second, so that a cached page needs no query. Each write
 * through this process discards the cached revision, so the process shows its own changes at once.
 * `now` is in milliseconds.
 */
export function cachedRevision(
  read: () => Promise<number>,
  now: () => number = () => performance.now(),
) {
  let known: { revision: number | 'away'; at: number } | undefined
  let forgotten = 0

  return {
    /** Reads the revision. Rejects while the database is unavailable. */
    async get(): Promise<number> {
      const before = forgotten
      const note = (revision: number | 'away') => {
        if (before === forgotten) known = { revision, at: now() }
      }
      try {
        const revision = await read()
        note(revision)
        return revision
      } catch (error) {
        note('away')
        throw error
      }
    },
    /**
     * Returns the cached revision, `away` if the last read failed, or undefined if no revision is
     * cached.
     */
    recent: (): number | 'away' | undefined =>
      known && now() - known.at < cacheMilliseconds ? known.revision : undefined,
    forget(): void {
      forgotten += 1
      known = undefined
    },
  }
}
