import type { UploadEncodingPlan } from '#app/media/pictures/encode-upload.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import { maxBatchBytes, maxPicturesByPurpose } from './upload-batch.ts'
import {
  findUploadBatch,
  listBatchItems,
  type UploadBatchItemRow,
  type UploadBatchOwner,
  type UploadBatchRow,
} from './upload-batch-query.server.ts'
import * as words from './upload-batch-words.ts'

/** Adds pictures to an open batch and removes them. */
export function uploadBatchItemStore(db: Db, clock: Clock) {
  const at = () => clock().toISOString()

  return {
    /**
     * Adds a picture whose original is stored. If the batch has the same file already, returns the
     * existing picture.
     */
    async add(
      owner: UploadBatchOwner,
      id: number,
      { fileName, size, plan }: { fileName: string; size: number; plan: UploadEncodingPlan },
    ): Promise<Result<UploadBatchItemRow>> {
      return db.transaction().execute(async (trx) => {
        // Locks the batch first, so that concurrent pictures count each other.
        const reserved = await trx
          .updateTable('picture_sets')
          .set((eb) => ({ bytes: eb('bytes', '+', size), touched_at: at() }))
          .where('id', '=', id)
          .where('noun', '=', owner.noun)
          .where('key', '=', owner.key)
          .where('committed_at', 'is', null)
          .where('taken_at', 'is', null)
          .returningAll()
          .executeTakeFirst()
        if (!reserved) return fail('gone', words.noSuchSet)
        const items = await listBatchItems(trx, [id])
        const same = items.find((item) => item.hash === plan.hash && item.file_name === fileName)
        const undo = () =>
          trx
            .updateTable('picture_sets')
            .set((eb) => ({ bytes: eb('bytes', '-', size) }))
            .where('id', '=', id)
            .execute()
        if (same) {
          await undo()
          return ok(same)
        }
        const most = maxPicturesByPurpose[reserved.purpose]
        if (items.length >= most || reserved.bytes > maxBatchBytes) {
          await undo()
          return items.length >= most
            ? failField('images', words.tooMany(most))
            : failField('images', words.setTooLarge, 'too-large')
        }
        const value = await trx
          .insertInto('picture_set_items')
          .values({
            ...{ set_id: id, file_name: fileName, position: items.length + 1, size },
            ...{ hash: plan.hash, ...plan.sent, state: 'waiting', due_at: at() },
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        return ok(value)
      })
    },

    /** Removes a picture from an open batch. */
    async remove(
      owner: UploadBatchOwner,
      id: number,
      item: number,
    ): Promise<Result<UploadBatchRow>> {
      return db.transaction().execute(async (trx) => {
        const set = await findUploadBatch(trx, owner, id)
        if (!set) return fail('gone', words.noSuchSet)
        if (set.committed_at !== null) return failField('images', words.isComplete, 'conflict')
        const removed = await trx
          .deleteFrom('picture_set_items')
          .where('id', '=', item)
          .where('set_id', '=', id)
          .returning('size')
          .executeTakeFirst()
        if (!removed) return fail('gone', words.noSuchSet)
        const value = await trx
          .updateTable('picture_sets')
          .set((eb) => ({ bytes: eb('bytes', '-', removed.size), touched_at: at() }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
        return ok(value)
      })
    },
  }
}
