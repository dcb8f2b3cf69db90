import { migrateWithBackup } from '#app/backup/migrate-with-backup.server.ts'
import { connectDatabase, type Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { createLog } from '#app/platform/log/log.server.ts'
import { type Env, readEnv } from '#app/process/env.server.ts'
import { explainFailure } from '#app/process/start-failure.server.ts'
import { createServices, type Services } from '#app/services.server.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'

export type OpenedServices = { env: Env; db: Db; engine: DatabaseEngine; services: Services }

/**
 * Runs a command with the services of the site's own data, as configured by the environment, and
 * closes the database afterwards. A known failure prints its message and sets the exit code 1.
 */
export async function withServices(
  work: (opened: OpenedServices) => Promise<void>,
  clock: () => Date = () => new Date(),
): Promise<void> {
  await withSettings(async (env) => {
    const { db, engine } = connectDatabase({
      databaseUrl: env.DATABASE_URL,
      dataDir: env.DATA_DIR,
      queryLimit: 0,
    })
    try {
      const { copy } = await migrateWithBackup({ db, engine, dataDir: env.DATA_DIR }, new Date())
      if (copy) console.log(`The database was migrated. A copy from before is in ${copy}`)
      const services = createServices({
        db,
        engine,
        manifest: readCatalogue('catalogue').manifest,
        clock,
        log: createLog('warn'),
        timeZone: env.TIME_ZONE,
        dataDir: env.DATA_DIR,
        publicUrl: env.PUBLIC_URL,
        formLimitPerMinute: 0,
      })
      await work({ env, db, engine, services })
    } finally {
      await db.destroy()
    }
  })
}

/**
 * Runs a command that needs only the settings, not the data. Handles failures like `withServices`.
 */
export async function withSettings(work: (env: Env) => Promise<void>): Promise<void> {
  try {
    await work(readEnv(process.env))
  } catch (error) {
    console.error(explainFailure(error, process.env, 'The command did not run.'))
    process.exitCode = 1
  }
}
