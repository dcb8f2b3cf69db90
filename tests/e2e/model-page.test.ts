import { expect, test } from 'vitest'
import {
  expectConsoleError,
  openPage,
  openWindow,
  waitUntilHydrated,
} from '#tests/browser-window.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'

const desk = { viewport: { width: 1280, height: 900 } }

test('a tab that fails to load shows an error and a retry button', async () => {
  const page = await openPage(site.url, '/view-details/HORNET2.0', desk)
  expectConsoleError(/ERR_FAILED|Failed to load/)
  await page.route('**/api/bikeFeatures/**', (route) => route.abort())
  await page.getByRole('tab', { name: 'FEATURES' }).click()
  await page.getByText('The features could not be loaded.').waitFor()
  await page.unroute('**/api/bikeFeatures/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: /features/ }).waitFor()
})

test('the content of a tab loads when the tab opens', async () => {
  const sent = await fetch(`${site.url}/view-details/HORNET2.0`)
  expect(await sent.text()).not.toMatch(/Wheelbase/)
  const page = await openPage(site.url, '/view-details/HORNET2.0', desk)
  await page.getByRole('tab', { name: 'SPECIFICATIONS' }).click()
  await page.getByText('Wheelbase').waitFor()
  await page.getByText('Sources of these figures').waitFor()
})

test('a tab whose code fails to load is rendered by the server instead', async () => {
  const page = await openPage(site.url, '/view-details/HORNET2.0', desk)
  expectConsoleError(/ERR_FAILED/)
  await page.route(/specifications-panel.*\.js/, (route) => route.abort())
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('SPECIFICATIONS').click()
  await page.getByText('The specifications could not be loaded.').waitFor()
  await tab('COLOURS').click()
  await page.getByRole('heading', { level: 1, name: /colours/ }).waitFor()

  await tab('SPECIFICATIONS').click()
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Try again' }).click()
  await failed
  await waitUntilHydrated(page, '[role=tablist]')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/specifications/i)
  // React reports that another tab is not the server's HTML, and renders it again.
  expectConsoleError(/React error #418/)
  await tab('COLOURS').click()
  await page.getByRole('heading', { level: 1, name: /colours/ }).waitFor()
})

test('a model page links to the calculator’s page if the calculator’s code fails to load', async () => {
  const page = await openPage(site.url, '/view-details/HORNET2.0', desk)
  expectConsoleError(/ERR_FAILED/)
  await page.route(/emi-dialog.*\.js/, (route) => route.abort())
  await page.getByRole('link', { name: 'EMI', exact: true }).first().click()
  const notice = page.getByRole('alert').filter({ hasText: 'The calculator could not be loaded.' })
  await notice.waitFor()
  expect(new URL(page.url()).pathname).toBe('/view-details/HORNET2.0')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL(/\/finance\?amount=\d+#emi$/)
  await notice.waitFor()
  await page.getByRole('heading', { name: 'What will my EMI be?' }).waitFor()
})

test.each(['specifications', 'colours', 'features', 'accessories'])(
  '?tab=%s is rendered by the server, without JavaScript',
  async (tab) => {
    const page = await openWindow(site.url, { javaScriptEnabled: false })
    await page.goto(`/view-details/hornet2.0?tab=${tab}`)
    await page.getByRole('heading', { level: 1, name: `HORNET 2.0: ${tab}` }).waitFor()
    expect(
      await page.getByRole('tab', { name: tab.toUpperCase() }).getAttribute('aria-selected'),
    ).toBe('true')
  },
)

test('without JavaScript the address of a model page selects the variant', async () => {
  const page = await openWindow(site.url, { javaScriptEnabled: false })
  await page.goto('/view-details/HORNET2.0')
  await page.getByLabel('Variant').selectOption('Repsol Edition')
  await page.getByRole('button', { name: 'BOOK TEST RIDE' }).click()
  await page.waitForURL('**/text-ride-booking?*')
  expect(new URL(page.url()).search).toBe('?model=HORNET2.0&variant=Repsol+Edition')
})

test('an unknown model name is a 404 page with the heading Unknown and a list of models', async () => {
  const page = await openWindow(site.url, desk)
  expectConsoleError(/404/)
  const answer = await page.goto('/view-details/NOSUCH')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'Unknown' }).waitFor()
  expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(10)
})

