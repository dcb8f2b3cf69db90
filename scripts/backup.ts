import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { backUp } from './backup-site.ts'
import { withServices } from './open-services.ts'

// npm run backup [-- file]: database and pictures in one file, while the site runs.
await withServices(async ({ db, engine, env }) => {
  const now = new Date()
  const stamp = now.toISOString().slice(0, 16).replaceAll(':', '')
  const file = resolve(
    process.argv[2] ?? join(env.DATA_DIR, 'backups', `showroom-${stamp}.jsonl.gz`),
  )
  mkdirSync(dirname(file), { recursive: true })
  const { rows, media } = await backUp(file, { db, engine, dataDir: env.DATA_DIR }, now)
  console.log(`${rows} rows and ${media} picture files are in ${file}`)
})
