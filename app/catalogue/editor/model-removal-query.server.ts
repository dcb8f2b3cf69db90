import type { Db } from '#app/platform/db/connect-database.server.ts'

/** Off the site and out of the list, inside a transaction; undefined where no such model is in it. */
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

/** Back in the list, and on the site where it was, unless it was taken out before `since`. */
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
