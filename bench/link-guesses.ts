import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createApp } from '#app/app.server.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { enquiryLookup } from '#app/crm/my-enquiry/enquiry-lookup.server.ts'
import { connectDatabase, type Db } from '#app/platform/db/connect-database.server.ts'
import { migrateDatabase } from '#app/platform/db/migrate-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { loadBuiltPages } from '#app/platform/http/page-handler.server.ts'
import { noRateLimit } from '#app/platform/http/rate-limits.server.ts'
import { createLog } from '#app/platform/log/log.server.ts'
import { createServices, type Services } from '#app/services.server.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { seedCatalogue } from '#app/site/seed/seed-catalogue.server.ts'
import { startTestPostgres, type TestPostgres } from '#tests/test-postgres.ts'
import { addEnquiries } from '../tests/load/many-enquiries.ts'
import { digits as shortNumber, verdict } from './goals.ts'
import { table } from './report.ts'
import { spreadOf } from './rounds.ts'

const knownEnquiries = 1000
const fewGuesses = 3000
const allGuesses = 100_000
/** Fewer answers of one status are too few to compare their times. */
const fewestToJudge = 100
/** The longer of both times as a multiple of the shorter one, at most. */
const goal = { atMost: 1.1 }

type App = ReturnType<typeof createApp>
type Guess = (reference: string, turn: number) => Request

const guessers: Record<string, Guess> = {
  'reference and digits': (reference, turn) =>
    new Request('http://localhost/my-enquiry', {
      method: 'POST',
      headers: { origin: 'http://localhost' },
      body: new URLSearchParams({ reference, digits: String(turn % 10_000).padStart(4, '0') }),
    }),
  token: (reference, turn) =>
    new Request(
      `http://localhost/my-enquiry/${reference}-${String(turn).padStart(43, 'Abcdefghij')}`,
    ),
}

/**
 * Guesses links and last digits of known and unknown references in turns, with and without the
 * limits, and compares status, size and time of the answers. `--all` sends 100,000 guesses in each
 * row instead of 3,000.
 */
export async function linkGuesses(): Promise<string> {
  const many = process.argv.includes('--all') ? allGuesses : fewGuesses
  const postgres = await startTestPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'))
  try {
    const rows: string[][] = []
    for (const engine of ['sqlite', 'postgres'] as const) {
      const { db, services } = await fill({ engine, folder, postgres })
      for (const [name, guess] of Object.entries(guessers))
        for (const hasLimits of [false, true]) {
          const app = await openApp(services, hasLimits)
          const limits = hasLimits ? 'on' : 'off'
          for (const compared of await guessInTurns(app, guess, many))
            rows.push([engine, name, limits, ...compared])
        }
      await db.destroy()
    }
    return table(
      [
        ...['engine', 'guess', 'limits', 'status', 'guesses of known, unknown'],
        ...['bytes of head and body', 'median ms', '99 % ms', 'known by unknown', 'goal'],
      ],
      rows,
    )
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Answers = { times: number[]; sizes: Set<string> }
type Compared = { known: Answers; unknown: Answers }

/** Returns a row for each status, with known and unknown references side by side. */
async function guessInTurns(app: App, guess: Guess, many: number): Promise<string[][]> {
  const byStatus = new Map<number, Compared>()
  const ask = async (kind: keyof Compared, reference: string, turn: number) => {
    const begun = performance.now()
    const answer = await app.fetch(guess(reference, turn))
    const body = await answer.text()
    const time = performance.now() - begun
    if (answer.status >= 500) throw new Error(`A guess was answered ${answer.status}`)
    const found = byStatus.get(answer.status) ?? { known: none(), unknown: none() }
    byStatus.set(answer.status, found)
    found[kind].times.push(time)
    found[kind].sizes.add(`${sizeOfHead(answer)} and ${Buffer.byteLength(body)}`)
  }
  for (let turn = 0; turn < many / 2; turn++) {
    const known = () => ask('known', knownReference(turn % knownEnquiries), turn)
    const unknown = () => ask('unknown', unknownReference(turn), turn)
    // The order changes, so that neither of them always follows the other.
    for (const one of turn % 2 === 0 ? [known, unknown] : [unknown, known]) await one()
  }
  return [...byStatus].map(([status, { known, unknown }]) => {
    const [medianKnown, medianUnknown] = [median(known), median(unknown)]
    const ratio = medianKnown / medianUnknown
    return [
      String(status),
      `${known.times.length}, ${unknown.times.length}`,
      sizesOf(known) === sizesOf(unknown)
        ? `${sizesOf(known)}, alike`
        : `${sizesOf(known)}, not ${sizesOf(unknown)}`,
      `${shortNumber(medianKnown)}, ${shortNumber(medianUnknown)}`,
      `${shortNumber(highest(known))}, ${shortNumber(highest(unknown))}`,
      shortNumber(ratio),
      known.times.length < fewestToJudge
        ? 'too few to judge'
        : verdict(Math.max(ratio, 1 / ratio), goal),
    ]
  })
}

const none = (): Answers => ({ times: [], sizes: new Set() })
const median = ({ times }: Answers) => spreadOf(times).median
const sizesOf = ({ sizes }: Answers) => [...sizes].sort().join('; ')

/** Returns the time that 99 % of the answers need at most. */
function highest({ times }: Answers): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * 0.99)] ?? Number.NaN
}

const sizeOfHead = ({ headers }: Response) =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length, 0)

// Both kinds of references have the same length, because the page repeats them.
const knownReference = (number: number) => `SB-${encode(number)}`
const unknownReference = (number: number) => `SB-Z${encode(number).slice(1)}`

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXY'

function encode(number: number): string {
  let left = number
  return Array.from({ length: 5 }, () => {
    const letter = alphabet[left % alphabet.length]
    left = Math.floor(left / alphabet.length)
    return letter
  })
    .reverse()
    .join('')
}

async function openApp(services: Services, hasLimits: boolean): Promise<App> {
  const { db, myEnquiries } = services
  const limits = { ofReference: noRateLimit, ofNetwork: noRateLimit, ofSite: noRateLimit }
  const unlimited = enquiryLookup({ db, myEnquiries, limits, onResult: () => {} })
  const pages = await loadBuiltPages()
  return createApp({
    services: hasLimits ? services : { ...services, enquiryLookup: unlimited },
    pages,
  })
}

type Where = { engine: DatabaseEngine; folder: string; postgres: TestPostgres }

async function fill({ engine, folder, postgres }: Where): Promise<{ db: Db; services: Services }> {
  const dataDir = join(folder, engine)
  const databaseUrl = engine === 'postgres' ? postgres.url('postgres') : undefined
  const { db } = connectDatabase({ databaseUrl, dataDir, queryLimit: 0 })
  await migrateDatabase(db, engine)
  const catalogue = readCatalogue('catalogue')
  await seedCatalogue(db, catalogue, new Date())
  await addEnquiries(db, [serviceBookingEnquiry], knownEnquiries)
  const rows = await db.selectFrom('enquiries').select('id').orderBy('id').execute()
  for (const [number, { id }] of rows.entries())
    await db
      .updateTable('enquiries')
      .set({ reference: knownReference(number), phone: '+91900000000x' })
      .where('id', '=', id)
      .execute()
  await sql`analyze`.execute(db)
  const services = createServices({
    ...{ db, engine, dataDir, manifest: catalogue.manifest },
    ...{ clock: () => new Date(), log: createLog('silent'), timeZone: 'Asia/Kolkata' },
    ...{ publicUrl: undefined, formLimitPerMinute: 0 },
  })
  return { db, services }
}
