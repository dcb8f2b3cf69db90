import { sql } from 'kysely'
import { connect, type Db } from '#app/db/connect.server.ts'
import type { Engine } from '#app/db/migrations/engine.ts'

export type Site = { db: Db; engine: Engine; dataDir: string }

/** Hands over the database as it is at one moment, while the site goes on reading and writing. */
export async function withSnapshot<T>(
  { db, engine, dataDir }: Site,
  work: (snapshot: Db) => Promise<T>,
): Promise<T> {
  if (engine === 'postgres')
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(work)

  // The site's own connection cannot be in two transactions; a reader's hinders nobody.
  const reader = connect({ dataDir })
  try {
    return await reader.db.connection().execute(async (one) => {
      await sql`begin deferred`.execute(one)
      try {
        return await work(one)
      } finally {
        await sql`rollback`.execute(one)
      }
    })
  } finally {
    await reader.db.destroy()
  }
}
