import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { createBackup } from '#app/backup/create-backup.server.ts'
import type { SiteDatabase } from '#app/backup/database-snapshot.server.ts'
import { mediaFolderSource } from '#app/backup/media-source.server.ts'
import { restoreBackup } from '#app/backup/restore-backup.server.ts'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { migrateDatabase } from '#app/platform/db/migrate-database.server.ts'
import { startTestPostgres } from '#tests/test-postgres.ts'
import { addEnquiries } from '../tests/load/many-enquiries.ts'

/**
 * `npm run bench:backup [enquiries]`: measures a backup and its restore on both databases. It
 * compares them with the engine's own copy of the same rows (`vacuum into`, `create table … as`).
 * It also reports the rise in memory, and how long a backup blocks the site's only thread. A
 * restore runs in a process of its own.
 */
const many = Number(process.argv[2] ?? 100_000)
const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'))
const postgres = await startTestPostgres(tmpdir(), true)
try {
  await measure(await open('sqlite'))
  await measure(await open('postgres'))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function open(engine: 'sqlite' | 'postgres'): Promise<SiteDatabase> {
  const dataDir = join(folder, engine)
  const databaseUrl = engine === 'postgres' ? postgres.url('postgres') : undefined
  const site = { ...connectDatabase({ dataDir, databaseUrl }), dataDir }
  await migrateDatabase(site.db, engine)
  await addEnquiries(site.db, enquiryKinds, many)
  return site
}

async function measure(site: SiteDatabase) {
  const { db, engine, dataDir } = site
  const file = join(folder, `${engine}.jsonl.gz`)
  const media = mediaFolderSource(dataDir)
  const now = new Date()
  console.log(`${engine}, ${many} enquiries`)
  const copy = await timed(() =>
    engine === 'sqlite'
      ? sql`vacuum into ${join(folder, 'copy.db')}`.execute(db)
      : sql`create table copied as select * from enquiries`.execute(db),
  )
  if (engine === 'postgres') await sql`drop table copied`.execute(db)
  say('the engine’s own copy', copy, copy)
  const saved = await timed(() => createBackup(file, site, { now, media }))
  say(`backup (${(statSync(file).size / 2 ** 20).toFixed(0)} MB)`, saved, copy)
  say('restore', await timed(() => restoreBackup(file, { ...site, media }, now)), copy)
  await db.destroy()
}

type Taken = { seconds: number; longest: number; grown: number }

async function timed(work: () => Promise<unknown>): Promise<Taken> {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 20)
  delays.enable()
  // Wait until the meter has ticked once.
  await new Promise((resolve) => setTimeout(resolve, 20))
  const start = performance.now()
  await work()
  const seconds = (performance.now() - start) / 1000
  // The meter records the last turn of the loop at its next tick.
  await new Promise((resolve) => setTimeout(resolve, 20))
  delays.disable()
  clearInterval(watch)
  return { seconds, longest: delays.max / 1e6, grown: (peak - before) / 2 ** 20 }
}

function say(what: string, { seconds, longest, grown }: Taken, copy: Taken) {
  const ratio = (seconds / copy.seconds).toFixed(1)
  const kept = what.startsWith('backup') ? `, the thread kept for ${longest.toFixed(0)} ms` : ''
  console.log(
    `  ${what.padEnd(24)} ${seconds.toFixed(2)} s (x ${ratio}), memory rose by ${grown.toFixed(0)} MB${kept}`,
  )
}
