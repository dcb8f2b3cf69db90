import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BackupUnreadable } from '#app/backup/backup-file.server.ts'
import { backUp } from '#app/backup/backup-site.server.ts'
import { withServices } from './open-services.ts'

// npm run backup [-- file]: database and pictures in one file, while the site runs.
await withServices(async ({ db, engine, env }) => {
  const now = new Date()
  const stamp = now.toISOString().slice(0, 16).replaceAll(':', '')
  const file = resolve(
    process.argv[2] ?? join(env.DATA_DIR, 'backups', `showroom-${stamp}.jsonl.gz`),
  )
  mkdirSync(dirname(file), { recursive: true })
  try {
    const site = { db, engine, dataDir: env.DATA_DIR }
    const { rows, media, foreign } = await backUp(file, site, now)
    console.log(`${rows} rows and ${media} picture files are in ${file}`)
    if (foreign > 0)
      console.log(
        `Left out ${foreign} ${foreign === 1 ? 'file' : 'files'} in the media folder that the site did not put there.`,
      )
  } catch (error) {
    if (!(error instanceof BackupUnreadable)) throw error
    console.error(
      `No backup was made: it was written, but could not be read back.\n${error.message}`,
    )
    process.exitCode = 1
  }
})
