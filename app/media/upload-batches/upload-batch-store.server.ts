import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import { orderTurntableFrames, sortByFileName } from './order-turntable-frames.ts'
import {
  maxBatchBytes,
  maxOpenBatches,
  minTurntableFrames,
  type UploadPurpose,
} from './upload-batch.ts'
import { uploadBatchItemStore } from './upload-batch-item-store.server.ts'
import { uploadBatchLifecycleStore } from './upload-batch-lifecycle-store.server.ts'
import {
  findUploadBatch,
  listBatchItems,
  type UploadBatchItemRow,
  type UploadBatchOwner,
  type UploadBatchRow,
} from './upload-batch-query.server.ts'
import * as words from './upload-batch-words.ts'
import {
  defaultUploadQuota,
  findQuotaViolation,
  type UploadQuota,
} from './upload-quota-query.server.ts'

/** `size` is the number of bytes of the picture in the request. */
type NewUploadBatch = { purpose: UploadPurpose; place: string; who: string; size?: number }

export type UploadBatchStore = ReturnType<typeof uploadBatchStore>
/** Upload batches with their pictures. The processing itself is in `pictureProcessingJobStore`. */
export function uploadBatchStore(db: Db, clock: Clock, room: UploadQuota = defaultUploadQuota) {
  const at = (milliseconds = 0) => new Date(clock().getTime() + milliseconds).toISOString()

  return {
    ...uploadBatchItemStore(db, clock),
    ...uploadBatchLifecycleStore(db, clock),

    /** Lists the batches that are not in use yet, with the pictures of each batch in order. */
    async list({
      noun,
      key,
    }: UploadBatchOwner): Promise<{ set: UploadBatchRow; items: UploadBatchItemRow[] }[]> {
      const sets = await db
        .selectFrom('picture_sets')
        .selectAll()
        .where('noun', '=', noun)
        .where('key', '=', key)
        .where('taken_at', 'is', null)
        .orderBy('id')
        .execute()
      if (sets.length === 0) return []
      const items = Map.groupBy(
        await listBatchItems(
          db,
          sets.map(({ id }) => id),
        ),
        ({ set_id: set }) => set,
      )
      return sets.map((set) => {
        const own = items.get(set.id) ?? []
        return { set, items: set.committed_at === null ? sortItemsByFileName(own) : own }
      })
    },

    async open(
      { noun, key }: UploadBatchOwner,
      { purpose, place, who, size = 0 }: NewUploadBatch,
    ): Promise<Result<UploadBatchRow>> {
      return db.transaction().execute(async (trx) => {
        const full = await findQuotaViolation(trx, room, { who, size })
        if (full) return failField('images', full, 'conflict')
        const { count } = await trx
          .selectFrom('picture_sets')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('noun', '=', noun)
          .where('key', '=', key)
          .where('committed_at', 'is', null)
          .executeTakeFirstOrThrow()
        if (Number(count) >= maxOpenBatches)
          return failField('images', words.tooManyOpen, 'conflict')
        const value = await trx
          .insertInto('picture_sets')
          .values({ noun, key, purpose, place, created_by: who, touched_at: at() })
          .returningAll()
          .executeTakeFirstOrThrow()
        return ok(value)
      })
    },

    /** Checks the limits before the original is stored. */
    async mayTake(
      owner: UploadBatchOwner,
      id: number,
      { who, size }: { who: string; size: number },
    ): Promise<Result<UploadBatchRow>> {
      const set = await findUploadBatch(db, owner, id)
      if (!set) return fail('gone', words.noSuchSet)
      if (set.committed_at !== null) return failField('images', words.isComplete, 'conflict')
      const full = await findQuotaViolation(db, room, { who, size })
      if (full) return failField('images', full, 'conflict')
      return set.bytes + size > maxBatchBytes
        ? failField('images', words.setTooLarge, 'too-large')
        : ok(set)
    },

    /**
     * Completes a batch, or refuses the whole batch. Completing a complete batch changes nothing.
     */
    async commit(owner: UploadBatchOwner, id: number): Promise<Result<UploadBatchRow>> {
      return db.transaction().execute(async (trx) => {
        const set = await findUploadBatch(trx, owner, id)
        if (!set) return fail('gone', words.noSuchSet)
        if (set.committed_at !== null) return ok(set)
        const items = await listBatchItems(trx, [id])
        const { ordered, flaws } = checkBatchItems(set.purpose, items)
        if (flaws.length > 0) return fail('invalid', '', { errors: { images: flaws } })
        for (const [index, item] of ordered.entries())
          if (item.position !== index + 1)
            await trx
              .updateTable('picture_set_items')
              .set({ position: index + 1 })
              .where('id', '=', item.id)
              .execute()
        const value = await trx
          .updateTable('picture_sets')
          .set({ committed_at: at(), touched_at: at() })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
        return ok(value)
      })
    },

    /**
     * Marks a batch as used or discarded. The files of the batch remain for a day, so that the row
     * that refers to them can be written.
     */
    async take(owner: UploadBatchOwner, id: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('picture_sets')
        .set({ taken_at: at() })
        .where('id', '=', id)
        .where('noun', '=', owner.noun)
        .where('key', '=', owner.key)
        .where('taken_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

function checkBatchItems(
  purpose: UploadPurpose,
  items: UploadBatchItemRow[],
): { ordered: UploadBatchItemRow[]; flaws: string[] } {
  if (items.length === 0) return { ordered: [], flaws: [words.nothingSent] }
  if (purpose === 'pictures') return { ordered: items, flaws: [] }
  if (items.length < minTurntableFrames)
    return { ordered: items, flaws: [words.tooFewFrames(items.length)] }
  const { frames, flaws } = orderTurntableFrames(
    items.map((row) => ({ ...row, fileName: row.file_name })),
  )
  return { ordered: frames, flaws }
}

function sortItemsByFileName(items: UploadBatchItemRow[]): UploadBatchItemRow[] {
  return sortByFileName(items.map((row) => ({ ...row, fileName: row.file_name })))
}
