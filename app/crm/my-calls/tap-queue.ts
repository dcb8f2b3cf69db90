import * as v from 'valibot'
import { type BoardTap, boardTapSchema, isOnSameCard } from './board-tap.ts'
import { openOfflineDb, updateUnchanged } from './offline-db.ts'

/** The taps that wait on this device. */
export type TapQueue = {
  /** Lists the taps in the order in which they were made. */
  list: () => Promise<BoardTap[]>
  /** Replaces a tap. Resolves to `false` if another tab has sent, changed or removed it. */
  change: (before: BoardTap, after: BoardTap) => Promise<boolean>
  /** Removes a tap. Resolves to `false` if another tab has sent, changed or removed it. */
  remove: (tap: BoardTap) => Promise<boolean>
  /** Removes a sent tap, and gives the new version to the later taps on the same card. */
  removeSent: (tap: BoardTap, version: number) => Promise<void>
}

export const tapQueue: TapQueue & { add: (tap: Omit<BoardTap, 'id'>) => Promise<void> } = {
  async list() {
    const db = await openOfflineDb()
    return v.parse(v.array(boardTapSchema), await db.getAll('taps'))
  },
  async add(tap) {
    const db = await openOfflineDb()
    await db.add('taps', tap)
  },
  change: (before, after) =>
    updateUnchanged('taps', before, (store) => store.put({ ...after, id: before.id })),
  remove: (tap) => updateUnchanged('taps', tap, (store) => store.delete(tap.id)),
  async removeSent(sent, version) {
    const db = await openOfflineDb()
    const trx = db.transaction('taps', 'readwrite')
    await trx.store.delete(sent.id)
    for (const later of v.parse(v.array(boardTapSchema), await trx.store.getAll()))
      if (isOnSameCard(later, sent)) await trx.store.put({ ...later, version })
    await trx.done
  },
}
