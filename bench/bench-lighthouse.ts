import { parseArgs } from 'node:util'
import lighthouse from 'lighthouse'
import { launchChromium } from '../tests/support/launch-chromium.ts'
import { findFreePort } from '../tests/support/network-ports.ts'
import { publicPages } from '../tests/support/page-addresses.ts'
import { startSite } from '../tests/support/start-site.ts'
import { median } from './rounds.ts'

// npm run bench:lighthouse [-- --runs 1] [route …]: runs Lighthouse with its simulated telephone on
// each public page. Prints its four scores and the metrics of the first, all as medians of five
// runs. Fails where one misses its goal.
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const aim = 100
const figures = [
  { name: 'first-contentful-paint', title: 'first', most: Number.POSITIVE_INFINITY, digits: 0 },
  { name: 'largest-contentful-paint', title: 'largest', most: 1900, digits: 0 },
  { name: 'total-blocking-time', title: 'blocked', most: 50, digits: 0 },
  { name: 'cumulative-layout-shift', title: 'shift', most: 0.0049, digits: 3 },
] as const
/** At least this many pages must show their largest element within this many milliseconds. */
const quick = { pages: 10, within: 1500 }

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a number from 1 on.')
// The page of a missing address is not indexable by design, so its SEO score is no fault.
const routes =
  positionals.length > 0 ? positionals : publicPages.filter((route) => route !== '/no-such-page')

const site = await startSite()
const port = await findFreePort()
const server = await launchChromium([`--remote-debugging-port=${port}`])
let short = 0
let quickOnes = 0
try {
  const titles = ['perf', 'a11y', 'best', 'seo', ...figures.map(({ title }) => title)]
  console.log(`${`median of ${runs}`.padEnd(42)}${titles.map((it) => it.padStart(9)).join('')}`)
  for (const route of routes) {
    const reports = await measure(`${site.url}${route}`)
    const scores = categories.map((name) =>
      median(reports.map((it) => Math.round((it.categories[name]?.score ?? 0) * 100))),
    )
    const measured = figures.map(({ name }) =>
      median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY)),
    )
    const isShort =
      scores.some((score) => score < aim) ||
      figures.some(({ most }, index) => (measured[index] ?? 0) > most)
    if (isShort) short++
    if ((measured[1] ?? 0) <= quick.within) quickOnes++
    const cells = [
      ...scores.map(String),
      ...figures.map(({ digits }, index) => (measured[index] ?? 0).toFixed(digits)),
    ]
    console.log(
      `${route.padEnd(42)}${cells.map((it) => it.padStart(9)).join('')}${isShort ? '  short' : ''}`,
    )
    if (isShort) for (const line of faults(reports)) console.log(`    ${line}`)
  }
} finally {
  await server.close()
  await site.stop()
}
console.log(short === 0 ? 'Every page is where it should be.' : `${short} pages fall short.`)
console.log(`${quickOnes} show their largest part within ${quick.within / 1000} s.`)
const isQuick = positionals.length > 0 || quickOnes >= quick.pages
process.exitCode = short === 0 && isQuick ? 0 : 1

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

async function measure(url: string): Promise<Report[]> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, { port, logLevel: 'silent' })
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse gave no answer for ${url}.`)
    reports.push(result.lhr)
  }
  return reports
}

/** Lists the audits that count in a score and fail in most runs. */
function faults(reports: readonly Report[]): string[] {
  const lines = new Map<string, number>()
  for (const { categories: of, audits } of reports) {
    const counted = Object.values(of).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    )
    for (const id of new Set(counted)) {
      const audit = audits[id]
      if (!audit || audit.score === null || audit.score >= 0.9) continue
      const line = `${id}: ${audit.title}`
      lines.set(line, (lines.get(line) ?? 0) + 1)
    }
  }
  return [...lines].filter(([, times]) => times > reports.length / 2).map(([line]) => line)
}
