import type { Selectable } from 'kysely'
import type { Clock } from '#app/calendar/dates.server.ts'
import type { Db } from '#app/db/connect.server.ts'
import type { PictureSetItemTable, PictureSetTable } from '#app/db/schema-pictures.ts'
import type { UploadPlan } from '#app/media/upload.server.ts'
import { inOrder, orderFrames } from './frame-order.ts'
import { fewestFrames, largestSet, mostOf, mostOpen, type Purpose } from './picture-set.ts'
import * as words from './set-words.ts'

export type PictureSetStore = ReturnType<typeof pictureSetStore>
export type SetRow = Selectable<PictureSetTable>
export type ItemRow = Selectable<PictureSetItemTable>

/** What pictures are for: a noun of the site and which of them. */
export type Owner = { noun: string; key: string }

/** How an attempt ended, with the sentence for who made it. */
export type Sent<Value> =
  | { is: 'done'; value: Value }
  | { is: 'gone' }
  | { is: 'refused'; status: 409 | 413 | 422; sentences: string[] }

const day = 24 * 60 * 60_000
/** A set of which nothing more came, or that has been put to its use, and one that nobody fetched. */
const keptFor = { open: day, taken: day, committed: 7 * day }

/** Sets of pictures: what has arrived, and that it is complete. Who makes them is `jobStore`. */
export function pictureSetStore(db: Db, clock: Clock) {
  const at = (milliseconds = 0) => new Date(clock().getTime() + milliseconds).toISOString()

  const find = (of: Db, { noun, key }: Owner, id: number) =>
    of
      .selectFrom('picture_sets')
      .selectAll()
      .where('id', '=', id)
      .where('noun', '=', noun)
      .where('key', '=', key)
      .where('taken_at', 'is', null)
      .executeTakeFirst()

  const itemsOf = (of: Db, sets: number[]) =>
    of
      .selectFrom('picture_set_items')
      .selectAll()
      .where('set_id', 'in', sets)
      .orderBy('position')
      .orderBy('id')
      .execute()

  return {
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
      { purpose, place, who }: { purpose: Purpose; place: string; who: string },
    ): Promise<Sent<SetRow>> {
      return db.transaction().execute(async (trx) => {
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

    find: (owner: Owner, id: number) => find(db, owner, id),

    /** What would be refused whatever is in the file; the original need not be kept then. */
    async mayTake(owner: Owner, id: number, size: number): Promise<Sent<SetRow>> {
      const set = await find(db, owner, id)
      if (!set) return { is: 'gone' }
      if (set.committed_at !== null) return refused(409, words.isComplete)
      return set.bytes + size > largestSet
        ? refused(413, words.setTooLarge)
        : { is: 'done', value: set }
    },

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
        const set = await find(trx, owner, id)
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

    /** Nothing more comes: checked as a whole, all of it or nothing. A set that is complete already stays so. */
    async commit(owner: Owner, id: number): Promise<Sent<SetRow>> {
      return db.transaction().execute(async (trx) => {
        const set = await find(trx, owner, id)
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

    /** How far those are that are being made; undefined: none is. */
    async unfinished({ noun, key }: Owner): Promise<{ ready: number; all: number } | undefined> {
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

    /** Forgets what was begun and left, and what has been put to its use. */
    async purge(): Promise<void> {
      await db
        .deleteFrom('picture_sets')
        .where((eb) =>
          eb.or([
            eb.and([eb('committed_at', 'is', null), eb('touched_at', '<', at(-keptFor.open))]),
            eb('taken_at', '<', at(-keptFor.taken)),
            eb('committed_at', '<', at(-keptFor.committed)),
          ]),
        )
        .execute()
    },

    /** Contents whose original is needed: those not made yet of a set that somebody still wants. */
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

function refused(status: 409 | 413 | 422, ...sentences: string[]): Sent<never> {
  return { is: 'refused', status, sentences }
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
