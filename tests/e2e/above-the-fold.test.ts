import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPage, openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'

/** The smallest phone screen that is still common. */
const phone = { viewport: { width: 375, height: 667 } }

describe('on a phone of 375 × 667 px, without scrolling', () => {
  test('a list shows a row, the offers page an offer’s title, and the comparison its button', async () => {
    const first: Record<string, (page: Page) => Locator> = {
      '/search?q=scooter+under+90000': (page) => page.locator('form[action="/compare"] li').first(),
      '/motorcycle': firstRow,
      '/scooters': firstRow,
      '/ev': firstRow,
      '/offers': (page) => page.getByRole('heading', { level: 1 }),
      '/compare': (page) => page.getByRole('button', { name: 'Compare' }),
    }
    const page = await openWindow(site.url, phone)
    for (const [path, part] of Object.entries(first)) {
      await page.goto(path)
      await waitUntilHydrated(page)
      await expectInView(page, part(page), path)
    }
  })

  test.each([true, false])(
    'the warranty result is in view (with JavaScript: %s)',
    async (hasScripts) => {
      const page = await openPage(site.url, '/extendedWarranty', {
        ...phone,
        javaScriptEnabled: hasScripts,
      })
      await page.getByLabel('Vehicle', { exact: true }).selectOption('Scooters')
      await page.getByLabel('Date of purchase').fill('2026-02-01')
      await page.getByLabel('Kilometres on the odometer').fill('8000')
      await page.getByLabel('Kilometres per month').fill('600')
      await page.getByRole('button', { name: 'Show my warranty' }).click()
      await page.waitForURL(/sold=2026-02-01/)
      const answer = page.getByText('Last day to buy an extension')
      await answer.waitFor()
      await expectInView(page, page.getByRole('heading', { name: 'Your warranty' }))
      await expectInView(page, answer)
    },
  )

  test('a model page shows the variants and the test-ride link above the bottom bar', async () => {
    const page = await openWindow(site.url, phone)
    for (const model of ['HORNET2.0', 'CBR1000RR-R', 'DIO', 'CBSHINE']) {
      await page.goto(`/view-details/${model}`)
      await waitUntilHydrated(page)
      for (const control of [
        page.getByLabel('Variant'),
        page.getByRole('button', { name: 'BOOK TEST RIDE' }),
      ])
        await expectAboveBar(page, control, model)
    }
  })

  test('the service-booking link of a discontinued model is above the bottom bar', async () => {
    const page = await openPage(site.url, '/view-details/CBR150R', phone)
    const booking = page.locator('.stage-words').getByRole('link', { name: 'Book a service' })
    await expectAboveBar(page, booking, 'CBR150R')
  })

  test('the home page shows the beginning of the links to the other slides', async () => {
    const page = await openPage(site.url, '/', phone)
    const [next] = await page
      .getByRole('navigation', { name: 'More from our showroom' })
      .getByRole('link')
      .all()
    const box = await next?.boundingBox()
    expect(box?.y).toBeLessThan(phone.viewport.height - 60)
  })
})

test('a folded filter form on a phone shows how many filters are set', async () => {
  const page = await openPage(site.url, '/search?kind=scooter&sort=price', phone)
  expect(await page.getByLabel('Type').isVisible()).toBe(false)
  await page.getByText('Filters: 2 set').click()
  expect(await page.getByLabel('Type').isVisible()).toBe(true)
})

test('all filters are open on a wide screen', async () => {
  const page = await openPage(site.url, '/search', { viewport: { width: 1440, height: 900 } })
  expect(await page.getByLabel('Type').isVisible()).toBe(true)
  expect(await page.locator('.filters > summary').isVisible()).toBe(false)
})

test.each([375, 768])(
  'all six contacts of the contact bar can be reached at %i px',
  async (width) => {
    const page = await openWindow(site.url, {
      viewport: { width, height: 667 },
      javaScriptEnabled: false,
    })
    await page.goto('/search')
    const strip = page.locator('#top-strip')
    for (const [counter, lines] of [
      ['Sales', 3],
      ['Service', 2],
    ] as const) {
      await strip.locator('summary', { hasText: counter }).click()
      const phones = strip.getByRole('link', { name: `${counter} +91` })
      expect(await phones.count()).toBe(lines)
      for (const line of await phones.all()) await expectInView(page, line)
    }
    await expectInView(page, strip.locator('a[href^="mailto:"]'))
  },
)

const firstRow = (page: Page) => page.locator('section:has(> div > h2) ul > li').first()

/** Asserts that the element does not extend beyond the window. */
async function expectInView(page: Page, part: Locator, message?: string): Promise<void> {
  const { x, y, width, height } = await boxOf(part)
  const window = page.viewportSize() ?? { width: 0, height: 0 }
  expect(Math.min(x, y), message).toBeGreaterThanOrEqual(0)
  expect(x + width, message).toBeLessThanOrEqual(window.width)
  expect(y + height, message).toBeLessThanOrEqual(window.height)
}

async function expectAboveBar(page: Page, part: Locator, message: string): Promise<void> {
  const { y, height } = await boxOf(part)
  expect(y + height, message).toBeLessThanOrEqual((await boxOf(page.locator('.phone-actions'))).y)
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}
