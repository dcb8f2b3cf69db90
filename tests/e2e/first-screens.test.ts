import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPage, openWindow } from '#tests/browser.ts'
import { sharedSite as site } from '#tests/shared-site.ts'

/** The smallest phone that is still common. */
const phone = { viewport: { width: 375, height: 667 } }

describe('on a phone of 375 × 667 px, without scrolling', () => {
  test('a search of two conditions shows its first result whole', async () => {
    const page = await openPage(site.url, '/search?q=scooter+under+90000', phone)
    const conditions = page.getByRole('list', { name: 'Understood as' }).getByRole('link')
    expect(await conditions.count()).toBe(2)
    await expectInView(page, page.locator('form[action="/compare"] li').first())
  })

  test.each(['/motorcycle', '/scooters', '/ev'])('%s shows its first row whole', async (path) => {
    const page = await openPage(site.url, path, phone)
    const rows = page.locator('section:has(> div > h2) ul > li')
    await expectInView(page, rows.first())
  })

  test('/offers shows the title of the latest offer', async () => {
    const page = await openPage(site.url, '/offers', phone)
    await expectInView(page, page.getByRole('heading', { level: 1 }))
  })

  test('/compare shows all that is to be chosen, and its button', async () => {
    const page = await openPage(site.url, '/compare', phone)
    await expectInView(page, page.getByRole('button', { name: 'Compare' }))
  })

  test.each([true, false])(
    'the warranty answers in view (with JavaScript: %s)',
    async (hasScripts) => {
      const page = await openPage(site.url, '/extendedWarranty', {
        ...phone,
        javaScriptEnabled: hasScripts,
      })
      await page.getByLabel('Machine', { exact: true }).selectOption('Scooters')
      await page.getByLabel('Day of the sale').fill('2026-02-01')
      await page.getByLabel('Kilometres on the odometer').fill('8000')
      await page.getByLabel('Kilometres a month').fill('600')
      await page.getByRole('button', { name: 'Show my cover' }).click()
      await page.waitForURL(/sold=2026-02-01/)
      const answer = page.getByText('Last day to buy an extension')
      await answer.waitFor()
      await expectInView(page, page.getByRole('heading', { name: 'Your cover' }))
      await expectInView(page, answer)
    },
  )

  test.each(['HORNET2.0', 'CBR1000RR-R', 'DIO', 'CBSHINE'])(
    'the variant of the %s and its test ride stand above the bar',
    async (model) => {
      const page = await openPage(site.url, `/view-details/${model}`, phone)
      const bar = await boxOf(page.locator('.phone-actions'))
      for (const control of [
        page.getByLabel('Variant'),
        page.getByRole('button', { name: 'BOOK TEST RIDE' }),
      ]) {
        const { y, height } = await boxOf(control)
        expect(y + height).toBeLessThanOrEqual(bar.y)
      }
    },
  )

  test('the service booking of a model that is no longer sold is above the bar', async () => {
    const page = await openPage(site.url, '/view-details/CBR150R', phone)
    const bar = await boxOf(page.locator('.phone-actions'))
    const { y, height } = await boxOf(
      page.locator('.stage-words').getByRole('link', { name: 'Book a service' }),
    )
    expect(y + height).toBeLessThanOrEqual(bar.y)
  })

  test('the home page says how many slides there are, and shows another', async () => {
    const page = await openPage(site.url, '/', phone)
    await expectInView(page, page.getByText('1 / 6'))
    const next = page.getByRole('button', { name: 'Next slide' })
    await expectInView(page, next)
    await next.click()
    await page.getByRole('group', { name: '2 of 6' }).waitFor()
  })
})

test('filters that are folded on a phone say how many are set', async () => {
  const page = await openPage(site.url, '/search?kind=scooter&sort=price', phone)
  expect(await page.getByLabel('Kind').isVisible()).toBe(false)
  await page.getByText('Filters: 2 set').click()
  expect(await page.getByLabel('Kind').isVisible()).toBe(true)
})

test('on a desk all filters are open', async () => {
  const page = await openPage(site.url, '/search', { viewport: { width: 1440, height: 900 } })
  expect(await page.getByLabel('Kind').isVisible()).toBe(true)
  expect(await page.locator('.filters > summary').isVisible()).toBe(false)
})

test.each([375, 768])('all six contacts of the strip can be reached at %i px', async (width) => {
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
})

/** Nothing of it is outside the window, to the right or below. */
async function expectInView(page: Page, part: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(part)
  const window = page.viewportSize() ?? { width: 0, height: 0 }
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(window.width)
  expect(y + height).toBeLessThanOrEqual(window.height)
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}
