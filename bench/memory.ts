import { listExampleAddresses } from '../scripts/example-addresses.ts'
import { verdict } from './goals.ts'
import { startLoad } from './load.ts'
import { withOurs } from './our-site.ts'
import { megabytesOf } from './processes.ts'
import { table } from './report.ts'
import { count } from './written.ts'

const requests = 50_000
const parts = 5

/** Measures memory (PSS) during many sequential requests for every route. */
export function memoryAfterRequests(): Promise<string> {
  return withOurs(async ({ url, pids }) => {
    const headers = { 'accept-encoding': 'br', accept: 'text/html' }
    const asked = listExampleAddresses().map((path) => ({ path, headers }))
    const marks: [string, number][] = [['at rest', megabytesOf(pids)]]
    for (let part = 1; part <= parts; part++) {
      const most = requests / parts
      const { statuses } = await startLoad({ url, requests: asked, connections: 8, most }).ended
      const failed = Object.keys(statuses).filter((status) => status >= '500')
      if (failed.length > 0) throw new Error(`${url} answered ${JSON.stringify(statuses)}`)
      marks.push([`after ${count(most * part)}`, megabytesOf(pids)])
    }
    const last = marks.at(-1)?.[1] ?? 0
    return `${asked.length} routes, those of the portal logged out.\n\n${table(
      [...marks.map(([when]) => when), 'goal (MB)'],
      [
        [
          ...marks.map(([, megabytes]) => `${megabytes.toFixed(0)} MB`),
          verdict(last, { atMost: 200 }),
        ],
      ],
    )}`
  })
}
