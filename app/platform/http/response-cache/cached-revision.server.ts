/** For how many milliseconds what was read counts as known: a change elsewhere shows after these. */
const cacheMilliseconds = 500

export type CachedRevision = ReturnType<typeof cachedRevision>

/**
 * The content revision, remembered for half a second so that a kept page need not ask for it. Whatever is
 * written through this process makes it forget: its own changes show at once. `now` is in milliseconds.
 */
export function cachedRevision(
  read: () => Promise<number>,
  now: () => number = () => performance.now(),
) {
  let known: { revision: number | 'away'; at: number } | undefined
  let forgotten = 0

  return {
    /** As it is now. Rejects while the database is away. */
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
    /** As it was read of late; `away` where the database did not say, undefined where nobody asked. */
    recent: (): number | 'away' | undefined =>
      known && now() - known.at < cacheMilliseconds ? known.revision : undefined,
    forget(): void {
      forgotten += 1
      known = undefined
    },
  }
}
