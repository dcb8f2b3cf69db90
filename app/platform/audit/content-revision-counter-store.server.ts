import type { Db } from '#app/platform/db/connect-database.server.ts'

export type ContentRevisionStore = ReturnType<typeof contentRevisionStore>

/** The content revision: every change that a public page may show moves it, on all instances. */
export function contentRevisionStore(db: Db) {
  return {
    async get(): Promise<number> {
      const row = await db.selectFrom('content').select('revision').executeTakeFirstOrThrow()
      return row.revision
    },
    /** Called inside the transaction that changes the content. */
    async move(): Promise<void> {
      await db
        .updateTable('content')
        .set((eb) => ({ revision: eb('revision', '+', 1) }))
        .execute()
    },
  }
}
