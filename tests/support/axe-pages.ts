import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindingsInBothSchemes } from './axe.ts'
import { expectComplaint, openWindow, untilAlive } from './browser.ts'
import { type PageWeight, watchLoads } from './page-budget.ts'
import { publicPages } from './pages.ts'
import { type StartedSite, startSite } from './site.ts'

/**
 * Every public page in such a window. A file for each: axe is what the journeys would wait for. What
 * each page weighed when it was alive is in the map afterwards.
 */
export function testPublicPagesWithAxe(options: BrowserContextOptions): Map<string, PageWeight> {
  const weights = new Map<string, PageWeight>()
  let site: StartedSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  test.each(publicPages)('axe finds nothing on %s, in light and in dark', async (path) => {
    if (path === '/no-such-page') expectComplaint(/404/)
    const page = await openWindow(site.url, options)
    const weigh = watchLoads(page)
    await page.goto(path)
    await untilAlive(page)
    weights.set(path, await weigh())
    expect(await axeFindingsInBothSchemes(page)).toEqual([])
  })
  return weights
}
