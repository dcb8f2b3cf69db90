import type { UploadPlan } from '#app/media/pictures/upload.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { largestSet, mostOf } from './picture-set.ts'
import {
  findSet,
  type ItemRow,
  itemsOf,
  type Owner,
  refused,
  type Sent,
  type SetRow,
} from './set-rows-store.server.ts'
import * as words from './set-words.ts'

/** What comes to a set that is open, and goes from it. */
export function setItemsStore(db: Db, clock: Clock) {
  const at = () => clock().toISOString()

  return {
    /** Its original is kept already. The same file again is the one that has arrived. */
    async add(
      owner: Owner,
      id: number,
      { fileName, size, plan }: { fileName: string; size: number; plan: UploadPlan },
    ): Promise<Sent<ItemRow>> {
      return db.transaction().execute(async (trx) => {
        // Takes the set's row first: two pictures at once count each other.
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
        if (!reserved) return { is: 'gone' }
        const items = await itemsOf(trx, [id])
        const same = items.find((item) => item.hash === plan.hash && item.file_name === fileName)
        const undo = () =>
          trx
            .updateTable('picture_sets')
            .set((eb) => ({ bytes: eb('bytes', '-', size) }))
            .where('id', '=', id)
            .execute()
        if (same) {
          await undo()
          return { is: 'done', value: same }
        }
        const most = mostOf[reserved.purpose]
        if (items.length >= most || reserved.bytes > largestSet) {
          await undo()
          return items.length >= most
            ? refused(422, words.tooMany(most))
            : refused(413, words.setTooLarge)
        }
        const value = await trx
          .insertInto('picture_set_items')
          .values({
            ...{ set_id: id, file_name: fileName, position: items.length + 1, size },
            ...{ hash: plan.hash, ...plan.sent, state: 'waiting', due_at: at() },
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        return { is: 'done', value }
      })
    },

    /** Takes a picture out of a set that is still open. */
    async remove(owner: Owner, id: number, item: number): Promise<Sent<SetRow>> {
      return db.transaction().execute(async (trx) => {
        const set = await findSet(trx, owner, id)
        if (!set) return { is: 'gone' }
        if (set.committed_at !== null) return refused(409, words.isComplete)
        const removed = await trx
          .deleteFrom('picture_set_items')
          .where('id', '=', item)
          .where('set_id', '=', id)
          .returning('size')
          .executeTakeFirst()
        if (!removed) return { is: 'gone' }
        const value = await trx
          .updateTable('picture_sets')
          .set((eb) => ({ bytes: eb('bytes', '-', removed.size), touched_at: at() }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
        return { is: 'done', value }
      })
    },
  }
}
