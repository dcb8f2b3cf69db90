import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sqliteFilePath } from '#app/platform/db/connect-database.server.ts'
import { countKept, type Kept } from './kept.ts'
import { openPlace } from './place.ts'
import { type Read, startReader } from './readers.ts'
import { startSenders } from './senders.ts'

export type Away = Kept & {
  acknowledged: number
  refused: Map<number, number>
  /** `meanwhile`: number of responses while the database was away. */
  pages: Read & { meanwhile: number }
}

/** Another process locks SQLite's file for this many milliseconds, while visitors send and read. */
export async function lockFile(milliseconds: number): Promise<Away> {
  const place = await openPlace('sqlite')
  try {
    return await whileAway(place, async () => {
      const other = new DatabaseSync(sqliteFilePath(place.dataDir), { timeout: 5000 })
      other.exec('begin immediate')
      await sleep(milliseconds)
      other.exec('rollback')
      other.close()
    })
  } finally {
    await place.remove()
  }
}

/** Kills PostgreSQL and restarts it after this many milliseconds, while visitors send and read. */
export async function takePostgresAway(milliseconds: number): Promise<Away> {
  const place = await openPlace('postgres')
  try {
    return await whileAway(place, async () => {
      await place.postgres?.kill()
      await sleep(milliseconds)
      await place.postgres?.restart()
    })
  } finally {
    await place.remove()
  }
}

async function whileAway(
  place: Awaited<ReturnType<typeof openPlace>>,
  beAway: () => Promise<void>,
): Promise<Away> {
  const site = await place.start()
  // Warms the cache, so that the page can be served without the database.
  await (await fetch(site.url)).text()
  const reader = startReader(site.url)
  const senders = startSenders(site.url, { count: 4 })
  await sleep(500)
  const before = reader.read.answers
  await beAway()
  const meanwhile = reader.read.answers - before
  await sleep(500)
  const sent = await senders.stop()
  const pages = { ...(await reader.stop()), meanwhile }
  const kept = await countKept(place, sent)
  return { ...kept, acknowledged: sent.acknowledged.size, refused: sent.refused, pages }
}
