import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { inOrder, orderFrames } from './frame-order.ts'
import { fewestFrames, largestSet, mostOpen, type Purpose } from './picture-set.ts'
import { setItemsStore } from './set-items-store.server.ts'
import { setLifeStore } from './set-life-store.server.ts'
import { roomFlaw, type SetRoom, setRoom } from './set-room-store.server.ts'
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

/** `size`: bytes of the picture that comes with it. */
type NewSet = { purpose: Purpose; place: string; who: string; size?: number }

export type PictureSetStore = ReturnType<typeof pictureSetStore>
/** Sets of pictures: what has arrived, and that it is complete. Who makes them is `jobStore`. */
export function pictureSetStore(db: Db, clock: Clock, room: SetRoom = setRoom) {
  const at = (milliseconds = 0) => new Date(clock().getTime() + milliseconds).toISOString()

  return {
    ...setItemsStore(db, clock),
    ...setLifeStore(db, clock),

    /** Those that are not put to their use yet, each with its pictures in their order. */
    async list({ noun, key }: Owner): Promise<{ set: SetRow; items: ItemRow[] }[]> {
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
        await itemsOf(
          db,
          sets.map(({ id }) => id),
        ),
        ({ set_id: set }) => set,
      )
      return sets.map((set) => {
        const own = items.get(set.id) ?? []
        return { set, items: set.committed_at === null ? inOrderOf(own) : own }
      })
    },

    async open(
      { noun, key }: Owner,
      { purpose, place, who, size = 0 }: NewSet,
    ): Promise<Sent<SetRow>> {
      return db.transaction().execute(async (trx) => {
        const full = await roomFlaw(trx, room, { who, size })
        if (full) return refused(409, full)
        const { count } = await trx
          .selectFrom('picture_sets')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('noun', '=', noun)
          .where('key', '=', key)
          .where('committed_at', 'is', null)
          .executeTakeFirstOrThrow()
        if (Number(count) >= mostOpen) return refused(409, words.tooManyOpen)
        const value = await trx
          .insertInto('picture_sets')
          .values({ noun, key, purpose, place, created_by: who, touched_at: at() })
          .returningAll()
          .executeTakeFirstOrThrow()
        return { is: 'done', value }
      })
    },

    /** What would be refused whatever is in the file; the original need not be kept then. */
    async mayTake(
      owner: Owner,
      id: number,
      { who, size }: { who: string; size: number },
    ): Promise<Sent<SetRow>> {
      const set = await findSet(db, owner, id)
      if (!set) return { is: 'gone' }
      if (set.committed_at !== null) return refused(409, words.isComplete)
      const full = await roomFlaw(db, room, { who, size })
      if (full) return refused(409, full)
      return set.bytes + size > largestSet
        ? refused(413, words.setTooLarge)
        : { is: 'done', value: set }
    },

    /** Nothing more comes: checked as a whole, all of it or nothing. A set that is complete already stays so. */
    async commit(owner: Owner, id: number): Promise<Sent<SetRow>> {
      return db.transaction().execute(async (trx) => {
        const set = await findSet(trx, owner, id)
        if (!set) return { is: 'gone' }
        if (set.committed_at !== null) return { is: 'done', value: set }
        const items = await itemsOf(trx, [id])
        const { ordered, flaws } = checked(set.purpose, items)
        if (flaws.length > 0) return refused(422, ...flaws)
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
        return { is: 'done', value }
      })
    },

    /** What they are for names them now, or nobody wants them. Their files stay a day for the row that names them. */
    async take(owner: Owner, id: number): Promise<boolean> {
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

function checked(purpose: Purpose, items: ItemRow[]): { ordered: ItemRow[]; flaws: string[] } {
  if (items.length === 0) return { ordered: [], flaws: [words.nothingSent] }
  if (purpose === 'pictures') return { ordered: items, flaws: [] }
  if (items.length < fewestFrames)
    return { ordered: items, flaws: [words.tooFewFrames(items.length)] }
  const { frames, flaws } = orderFrames(items.map((row) => ({ ...row, fileName: row.file_name })))
  return { ordered: frames, flaws }
}

function inOrderOf(items: ItemRow[]): ItemRow[] {
  return inOrder(items.map((row) => ({ ...row, fileName: row.file_name })))
}
