import { type Db, openSnapshotDatabase } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'

export type SiteDatabase = { db: Db; engine: DatabaseEngine; dataDir: string }

/** Runs the work on a snapshot of the database while the site reads and writes. */
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

  // A transaction of the site's connection would block its writers; a separate reader does not.
  const snapshot = openSnapshotDatabase(dataDir)
  try {
    return await work(snapshot)
  } finally {
    await snapshot.destroy()
  }
}
