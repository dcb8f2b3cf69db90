import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { UploadBatchOwner } from './upload-batch-query.server.ts'

const day = 24 * 60 * 60_000
/**
 * Time after which a batch is deleted, in milliseconds, by state: open without new uploads, in use,
 * or complete but never used.
 */
const retentionPeriods = { open: day, taken: day, committed: 7 * day }

/** Progress and expiry of batches. */
export function uploadBatchLifecycleStore(db: Db, clock: Clock) {
  const at = (milliseconds = 0) => new Date(clock().getTime() + milliseconds).toISOString()

  return {
    /**
     * Returns the progress of the batches that are being encoded, or `undefined` if no batch is
     * being encoded.
     */
    async unfinished({
      noun,
      key,
    }: UploadBatchOwner): Promise<{ ready: number; all: number } | undefined> {
      const states = await db
        .selectFrom('picture_set_items')
        .innerJoin('picture_sets', 'picture_sets.id', 'set_id')
        .select(['state', 'set_id'])
        .where('noun', '=', noun)
        .where('key', '=', key)
        .where('committed_at', 'is not', null)
        .where('taken_at', 'is', null)
        .execute()
      const busy = new Set(
        states
          .filter(({ state }) => state === 'waiting' || state === 'making')
          .map((it) => it.set_id),
      )
      const own = states.filter((it) => busy.has(it.set_id))
      const ready = own.filter(({ state }) => state === 'ready').length
      return own.length === 0 ? undefined : { ready, all: own.length }
    },

    /** Deletes expired batches. */
    async purge(): Promise<void> {
      await db
        .deleteFrom('picture_sets')
        .where((eb) =>
          eb.or([
            eb.and([
              eb('committed_at', 'is', null),
              eb('touched_at', '<', at(-retentionPeriods.open)),
            ]),
            eb('taken_at', '<', at(-retentionPeriods.taken)),
            eb('committed_at', '<', at(-retentionPeriods.committed)),
          ]),
        )
        .execute()
    },

    /** Lists the hashes of originals that must still be encoded. */
    async listNeeded(): Promise<Set<string>> {
      const rows = await db
        .selectFrom('picture_set_items')
        .innerJoin('picture_sets', 'picture_sets.id', 'set_id')
        .select('hash')
        .where('state', 'in', ['waiting', 'making'])
        .where('taken_at', 'is', null)
        .execute()
      return new Set(rows.map(({ hash }) => hash))
    },
  }
}
