import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { createBackupFolder } from '#app/backup/backup-folder.server.ts'
import { createBackup } from '#app/backup/create-backup.server.ts'
import { mediaSourceOf } from '#app/backup/media-source.server.ts'
import { BackupUnreadable } from '#app/backup/read-backup.server.ts'
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { appliedMigrations } from '#app/platform/db/migrate-database.server.ts'
import { readEnv } from '#app/process/env.server.ts'
import { explainFailure } from '#app/process/start-failure.server.ts'

// npm run backup [-- file]: writes database and pictures to one file while the site runs. The
// database is copied unchanged, even if another release wrote the data.
try {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readEnv(process.env)
  const { db, engine } = connectDatabase({ databaseUrl, dataDir })
  try {
    if ((await appliedMigrations(db)).length > 0) await runBackup({ db, engine, dataDir })
    else failWith('Nothing to back up: the database is empty.')
  } finally {
    await db.destroy()
  }
} catch (error) {
  failWith(
    error instanceof BackupUnreadable
      ? `No backup was made: the file was written but could not be checked.\n${error.message}`
      : explainFailure(error, process.env, 'No backup was made.'),
  )
}

async function runBackup(site: Parameters<typeof createBackup>[1]): Promise<void> {
  const now = new Date()
  const media = mediaSourceOf({ ...site, clock: () => now })
  const file = await chooseBackupFile(site.dataDir, now)
  const { rows, media: pictures, foreign } = await createBackup(file, site, { now, media })
  console.log(`Saved ${rows} rows and ${pictures} picture files in ${file}`)
  if (foreign > 0)
    console.log(
      `Skipped ${foreign} ${foreign === 1 ? 'file' : 'files'} in the media folder that the site did not create.`,
    )
}

async function chooseBackupFile(dataDir: string, now: Date): Promise<string> {
  const stamp = now.toISOString().slice(0, 16).replaceAll(':', '')
  const given = process.argv[2]
  if (!given) return resolve(await createBackupFolder(dataDir), `showroom-${stamp}.jsonl.gz`)
  await mkdir(dirname(resolve(given)), { recursive: true })
  return resolve(given)
}

function failWith(message: string): void {
  console.error(message)
  process.exitCode = 1
}
