import { setPriority } from 'node:os'
import { type StartedSite, startSite } from '#tests/start-site.ts'
import { startTestPostgres } from '#tests/test-postgres.ts'
import { type Fault, type FuzzResult, fuzz, shrunk } from '../tests/load/fuzz/run.ts'

/**
 * `npm run fuzz [requests] [first]`: sends hostile and ordinary requests, generated from the
 * endpoint declarations, as a visitor and as staff. Half of the requests go to the built program
 * with SQLite, half to the program with PostgreSQL. The same numbers give the same requests. Exits
 * with 1 if a request failed, if memory grew, or if a request took over a second even when repeated
 * alone.
 */
const [requests = 100_000, first = 1] = process.argv.slice(2).map(Number)
if (![requests, first].every((it) => Number.isSafeInteger(it) && it > 0)) {
  console.error(
    'How many requests, and from which on? npm run fuzz -- 5000, or npm run fuzz -- 2 4711',
  )
  process.exit(1)
}
const count = Math.ceil(requests / 2)
const senders = 8
const mostGrowth = 1.1
/** With fewer requests the page cache is still filling, so growth of memory proves nothing. */
const enoughForMemory = 10_000

// The site gets a higher priority than this process, because its speed is measured.
setPriority(10)

const postgres = await startTestPostgres()
try {
  const settings = { sqlite: {}, postgres: { DATABASE_URL: postgres.url('postgres') } }
  for (const [engine, own] of Object.entries(settings)) {
    const site = await startSite({ LOG_LEVEL: 'warn', ...own })
    try {
      const isGood = await reportEngine(engine, site)
      if (!isGood) process.exitCode = 1
    } finally {
      await site.stop()
    }
  }
} finally {
  await postgres.stop()
}

async function reportEngine(engine: string, site: StartedSite): Promise<boolean> {
  const started = performance.now()
  const result = await fuzz(site, { first, count, senders })
  const seconds = (performance.now() - started) / 1000
  console.log(`\n${engine}: ${count} requests in ${seconds.toFixed(0)} s, ${result.logins} log-ins`)
  const classes = [...result.classes].sort().map(([name, times]) => `${name} ${times}`)
  console.log(`  answers   ${classes.join(' · ')}`)
  const isSlow = reportTimes(result)
  const isGrowing = reportMemory(result)
  reportLog(site)
  await reportFailures(result, site)
  return result.failures.length === 0 && !isSlow && !isGrowing
}

function reportTimes({ slow, slowAlone, slowest }: FuzzResult): boolean {
  console.log(`  slowest   ${slowest.map(formatTime).join(' · ')}`)
  console.log(
    `  over 1 s  ${slow.length}, of these ${slowAlone.length} again when they were asked alone; only those count`,
  )
  for (const one of slowAlone) console.log(`    ${formatFault(one)}`)
  return slowAlone.length > 0
}

function formatTime({ request, answer }: Fault): string {
  return `${answer.ms.toFixed(0)} ms ${request.about}`
}

function reportMemory({ quarters }: FuzzResult): boolean {
  const [, , before, last] = quarters
  const ratio = (last?.pss ?? 0) / (before?.pss ?? 1)
  const figures = quarters.map(({ pss, own }) => `${pss.toFixed(0)} (${own.toFixed(0)})`)
  console.log(
    `  PSS       ${figures.join(' → ')} MB in the four quarters (without what is shared), last to the one before ${ratio.toFixed(3)}`,
  )
  if (count < enoughForMemory) console.log(`            too few requests to judge growth by`)
  return count >= enoughForMemory && ratio > mostGrowth
}

/**
 * Prints errors from the site's log, because a response may be correct although a part of its work
 * failed.
 */
function reportLog({ said }: StartedSite): void {
  const lines = said().split('\n')
  const kinds = Map.groupBy(
    lines.filter((line) => line.startsWith('{') || /warning|error/i.test(line)),
    (line) => /"msg":"([^"]*)"/.exec(line)?.[1] ?? line,
  )
  const most = [...kinds].sort(([, a], [, b]) => b.length - a.length).slice(0, 12)
  for (const [kind, all] of most) console.log(`  log       ${all.length} × ${kind.slice(0, 160)}`)
}

/** Reduces one failed request of each kind to the smallest request that still fails. */
async function reportFailures({ failures }: FuzzResult, site: StartedSite): Promise<void> {
  console.log(`  failed    ${failures.length}`)
  const kinds = Map.groupBy(failures, ({ request, answer }) => `${request.about} ${answer.status}`)
  for (const [kind, [one, ...more]] of kinds) {
    if (!one) continue
    console.log(`    ${kind}, ${more.length + 1} times: npm run fuzz -- 2 ${one.number}`)
    console.log(`      ${formatFault(one)}`)
    const small = await shrunk(site, one.number)
    console.log(`      ${small ? JSON.stringify(small).slice(0, 600) : 'not again by itself'}`)
  }
}

function formatFault({ number, request, answer }: Fault): string {
  const { status, cause = '', ms } = answer
  return `${status} ${cause} ${ms.toFixed(0)} ms, number ${number}: ${JSON.stringify(request).slice(0, 600)}`
}
