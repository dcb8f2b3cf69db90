import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindingsInBothSchemes } from './axe.ts'
import { expectComplaint, openPage } from './browser.ts'
import { publicPages } from './pages.ts'
import { type StartedSite, startSite } from './site.ts'

/** Every public page at a width, in pixels. A file for each width: axe is what the journeys would wait for. */
export function testPublicPagesWithAxe(width: number): void {
  let site: StartedSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  test.each(publicPages)('axe finds nothing on %s, in light and in dark', async (path) => {
    if (path === '/no-such-page') expectComplaint(/404/)
    const page = await openPage(site.url, path, { viewport: { width, height: 900 } })
    expect(await axeFindingsInBothSchemes(page)).toEqual([])
  })
}
