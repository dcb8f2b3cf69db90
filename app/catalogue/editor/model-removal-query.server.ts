import type { Db } from '#app/platform/db/connect-database.server.ts'

/**
 * Deletes a model so that it can be restored, inside a transaction. Resolves to undefined if it is
 * not listed.
 */
export function softDeleteModel(trx: Db, slug: string, now: Date) {
  return trx
    .updateTable('vehicles')
    .set((eb) => ({
      deleted_at: now.toISOString(),
      deleted_status: eb.ref('status'),
      status: 0,
    }))
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst()
}

/** Restores a deleted model with its former status, unless it was deleted before `since`. */
export function restoreSoftDeletedModel(trx: Db, slug: string, since: string) {
  return trx
    .updateTable('vehicles')
    .set((eb) => ({
      status: eb.fn.coalesce('deleted_status', eb.lit(0)),
      deleted_at: null,
      deleted_status: null,
    }))
    .where('slug', '=', slug)
    .where('deleted_at', '>=', since)
    .returning(['id', 'name'])
    .executeTakeFirst()
}
