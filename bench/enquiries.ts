import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { sqliteFilePath } from '#app/platform/db/connect-database.server.ts'
import { openPlace, type Place } from '../tests/load/place.ts'
import { startSenders } from '../tests/load/senders.ts'
import { digits } from './goals.ts'
import { table } from './report.ts'
import { inTurns, spreadOf } from './rounds.ts'
import { count } from './written.ts'

const span = 3000
const rounds = 3
const senderCounts = [1, 20, 200]

/**
 * Measures enquiries a second, each acknowledged after it is on the disk, on both databases.
 * Compares with bare synced inserts of the same size into the same database.
 */
export async function enquiriesASecond(): Promise<string> {
  const rows: string[][] = []
  for (const engine of ['sqlite', 'postgres'] as const) {
    const place = await openPlace(engine)
    try {
      const site = await place.start()
      for (const senders of senderCounts)
        rows.push([engine, ...(await rowOf(place, site.url, senders))])
    } finally {
      await place.remove()
    }
  }
  return table(
    [
      'database',
      'senders',
      'enquiries a second',
      'bare inserts a second',
      'of bare',
      'half wait at most',
      '99 % wait at most',
      'refused',
    ],
    rows,
  )
}

async function rowOf(place: Place, url: string, senders: number): Promise<string[]> {
  const waits: number[] = []
  let refused = 0
  const bare = () => bareInserts(place, Math.min(senders, 20))
  const ours = async () => {
    const sending = startSenders(url, { count: senders })
    await sleep(span)
    // Computed before the program waits for the requests that are still running.
    const rate = sending.sent.acknowledged.size / (span / 1000)
    const sent = await sending.stop()
    waits.push(...sent.waits)
    refused += sent.refused.values().reduce((sum, it) => sum + it, 0)
    return rate
  }
  const found = await inTurns([ours, bare], rounds, (measure) => measure())
  const [our, plain] = found.map(spreadOf)
  if (!our || !plain) throw new Error('Nothing was measured')
  const sorted = waits.toSorted((a, b) => a - b)
  const within = (share: number) => `${digits(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`
  return [
    String(senders),
    `${count(our.median)} (${count(our.least)}–${count(our.most)})`,
    `${count(plain.median)} (${count(plain.least)}–${count(plain.most)})`,
    digits(our.median / plain.median),
    within(0.5),
    within(0.99),
    String(refused),
  ]
}

/**
 * Measures inserted rows a second. Each has the size of an enquiry and is on the disk before its
 * writer inserts the next one.
 */
async function bareInserts(
  { engine, dataDir, databaseUrl }: Place,
  writers: number,
): Promise<number> {
  const text = JSON.stringify({
    name: 'Load 0 0',
    email: 'load@example.com',
    note: 'x'.repeat(150),
  })
  const until = performance.now() + span
  let rows = 0
  if (engine === 'sqlite') {
    const database = new DatabaseSync(sqliteFilePath(dataDir), { timeout: 5000 })
    database.exec('pragma synchronous=FULL; create table if not exists bare (text text)')
    const insert = database.prepare('insert into bare values (?)')
    for (; performance.now() < until; rows++) insert.run(text)
    database.exec('drop table bare')
    database.close()
  } else {
    const pool = new pg.Pool({ connectionString: databaseUrl ?? '', max: writers })
    await pool.query('create table if not exists bare (text text)')
    await Promise.all(
      Array.from({ length: writers }, async () => {
        for (; performance.now() < until; rows++)
          await pool.query('insert into bare values ($1)', [text])
      }),
    )
    await pool.query('drop table bare')
    await pool.end()
  }
  return rows / (span / 1000)
}
