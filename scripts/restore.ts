import { BackupUnreadable, checkBackup } from '#app/backup/backup-file.server.ts'
import { restore } from '#app/backup/backup-site.server.ts'
import { withServices } from './open-services.ts'

// npm run restore -- file [--replace]: what is there goes, what the backup holds comes.
const words = process.argv.slice(2)
const [file] = words.filter((word) => !word.startsWith('--'))

if (!file) {
  console.error('Which backup? npm run restore -- <file> --replace')
  process.exitCode = 1
} else
  await withServices(async ({ db, engine, env }) => {
    try {
      const { createdAt, rows } = await checkBackup(file)
      if (!words.includes('--replace')) {
        console.log(
          `${file} holds ${rows} rows of ${createdAt}. Everything in the database now would be replaced; say so with --replace.`,
        )
        return
      }
      const { media } = await restore(file, { db, engine, dataDir: env.DATA_DIR })
      console.log(
        `Restored ${rows} rows and ${media} picture files of ${createdAt}. Everybody logs in again.`,
      )
    } catch (error) {
      if (!(error instanceof BackupUnreadable)) throw error
      console.error(error.message)
      process.exitCode = 1
    }
  })
