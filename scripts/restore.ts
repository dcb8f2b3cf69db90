import { makeBackupFolder } from '#app/backup/backup-folder.server.ts'
import { mediaOf } from '#app/backup/media-source.server.ts'
import { BackupUnreadable } from '#app/backup/read-backup.server.ts'
import { restore } from '#app/backup/restore.server.ts'
import { openScratch } from '#app/backup/scratch.server.ts'
import type { Db } from '#app/db/connect.server.ts'
import { dayCountStore } from '#app/reports/day-count-store.server.ts'
import { withServices } from './open-services.ts'

// npm run restore -- file [--replace]: what is there goes, what the backup holds comes.
const words = process.argv.slice(2)
const [file] = words.filter((word) => !word.startsWith('--'))

if (!file) refuse('Which backup? npm run restore -- <file> --replace')
else
  await withServices(async ({ db, engine, env }) => {
    const dataDir = env.DATA_DIR
    const clock = () => new Date()
    try {
      if (!words.includes('--replace')) {
        const scratch = await openScratch(file, await makeBackupFolder(dataDir))
        await scratch.close()
        const { rows, createdAt } = scratch.facts
        console.log(
          `${file} holds ${rows} rows of ${createdAt}. Everything in the database now would be replaced; say so with --replace.`,
        )
        return
      }
      // A backup from before there were counts by day, or of another zone, brings none.
      const prepare = (scratch: Db) => dayCountStore(scratch, env.TIME_ZONE).fill()
      const site = { db, engine, dataDir, media: mediaOf({ db, engine, dataDir, clock }), prepare }
      const { rows, media, createdAt, copy } = await restore(file, site, new Date())
      console.log(
        `Restored ${rows} rows and ${media} picture files of ${createdAt}. Everybody logs in again.\nWhat was there before is in ${copy}`,
      )
    } catch (error) {
      if (!(error instanceof BackupUnreadable)) throw error
      refuse(error.message)
    }
  })

function refuse(message: string): void {
  console.error(message)
  process.exitCode = 1
}
