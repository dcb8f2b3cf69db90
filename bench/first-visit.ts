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

/** As many as Chromium opens to a host. */
export const socketsOfVisitor = 6

/** All that a telephone's first visit asks of this host, in its order, with the headers that it really sends. */
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

/** The first visit of home: what the processor gives for all of it together. */
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
