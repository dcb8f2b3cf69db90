import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { SavedView } from './saved-view-endpoints.ts'

export type SavedViewStore = ReturnType<typeof savedViewStore>

const maxSavedViews = 20

/** Stores the saved views of each account by name. */
export function savedViewStore(db: Db) {
  async function list(staffId: number): Promise<SavedView[]> {
    return db
      .selectFrom('desk_views')
      .select(['name', 'address'])
      .where('staff_id', '=', staffId)
      .orderBy('name')
      .execute()
  }

  return {
    list,

    /** Returns `false` if the account already has the maximum number of views. */
    async save(staffId: number, { name, address }: SavedView): Promise<boolean> {
      const kept = await list(staffId)
      if (kept.length >= maxSavedViews && !kept.some((view) => view.name === name)) return false
      await db
        .insertInto('desk_views')
        .values({ staff_id: staffId, name, address })
        .onConflict((oc) => oc.columns(['staff_id', 'name']).doUpdateSet({ address }))
        .execute()
      return true
    },

    async delete(staffId: number, name: string): Promise<void> {
      await db
        .deleteFrom('desk_views')
        .where('staff_id', '=', staffId)
        .where('name', '=', name)
        .execute()
    },
  }
}
