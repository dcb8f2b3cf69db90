import { chromium } from 'playwright-core'
import { launchChromium } from '../tests/support/launch-chromium.ts'
import { openUntilNetworkIdle, phoneWindowOptions } from '../tests/support/phone-window.ts'
import { besidePlain } from './beside.ts'
import { digits, verdict } from './goals.ts'
import type { Asked } from './load.ts'
import { withOurs } from './our-site.ts'
import { table } from './report.ts'
import type { Spread } from './rounds.ts'
import { count, duration } from './written.ts'

/** Chromium opens this many connections to a host. */
export const socketsOfVisitor = 6

/**
 * Records the requests of a telephone's first visit to this host, in order, with their real
 * headers.
 */
export async function recordVisit(address: string): Promise<Asked[]> {
  const server = await launchChromium()
  try {
    const browser = await chromium.connect(server.wsEndpoint())
    const page = await browser.newPage(phoneWindowOptions)
    const asked: Promise<Asked>[] = []
    page.on('request', (request) => {
      const { origin, pathname, search } = new URL(request.url())
      if (request.method() !== 'GET' || origin !== new URL(address).origin) return
      const path = `${pathname}${search}`
      asked.push(request.allHeaders().then((headers) => ({ path, headers })))
    })
    await openUntilNetworkIdle(page, address)
    return await Promise.all(asked)
  } finally {
    await server.close()
  }
}

/** Measures the processor time of all requests of a first visit to the home page together. */
export function firstVisit(): Promise<string> {
  return withOurs(async (site) => {
    const requests = await recordVisit(`${site.url}/`)
    const work = { requests, connections: socketsOfVisitor }
    const { bytes, ours, plain, nginx } = await besidePlain(site, work)
    const [visit, bare, files] = [ours, plain, nginx].map((it) => it && ofVisit(it, requests))
    const row = (name: string, spread: Spread | undefined, goal = '') =>
      spread && visit
        ? [[name, duration(spread), digits(spread.median / visit.median), goal]]
        : [[name, 'not installed', '', '']]
    const goal = visit ? verdict(visit.median * 1000, { atMost: 1.2 }) : ''
    return `${requests.length} requests, ${count(bytes / 1000)} kB.\n\n${table(
      ['', 'processor for a visit', 'of Showroom’s', 'goal (ms)'],
      [
        ...row('Showroom', visit, goal),
        ...row('plain node:http', bare),
        ...row('nginx, from the disk', files),
      ],
    )}`
  })
}

export function ofVisit({ median, least, most }: Spread, { length }: readonly Asked[]): Spread {
  return { median: median * length, least: least * length, most: most * length }
}
