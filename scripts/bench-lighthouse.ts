import lighthouse from 'lighthouse'
import { launchChromium } from '../tests/support/chromium.ts'
import { publicPages } from '../tests/support/pages.ts'
import { freePort } from '../tests/support/ports.ts'
import { startSite } from '../tests/support/site.ts'

// npm run bench:lighthouse [-- route …]: Lighthouse's four scores and the layout's shift on its
// simulated telephone, for each public page. Fails where one is short of its aim.
const aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const mostShift = 0.01
// A page that is not there is not to be found, and says so.
const routes =
  process.argv.length > 2
    ? process.argv.slice(2)
    : publicPages.filter((route) => route !== '/no-such-page')

const site = await startSite()
const port = await freePort()
const server = await launchChromium([`--remote-debugging-port=${port}`])
let short = 0
try {
  console.log(`${''.padEnd(44)}perf  a11y  best   seo   shift   first   largest  blocked`)
  for (const route of routes) {
    const result = await lighthouse(`${site.url}${route}`, { port, logLevel: 'silent' })
    if (!result) throw new Error(`Lighthouse gave no answer for ${route}.`)
    const { categories, audits } = result.lhr
    const scores = Object.keys(aims).map((name) => Math.round((categories[name]?.score ?? 0) * 100))
    const figure = (name: string) => audits[name]?.numericValue ?? 0
    const shift = figure('cumulative-layout-shift')
    const isShort =
      Object.values(aims).some((aim, index) => (scores[index] ?? 0) < aim) || shift > mostShift
    if (isShort) short++
    const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
    console.log(
      [
        route.padEnd(42),
        ...scores.map((score) => String(score).padStart(6)),
        shift.toFixed(3).padStart(8),
        ...times.map((name) => `${Math.round(figure(name))} ms`.padStart(9)),
        isShort ? '  short' : '',
      ].join(''),
    )
    if (isShort) for (const line of faults(result.lhr)) console.log(`    ${line}`)
  }
} finally {
  await server.close()
  await site.stop()
}
console.log(short === 0 ? 'Every page is where it should be.' : `${short} pages fall short.`)
process.exitCode = short === 0 ? 0 : 1

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** What counts in a score and is not met. */
function faults({ categories, audits }: Report): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  return [...new Set(counted)].flatMap((id) => {
    const audit = audits[id]
    if (!audit || audit.score === null || audit.score >= 0.9) return []
    return [`${id}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`]
  })
}
