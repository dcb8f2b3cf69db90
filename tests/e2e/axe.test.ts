import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindingsInBothSchemes } from '#tests/axe.ts'
import { expectComplaint, openPage } from '#tests/browser.ts'
import { publicPages } from '#tests/pages.ts'
import { type StartedSite, startSite } from '#tests/site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test.each(publicPages)(
  'axe finds nothing on %s, light and dark, on a phone and a desk',
  async (path) => {
    if (path === '/no-such-page') expectComplaint(/404/)
    const page = await openPage(site.url, path)
    const found: string[] = []
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await axeFindingsInBothSchemes(page)))
    }
    expect(found).toEqual([])
  },
)
