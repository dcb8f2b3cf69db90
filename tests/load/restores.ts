import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { migrateDatabase } from '#app/platform/db/migrate-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { readBackupLines } from '#tests/back-up-and-restore.ts'
import { countKept } from './kept.ts'
import { addEnquiries } from './many-enquiries.ts'
import { openPlace, type Place } from './place.ts'
import { type Read, startReader } from './readers.ts'
import { startSenders } from './senders.ts'

export type Restored = {
  acknowledged: number
  refused: Map<number, number>
  /**
   * Number of acknowledged enquiries that are neither on the site nor in the copy that the restore
   * made.
   */
  lost: number
  twice: number
  /** Number of enquiries that existed before and still exist. */
  old: number
  seconds: { backup: number; restore: number }
  pages: Read
}

/**
 * Backs up and restores a site with `many` enquiries by the commands, while visitors send and read.
 */
export async function restoreWhilePosting(engine: DatabaseEngine, many: number): Promise<Restored> {
  const place = await openPlace(engine)
  try {
    await fill(place, many)
    const site = await place.start()
    await (await fetch(site.url)).text()
    const reader = startReader(site.url)
    const senders = startSenders(site.url, { count: 4 })
    const file = join(place.dataDir, 'backup.jsonl.gz')
    await sleep(1000)
    const backup = await command(place, 'scripts/backup.ts', file)
    await sleep(1000)
    const restore = await command(place, 'scripts/restore.ts', file, '--replace')
    await sleep(1000)
    const sent = await senders.stop()
    const pages = await reader.stop()
    const replaced = namesIn(place)
    for (const name of sent.acknowledged.keys())
      if (replaced.has(name)) sent.acknowledged.delete(name)
    const { lost, twice } = await countKept(place, sent)
    return {
      acknowledged: sent.waits.length,
      refused: sent.refused,
      lost,
      twice,
      old: await countOld(place),
      seconds: { backup, restore },
      pages,
    }
  } finally {
    await place.remove()
  }
}

async function fill(place: Place, many: number): Promise<void> {
  const { db } = connectDatabase(place)
  await migrateDatabase(db, place.engine)
  await addEnquiries(db, enquiryKinds, many)
  await db.destroy()
}

/** Runs a command and returns its duration in seconds. */
async function command({ dataDir, databaseUrl = '' }: Place, ...words: string[]): Promise<number> {
  const started = performance.now()
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const said = text(child.stderr)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${words[0]} ended with ${code}: ${await said}`)
  return (performance.now() - started) / 1000
}

/** Lists the names in the copy that the restore made of the replaced data. */
function namesIn({ dataDir }: Place): Set<string> {
  const folder = join(dataDir, 'backups')
  const copies = readdirSync(folder).filter((name) => name.startsWith('before-restore-'))
  const lines = copies.flatMap((name) => readBackupLines(join(folder, name)))
  return new Set(
    lines
      .filter((line) => line.startsWith('{"table":"enquiries"'))
      .flatMap((line) => JSON.parse(line).rows)
      .map(({ answers_json }) => String(JSON.parse(answers_json).name)),
  )
}

async function countOld(place: Place): Promise<number> {
  const { db } = connectDatabase(place)
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from enquiries where answers_json like '%"Visitor %'`.execute(db)
  await db.destroy()
  return Number(rows[0]?.count)
}
