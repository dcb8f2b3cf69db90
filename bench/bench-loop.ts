import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import * as v from 'valibot'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { migrateDatabase } from '#app/platform/db/migrate-database.server.ts'
import { logInForCookie } from '#tests/login-session.ts'
import type { StartedSite } from '#tests/start-site.ts'
import type { BusyTime } from '../scripts/measure-busy-time.ts'
import { addEnquiries } from '../tests/load/many-enquiries.ts'
import { openPlace, type Place } from '../tests/load/place.ts'
import { startReader } from '../tests/load/readers.ts'

/**
 * `npm run bench:loop [enquiries]`: measures the longest uninterrupted work of the program's only
 * thread, in processor time, with and without garbage collection. Meanwhile it writes a CSV of that
 * many rows (100,000), takes uploads, answers the heaviest searches and makes a backup, each alone
 * and then all at once. It also measures how long a visitor waited for the home page, including
 * other load. Runs on both databases. Fails where one blocks the thread for too long.
 */
const many = Number(process.argv[2] ?? 100_000)
/** Limit in milliseconds. */
const limit = 10
let over = 0
// A site without a backup makes one a minute after it has started.
const untilBackup = 60_000
type Work = () => Promise<unknown>
const ownWorkShape = v.object({ task: v.number(), whole: v.number() })

const teller = pathToFileURL('scripts/report-busy-time.ts').href

for (const engine of ['sqlite', 'postgres'] as const) {
  const place = await openPlace(engine)
  try {
    await fill(place)
    const site = await place.start(0, { NODE_OPTIONS: `--import=${teller}` })
    const started = performance.now()
    const works = await worksOf(site)
    // The first pages are rendered before the code is compiled, so they do not count.
    await startReader(site.url).stop()
    console.log(
      `\n${engine}, ${many} enquiries: longest own task, with garbage (at most ${limit} ms), slowest home page`,
    )
    await measure(site, 'nothing else', () => sleep(5000))
    for (const [name, work] of Object.entries(works)) await measure(site, name, work)
    if (performance.now() - started > untilBackup) console.log('  (the backup came too early)')
    await sleep(Math.max(0, untilBackup - 5000 - (performance.now() - started)))
    await measure(site, 'all at once, and a backup', () =>
      allUntil(backupOf(place), Object.values(works)),
    )
  } finally {
    await place.remove()
  }
}

console.log(
  over === 0
    ? `Nothing held the thread for more than ${limit} ms.`
    : `${over} held the thread for more than ${limit} ms.`,
)
process.exitCode = over === 0 ? 0 : 1

async function fill({ dataDir, databaseUrl, engine }: Place) {
  const { db } = connectDatabase({ dataDir, databaseUrl })
  await migrateDatabase(db, engine)
  await addEnquiries(db, [serviceBookingEnquiry], many)
  await db.destroy()
}

/** The heaviest requests of a dealer's busiest day, each once. */
async function worksOf({ url }: StartedSite): Promise<Record<string, Work>> {
  const headers = { cookie: await logInForCookie({ url }) }
  const picture = await photograph()
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}${path}`, {
      ...init,
      headers: { ...init.headers, ...headers },
    })
    for await (const _ of answer.body ?? []);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  }
  const search = (text: string) =>
    ask('/api/bookingReports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page: 1, limit: 100, search: text }),
    })
  return {
    CSV: () => ask('/api/reports/booking.csv'),
    'charts of the dashboard': () => ask('/api/dashboard/charts'),
    searches: async () => {
      for (const text of ['xylophone', 'example.com', '77', 'visitor 9']) await search(text)
    },
    // The uploads run last: they change the site, and the home page is rendered again for its
    // reader.
    'uploads of four pictures': () => {
      const body = new FormData()
      for (let index = 0; index < 4; index++) body.append('images', picture, `${index}.jpg`)
      return ask('/api/galleryupload', { method: 'POST', body })
    },
  }
}

/** A photograph as large as a telephone's, and as hard to compress. */
async function photograph(): Promise<Blob> {
  const [width, height] = [4000, 3000]
  const raw = { width, height, channels: 3 as const }
  const pixels = sharp(randomBytes(width * height * 3), { raw }).blur(1.5)
  return new Blob([new Uint8Array(await pixels.jpeg({ quality: 90 }).toBuffer())], {
    type: 'image/jpeg',
  })
}

async function backupOf({ dataDir }: Place): Promise<void> {
  const folder = join(dataDir, 'backups')
  const isMade = () => existsSync(folder) && readdirSync(folder).some((it) => it.endsWith('.gz'))
  const deadline = performance.now() + 10 * 60_000
  while (!isMade()) {
    if (performance.now() > deadline) throw new Error('No backup was made')
    await sleep(100)
  }
}

/** Repeats each kind of work until `end` resolves. */
async function allUntil(end: Promise<void>, works: Work[]): Promise<void> {
  let isOver = false
  const over = end.finally(() => {
    isOver = true
  })
  const again = works.map(async (work) => {
    while (!isOver) await work()
  })
  await Promise.all([over, ...again])
}

async function measure(site: StartedSite, name: string, work: Work): Promise<void> {
  await ownWork(site)
  const reader = startReader(site.url)
  await work()
  const { slowest, failed } = await reader.stop()
  const { task, whole } = await ownWork(site)
  const missing = failed > 0 ? `, ${failed} pages failed` : ''
  const isOver = whole > limit
  if (isOver) over++
  console.log(
    `  ${name.padEnd(26)} ${[task, whole, slowest].map((it) => `${it.toFixed(0)} ms`).join(', ')}${missing}${isOver ? '  too long' : ''}`,
  )
}

/** Busy time since the last reading. */
async function ownWork({ process: own, said }: StartedSite): Promise<BusyTime> {
  const before = said().length
  own.kill('SIGUSR2')
  for (;;) {
    const [, most] = /^own work (.+)$/m.exec(said().slice(before)) ?? []
    if (most !== undefined) return v.parse(ownWorkShape, JSON.parse(most))
    await sleep(10)
  }
}
