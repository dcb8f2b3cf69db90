import AxeBuilder from '@axe-core/playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectComplaint, openWindow } from '#tests/browser.ts'
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
    const page = await openWindow(site.url)
    if (path === '/no-such-page') expectComplaint(/404/)
    await page.goto(path, { waitUntil: 'networkidle' })
    const found: string[] = []
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: 'light' })
      found.push(...(await violations(new AxeBuilder({ page }))))
      // Another scheme is other colours and nothing else.
      await page.emulateMedia({ colorScheme: 'dark' })
      found.push(...(await violations(new AxeBuilder({ page }).withRules(['color-contrast']))))
    }
    expect(found).toEqual([])
  },
)

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((it) => it.html).join(' ')}`)
}