test('on a phone, Call, WhatsApp and Test ride stay at the bottom', async () => {
  const page = await openWindow(site.url)
  await page.goto('/view-details/DIO')
  const bar = page.getByRole('navigation', { name: 'Contact us about this model' })
  expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Call', 'WhatsApp', 'Test ride'])
  const box = await bar.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(812)
})

test('a model page shows recently viewed models', async () => {
  const page = await openPage(site.url, '/view-details/DIO', desk)
  await page.goto('/view-details/HORNET2.0')
  await waitUntilHydrated(page)
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  await recent.getByRole('link').first().waitFor()
  expect(await recent.getByRole('link').allInnerTexts()).toEqual(['DIO'])
})

test('vehicle, paints, name, price and test-ride link fit into every usual window', async () => {
  const page = await openWindow(site.url, { viewport: { width: 1280, height: 720 } })
  await page.goto('/view-details/HORNET2.0')
  const head = [
    page.getByAltText('HORNET 2.0 in Matte Marvel Blue Metallic', { exact: true }),
    page.getByRole('button', { name: 'Repsol Edition' }),
    page.getByRole('heading', { level: 1, name: 'HORNET 2.0' }),
    page.locator('.figure', { hasText: '₹1,45,000' }).first(),
  ]
  const onDesk = page.getByRole('button', { name: 'BOOK TEST RIDE' })
  const underThumb = page.getByRole('link', { name: 'Test ride', exact: true })
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1440, 780],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height })
    const isPhone = width < 1024
    for (const part of [...head, isPhone ? underThumb : onDesk]) {
      const free = isPhone && part !== underThumb ? height - 57 : height
      // The browser lays out a resized window with a delay.
      const bottom = async () => {
        const box = await part.boundingBox()
        return box ? box.y + box.height : Number.POSITIVE_INFINITY
      }
      await expect.poll(bottom, { message: `${width} × ${height}` }).toBeLessThanOrEqual(free)
    }
  }
})

test('a paint changes the variant, price and picture, also on the test-ride page', async () => {
  const page = await openPage(site.url, '/view-details/HORNET2.0', desk)
  await page.getByRole('button', { name: 'BOOK TEST RIDE' }).click()
  // The visitor has not chosen anything yet.
  await page.waitForURL('**/text-ride-booking?model=HORNET2.0&shown=matte-marvel-blue-metallic')
  await page.goBack()
  await page.getByRole('button', { name: 'Repsol Edition' }).click()
  expect(await page.getByLabel('Variant').inputValue()).toBe('Repsol Edition')
  await page.locator('[aria-live] .figure', { hasText: '₹1,47,300' }).waitFor()
  await page.getByRole('button', { name: 'BOOK TEST RIDE' }).click()
  await page.waitForURL('**/text-ride-booking?*')
  expect(new URL(page.url()).search).toBe(
    '?model=HORNET2.0&variant=Repsol+Edition&colour=repsol-edition',
  )
  await page.goBack()
  await page.getByLabel('Variant').selectOption('Repsol Edition')
  await page.getByAltText('HORNET 2.0 in Repsol Edition').waitFor()
})

test('the first page has sections without scripts; navigation loads the sections’ code', async () => {
  const page = await openPage(site.url, '/view-details/HORNET2.0', desk)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const rival = page.getByRole('link', { name: 'UNICORN', exact: true })
  expect(fetched.join()).not.toContain('model-page-sections')
  await rival.click()
  await page.getByRole('heading', { name: 'Ride the UNICORN' }).waitFor()
  expect(fetched.join()).toContain('model-page-sections')
})
