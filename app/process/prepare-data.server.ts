import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureFirstAccount } from '#app/auth/login/first-account.server.ts'
import { staffStore } from '#app/auth/login/staff-store.server.ts'
import { migrateWithBackup } from '#app/backup/migrate-with-backup.server.ts'
import { fillCustomers } from '#app/crm/enquiries/fill-customers-query.server.ts'
import { mediaStore } from '#app/media/pictures/media-store.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { withStartLock } from '#app/platform/db/start-lock.server.ts'
import type { Catalogue } from '#app/site/seed/read-catalogue.server.ts'
import { seedCatalogue } from '#app/site/seed/seed-catalogue.server.ts'
import type { Env } from './env.server.ts'
import { restrictDataFolder } from './restrict-data-folder.server.ts'

/** The settings that `prepareData` needs, so that tests can pass their own. */
type PrepareDataSettings = Pick<
  Env,
  'DATABASE_URL' | 'DATA_DIR' | 'ADMIN_USER_ID' | 'ADMIN_PASSWORD'
>

/**
 * Prepares the data before the server accepts requests: tables, demo catalogue, first account,
 * customers, pictures. If several instances start at once, one does the work and the others wait.
 */
export async function prepareData(env: PrepareDataSettings, catalogue: Catalogue, clock: Clock) {
  const place = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 })
  restrictDataFolder(place.dataDir)
  return withStartLock(place, async () => {
    const { db, engine } = connectDatabase({ ...place, queryLimit: 0 })
    try {
      const migrated = await migrateWithBackup({ db, engine, dataDir: place.dataDir }, clock())
      const isSeeded = await seedCatalogue(db, catalogue, clock())
      await fillCustomers(db)
      const firstAccount = await ensureFirstAccount({ staff: staffStore(db), clock }, env)
      await mediaStore({
        folder: join(place.dataDir, 'media'),
        db,
        engine,
        clock,
      }).copyIntoDatabase()
      return { migrated, isSeeded, firstAccount }
    } finally {
      await db.destroy()
    }
  })
}
