import { migrateWithBackup } from '#app/backup/migrate-with-backup.server.ts'
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { appliedMigrations } from '#app/platform/db/migrate-database.server.ts'
import { allMigrations } from '#app/platform/db/migrations/all-migrations.ts'
import { readEnv } from '#app/process/env.server.ts'
import { explainFailure } from '#app/process/start-failure.server.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { seedCatalogue } from '#app/site/seed/seed-catalogue.server.ts'

// npm run db:migrate | db:status | db:seed: runs one step of the database preparation of npm start.
const commands: Record<string, () => Promise<string>> = {
  async migrate() {
    const { db, engine, dataDir } = openConfiguredDatabase()
    const { applied, copy } = await migrateWithBackup({ db, engine, dataDir }, new Date())
    await db.destroy()
    if (applied.length === 0) return 'The database is up to date.'
    const before = copy ? `\nA copy from before the migration is in ${copy}` : ''
    return `Applied: ${applied.join(', ')}${before}`
  },
  async status() {
    const { db, engine } = openConfiguredDatabase()
    const applied = await appliedMigrations(db)
    await db.destroy()
    const known = Object.keys(allMigrations(engine))
    return [...new Set([...known, ...applied])]
      .map((name) => `${migrationStateLabel(name, known, applied)} ${name}`)
      .join('\n')
  },
  async seed() {
    const { db, engine, dataDir } = openConfiguredDatabase()
    await migrateWithBackup({ db, engine, dataDir }, new Date())
    const isSeeded = await seedCatalogue(db, readCatalogue('catalogue'), new Date())
    await db.destroy()
    return isSeeded
      ? 'The demo catalogue is in the database.'
      : 'The database already has models. Nothing was changed.'
  },
}

try {
  console.log(await commands[process.argv[2] ?? 'status']?.())
} catch (error) {
  console.error(explainFailure(error, process.env, 'The command did not run.'))
  process.exitCode = 1
}

function openConfiguredDatabase() {
  const env = readEnv(process.env)
  const dataDir = env.DATA_DIR
  return { ...connectDatabase({ databaseUrl: env.DATABASE_URL, dataDir, queryLimit: 0 }), dataDir }
}

function migrationStateLabel(name: string, known: string[], applied: string[]): string {
  if (!known.includes(name)) return 'unknown  '
  return applied.includes(name) ? 'applied  ' : 'missing  '
}
