import { chromium } from 'playwright-core'
import { launchChromium } from '../tests/support/launch-chromium.ts'
import { verdict } from './goals.ts'
import { withOurs } from './our-site.ts'
import { allOf, loadPage } from './page-load.ts'
import { table } from './report.ts'

/** Limits of a first visit in kB, by route. */
const goals = { '/': 265, '/search': 330 }
const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const

/** Measures the transfer to a telephone of 375 px. `npm run bench:pages` does it for every page. */
export function pageWeights(): Promise<string> {
  return withOurs(async ({ url }) => {
    const server = await launchChromium()
    try {
      const browser = await chromium.connect(server.wsEndpoint())
      const rows: string[][] = []
      for (const [route, atMost] of Object.entries(goals)) {
        const loaded = await loadPage(browser, url, route)
        const figures = kinds.map((kind) => kilobytes(loaded.bytes.get(kind) ?? 0))
        const all = allOf(loaded)
        rows.push([
          route,
          ...figures,
          kilobytes(all),
          String(loaded.requests),
          verdict(all / 1000, { atMost }),
        ])
      }
      return table(
        ['page', ...kinds.map((kind) => kind.toLowerCase()), 'all (kB)', 'requests', 'goal (kB)'],
        rows,
      )
    } finally {
      await server.close()
    }
  })
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
