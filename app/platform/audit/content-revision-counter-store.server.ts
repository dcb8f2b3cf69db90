import type { Db } from '#app/platform/db/connect-database.server.ts'

export type ContentRevisionStore = ReturnType<typeof contentRevisionStore>

/**
 * The content revision, a counter that all instances share. It rises with each change that a public
 * page may show.
 */
export function contentRevisionStore(db: Db) {
  return {
    async get(): Promise<number> {
      const row = await db.selectFrom('content').select('revision').executeTakeFirstOrThrow()
      return row.revision
    },
    /** Raises the revision by 1. Call it inside the transaction that changes the content. */
    async increment(): Promise<void> {
      await db
        .updateTable('content')
        .set((eb) => ({ revision: eb('revision', '+', 1) }))
        .execute()
    },
  }
}
