import { type Db, openSnapshotDatabase } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'

export type SiteDatabase = { db: Db; engine: DatabaseEngine; dataDir: string }

/** Hands over the database as it is at one moment, while the site goes on reading and writing. */
export async function withDatabaseSnapshot<T>(
  { db, engine, dataDir }: SiteDatabase,
  work: (snapshot: Db) => Promise<T>,
): Promise<T> {
  if (engine === 'postgres')
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(work)

  // A transaction of the site's own would hold its writers up; a reader beside it hinders nobody.
  const snapshot = openSnapshotDatabase(dataDir)
  try {
    return await work(snapshot)
  } finally {
    await snapshot.destroy()
  }
}
