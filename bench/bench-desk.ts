import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { startTestPostgres } from '#tests/test-postgres.ts'
import { deskDatabase } from './desk-database.ts'
import { leaveOpen } from './desk-lives.ts'
import { figures, firstScreens, lists, type Questions, searches, works } from './desk-questions.ts'
import { deskWeights } from './desk-weights.ts'
import { median } from './rounds.ts'

/**
 * `npm run bench:desk [-- rows engines]`: measures the desk on both databases, at 1,000 and at
 * 1,000,000 enquiries over two years. It times the first screen, a search, an event and the owner's
 * figures, and weighs the pages. Both sizes have 300 open enquiries. The first screen may take 50
 * ms at the large size, and three times as long as at the small one. It may also take 50 ms if one
 * in ten of the million is open. At 100,000 enquiries, the 95th percentile of a search may take 50 ms.
 */
const few = 1000
const many = Number(process.argv[2] ?? 1_000_000)
const engines = (['sqlite', 'postgres'] as const).filter((engine) =>
  (process.argv[3] ?? engine).split(',').includes(engine),
)
const busy = 300
const times = 15
const searchTimes = 40
const mostMilliseconds = 50
const mostTimes = 3

const postgres = engines.includes('postgres') ? await startTestPostgres() : undefined
const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'))
let over = 0
try {
  for (const engine of engines) await measure(engine)
  console.log(`\n${await deskWeights()}`)
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(
  over === 0 ? '\nEverything is in time.' : `\n${over} first screens or searches are late.`,
)
process.exitCode = over === 0 ? 0 : 1

async function measure(engine: DatabaseEngine) {
  const where = { engine, folder, postgres }
  const small = await deskDatabase(where, { rows: few, open: busy })
  const large = await deskDatabase(where, { rows: many, open: busy })
  console.log(
    `\n${engine}: milliseconds (median of ${times}) at ${few} and ${many} enquiries, whom an update brings to the desk in ${large.seconds.toFixed(1)} s`,
  )
  await tellOpen('a busy shop', small.db, large.db)
  const [a, b] = [small.db, large.db]
  await compare(firstScreens(a, engine), firstScreens(b, engine), mostTimes)
  await compare(lists(a, engine), lists(b, engine))
  await compareSearches(searches(a, engine, few), searches(b, engine, many))
  await compare(works(a, engine, few), works(b, engine, many))
  await compare(figures(a, engine), figures(b, engine))

  // Nothing is searched from here on. Each changed row would also be written into the index.
  if (engine === 'postgres') await sql`drop index enquiry_search`.execute(b)
  await leaveOpen(b, engine, { rows: many, open: many / 10 })
  await tellOpen('the worst case', a, b)
  await compare(firstScreens(a, engine), firstScreens(b, engine), Number.POSITIVE_INFINITY)
  await compare(lists(a, engine), lists(b, engine))
  await Promise.all([a.destroy(), b.destroy()])
}

async function tellOpen(shop: string, ...databases: Db[]) {
  const open = databases.map(async (db) => {
    const { total } = await db
      .selectFrom('enquiries')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('is_open', '=', sql.lit(1))
      .executeTakeFirstOrThrow()
    return total
  })
  console.log(`  ${shop}: ${(await Promise.all(open)).join(' and ')} open`)
}

/**
 * Times both sizes in turn, so that other load on the machine affects both alike. The large size is
 * late beyond `mostMilliseconds`, or beyond `bound` times the time of the small one.
 */
async function compare(small: Questions, large: Questions, bound?: number) {
  for (const [name, askLarge] of Object.entries(large)) {
    const askSmall = small[name] ?? askLarge
    const taken: [number[], number[]] = [[], []]
    for (let round = 0; round < times; round++) {
      taken[0].push(await stopwatch(askSmall))
      taken[1].push(await stopwatch(askLarge))
    }
    const [before, after] = [median(taken[0]), median(taken[1])]
    const isOver = bound !== undefined && (after > mostMilliseconds || after > bound * before)
    if (isOver) over++
    const figures = [before, after].map((it) => it.toFixed(2).padStart(9)).join(' ')
    console.log(
      `    ${name.padEnd(28)} ${figures}  x ${(after / before).toFixed(1)}${isOver ? '  too much' : ''}`,
    )
  }
}

/** Prints the median and the 95th percentile of each search at the large size. */
async function compareSearches(small: Questions, large: Questions) {
  for (const [name, askLarge] of Object.entries(large)) {
    await small[name]?.()
    const taken: number[] = []
    for (let round = 0; round < searchTimes; round++) taken.push(await stopwatch(askLarge))
    const slow = taken.toSorted((x, y) => x - y)[Math.ceil(searchTimes * 0.95) - 1] ?? 0
    const isOver = many <= 100_000 && slow > mostMilliseconds
    if (isOver) over++
    const figures = [median(taken), slow].map((it) => it.toFixed(2).padStart(9)).join(' ')
    console.log(`    ${name.padEnd(30)} ${figures} (p95)${isOver ? '  too much' : ''}`)
  }
}

async function stopwatch(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
