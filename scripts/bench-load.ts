import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseFile } from '#app/db/connect.server.ts'
import type { Engine } from '#app/db/migrations/engine.ts'
import { openPlace, type Place } from '../tests/load/place.ts'
import { startSenders } from '../tests/load/senders.ts'

/**
 * `npm run bench:load [requests]`: enquiries a second against bare synced inserts of the same size into
 * the same database, with 1, 20 and 200 senders, and what the program's memory is after so many
 * requests (200,000). Both databases; the inserts and the senders take turns, so that whatever else
 * the machine does burdens both alike.
 */
const requests = Number(process.argv[2] ?? 200_000)
const span = 5000
const booking = '/book-service'

for (const engine of ['sqlite', 'postgres'] as const) {
  const place = await openPlace(engine)
  try {
    const site = await place.start()
    console.log(`\n${engine}`)
    for (const count of [1, 20, 200]) {
      const bare = await bareInserts(place, engine, Math.min(count, 20))
      const senders = startSenders(site.url, { count })
      await sleep(span)
      // Before those that are in hand are waited for.
      const rate = senders.sent.acknowledged.size / (span / 1000)
      const { refused, waits } = await senders.stop()
      const sorted = waits.toSorted((a, b) => a - b)
      const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
      console.log(
        `  ${count} senders: ${rate.toFixed(0)} a second, bare inserts ${bare.toFixed(0)} (x ${(rate / bare).toFixed(2)}), p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, refused ${[...refused.values()].reduce((sum, it) => sum + it, 0)}`,
      )
    }
    await memory(site.url, site.process.pid ?? 0)
  } finally {
    await place.remove()
  }
}

/** Rows a second, each of an enquiry's size and on the disk before the next one of its writer. */
async function bareInserts(place: Place, engine: Engine, writers: number): Promise<number> {
  const text = JSON.stringify({
    name: 'Load 0 0',
    email: 'load@example.com',
    note: 'x'.repeat(150),
  })
  const until = performance.now() + span
  let rows = 0
  if (engine === 'sqlite') {
    const database = new DatabaseSync(databaseFile(place.dataDir), { timeout: 5000 })
    database.exec('pragma synchronous=FULL; create table if not exists bare (text text)')
    const insert = database.prepare('insert into bare values (?)')
    for (; performance.now() < until; rows++) insert.run(text)
    database.exec('drop table bare')
    database.close()
  } else {
    const pool = new pg.Pool({ connectionString: place.databaseUrl ?? '', max: writers })
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

/** Pages, calls and now and then an enquiry; the memory that is the process's own share (PSS) on the way. */
async function memory(url: string, pid: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const pages = ['/', '/motorcycle', '/view-details/DIO', '/api/bikes', '/finance', '/search?q=dio']
  const paths = [...pages, ...pages, ...pages, booking]
  const marks: string[] = []
  let sent = 0
  const part = Math.ceil(requests / 4)
  for (let quarter = 0; quarter < 4; quarter++) {
    const end = sent + part
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (sent < end) await ask(url, paths[sent++ % paths.length] ?? '/', agent)
      }),
    )
    marks.push(pss(pid).toFixed(0))
  }
  agent.destroy()
  console.log(
    `  memory after each quarter of ${part * 4} requests, every ${paths.length}th an enquiry: ${marks.join(', ')} MB`,
  )
}

function ask(url: string, path: string, agent: Agent): Promise<void> {
  const body =
    path === booking
      ? JSON.stringify({ name: `Load ${randomUUID()}`, contactNumber: '9000000001' })
      : undefined
  const method = body ? 'POST' : 'GET'
  const headers = {
    'accept-encoding': 'br',
    ...(body ? { 'content-type': 'application/json' } : {}),
  }
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { method, agent, headers }, (answer) => {
      const isGood = answer.statusCode === (body ? 201 : 200)
      if (!isGood) reject(new Error(`${path} answered ${answer.statusCode}`))
      answer.resume().on('end', resolve)
    })
      .on('error', reject)
      .end(body)
  })
}

/** Megabytes. */
function pss(pid: number): number {
  const [, kilobytes = '0'] =
    /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
