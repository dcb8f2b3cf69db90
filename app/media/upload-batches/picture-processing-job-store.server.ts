import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { UploadBatchItemRow } from './upload-batch-query.server.ts'

export type PictureProcessingJobStore = ReturnType<typeof pictureProcessingJobStore>
/** A picture that this instance has claimed until the lease expires. */
export type PictureProcessingJob = UploadBatchItemRow

/**
 * Maximum time for which an instance claims one picture, in milliseconds. This lease is longer than
 * the time limit of the encoding.
 */
const leaseDuration = 5 * 60_000
const maxRetryDelay = 10 * 60_000

/** Queue of pictures in complete batches. Only one instance encodes each picture. */
export function pictureProcessingJobStore(db: Db, clock: Clock) {
  const at = (milliseconds = 0) => new Date(clock().getTime() + milliseconds).toISOString()

  /** Stores the outcome only if this instance still has the lease. */
  const settle = async (
    of: Db,
    job: PictureProcessingJob,
    set: Partial<Omit<UploadBatchItemRow, 'id'>>,
  ) => {
    const { numUpdatedRows } = await of
      .updateTable('picture_set_items')
      .set({ claimed_until: null, ...set })
      .where('id', '=', job.id)
      .where('claimed_until', '=', job.claimed_until)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  return {
    /**
     * Claims the picture that has been due longest. No other instance claims the same picture until
     * the lease expires.
     */
    async claim(): Promise<PictureProcessingJob | undefined> {
      const now = at()
      return db
        .updateTable('picture_set_items')
        .set((eb) => ({
          state: 'making',
          claimed_until: at(leaseDuration),
          attempts: eb('attempts', '+', 1),
        }))
        .where((eb) =>
          eb.and([
            eb(
              'id',
              '=',
              eb
                .selectFrom('picture_set_items as item')
                .innerJoin('picture_sets as of', 'of.id', 'item.set_id')
                .select('item.id')
                .where('of.committed_at', 'is not', null)
                .where('of.taken_at', 'is', null)
                .where('item.state', 'in', ['waiting', 'making'])
                .where('item.due_at', '<=', now)
                .where((free) =>
                  free.or([
                    free('item.claimed_until', 'is', null),
                    free('item.claimed_until', '<', now),
                  ]),
                )
                .orderBy('of.committed_at')
                .orderBy('item.set_id')
                .orderBy('item.position')
                .limit(1),
            ),
            // Checked again under the row's lock, so that only one of two instances claims it.
            eb('state', 'in', ['waiting', 'making']),
            eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]),
          ]),
        )
        .returningAll()
        .executeTakeFirst()
    },

    /** Stores the files and the name of a picture in one transaction. */
    async markReady(
      job: PictureProcessingJob,
      { name, write }: { name: string; write: (trx: Db) => Promise<void> },
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await write(trx)
        await settle(trx, job, { state: 'ready', name, failure: null })
      })
    },

    /** Marks a picture that can never be encoded. */
    markFailed: (job: PictureProcessingJob, failure: string) =>
      settle(db, job, { state: 'failed', failure: failure.slice(0, 300) }),

    /**
     * Schedules another attempt after a failure of the server. The delay doubles with each attempt.
     */
    markLater: (job: PictureProcessingJob, failure: string) =>
      settle(db, job, {
        state: 'waiting',
        failure,
        due_at: at(Math.min(2_000 * 2 ** (job.attempts - 1), maxRetryDelay)),
      }),

    /** Puts a claimed picture back into the queue at a regular shutdown. */
    release: (job: PictureProcessingJob) =>
      settle(db, job, { state: 'waiting', attempts: job.attempts - 1 }),
  }
}
