import { createBackupFolder } from '#app/backup/backup-folder.server.ts'
import { mediaSourceOf } from '#app/backup/media-source.server.ts'
import { BackupUnreadable } from '#app/backup/read-backup.server.ts'
import { restoreBackup } from '#app/backup/restore-backup.server.ts'
import { openScratchDatabase } from '#app/backup/scratch-database.server.ts'
import { sqliteFilePath } from '#app/platform/db/connect-database.server.ts'
import { withServices, withSettings } from './open-services.ts'

// npm run restore -- file [--replace]: replaces the site's data with the content of a backup.
const cliArguments = process.argv.slice(2)
const [file] = cliArguments.filter((word) => !word.startsWith('--'))

if (!file) failWith('Name a backup file: npm run restore -- <file> --replace')
else if (cliArguments.includes('--replace')) await replaceData(file)
else await previewRestore(file)

/** Reads the backup without changing the site's data. */
function previewRestore(backup: string): Promise<void> {
  return withSettings((env) =>
    reportErrors(async () => {
      const scratch = await openScratchDatabase(backup, await createBackupFolder(env.DATA_DIR))
      await scratch.close()
      const { rows, createdAt } = scratch.facts
      console.log(
        `${backup} contains ${rows} rows of ${createdAt}. To replace everything in ${describeTarget(env)}, add --replace.`,
      )
    }),
  )
}

function replaceData(backup: string): Promise<void> {
  return withServices(({ db, engine, env }) =>
    reportErrors(async () => {
      const dataDir = env.DATA_DIR
      const media = mediaSourceOf({ db, engine, dataDir, clock: () => new Date() })
      const site = { db, engine, dataDir, media }
      const done = await restoreBackup(backup, site, new Date())
      console.log(
        `Restored ${done.rows} rows and ${done.media} picture files of ${done.createdAt} into ${describeTarget(env)}. All users must log in again.\nA copy of the previous data is in ${done.copy}`,
      )
      const { erased, sent } = done.kept
      if (erased > 0)
        console.log(`Enquiries erased after the backup, and erased again now: ${erased}`)
      if (sent > 0) console.log(`Emails sent after the backup, which are not sent again: ${sent}`)
    }),
  )
}

function describeTarget(env: { DATABASE_URL?: string | undefined; DATA_DIR: string }): string {
  return env.DATABASE_URL ? 'the database at DATABASE_URL' : sqliteFilePath(env.DATA_DIR)
}

async function reportErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof BackupUnreadable)) throw error
    failWith(error.message)
  }
}

function failWith(message: string): void {
  console.error(message)
  process.exitCode = 1
}
