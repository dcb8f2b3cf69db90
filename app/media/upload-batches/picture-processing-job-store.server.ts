import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { UploadBatchItemRow } from './upload-batch-query.server.ts'

export type PictureProcessingJobStore = ReturnType<typeof pictureProcessingJobStore>
/** A picture that this instance is at, until its lease runs out. */
export type PictureProcessingJob = UploadBatchItemRow

/** How long one instance may be at one picture: longer than the making is ever let run. */
const leaseDuration = 5 * 60_000
const maxRetryDelay = 10 * 60_000

/** Pictures of complete sets, each made by one instance. */
export function pictureProcessingJobStore(db: Db, clock: Clock) {
  const at = (milliseconds = 0) => new Date(clock().getTime() + milliseconds).toISOString()

  /** Only who still holds the lease may say how it ended. */
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
    /** Takes the picture that has been due longest; another instance will not take it meanwhile. */
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
            // Asked again under the row's lock: of two instances one finds it claimed.
            eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]),
          ]),
        )
        .returningAll()
        .executeTakeFirst()
    },

    /** Its widths are there: `write` and its name come together or not at all. */
    async markReady(
      job: PictureProcessingJob,
      { name, write }: { name: string; write: (trx: Db) => Promise<void> },
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await write(trx)
        await settle(trx, job, { state: 'ready', name, failure: null })
      })
    },

    /** It is no picture, or will never become one. */
    markFailed: (job: PictureProcessingJob, failure: string) =>
      settle(db, job, { state: 'failed', failure: failure.slice(0, 300) }),

    /** It is the machine's fault: later again, twice as late each time. */
    markLater: (job: PictureProcessingJob, failure: string) =>
      settle(db, job, {
        state: 'waiting',
        failure,
        due_at: at(Math.min(2_000 * 2 ** (job.attempts - 1), maxRetryDelay)),
      }),

    /** At a stop in order: the next start begins with it. */
    giveBack: (job: PictureProcessingJob) =>
      settle(db, job, { state: 'waiting', attempts: job.attempts - 1 }),
  }
}
