import { type Db, openSnapshot } from '#app/platform/db/connect.server.ts'
import type { Engine } from '#app/platform/db/migrations/engine.ts'

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

  // A transaction of the site's own would hold its writers up; a reader beside it hinders nobody.
  const snapshot = openSnapshot(dataDir)
  try {
    return await work(snapshot)
  } finally {
    await snapshot.destroy()
  }
}
