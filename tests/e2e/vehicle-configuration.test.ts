import { expect, test } from 'vitest'
import {
  expectConsoleError,
  openPage,
  openWindow,
  waitUntilHydrated,
} from '#tests/browser-window.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'
import { without3dView } from '#tests/without-3d-view.ts'

const address = '/angle-view/HORNET2.0'
const queryOf = (url: string) => decodeURIComponent(new URL(url).search)

test('without JavaScript a form sets paint and accessories and shows the total', async () => {
  const page = await openPage(site.url, address, { javaScriptEnabled: false })
  await page.getByText('Matte Axis Grey Metallic').click()
  await page.getByLabel('Crash guard').check()
  await page.getByLabel('Visor').check()
  await page.getByRole('button', { name: 'Update' }).click()
  await page.waitForURL(/fit=/)
  const query = 'variant=Standard&colour=matte-axis-grey-metallic&fit=SR-ACC-1172,SR-ACC-1173'
  expect(queryOf(page.url())).toBe(`?${query}`)
  const bill = page.getByRole('region', { name: 'Your HORNET 2.0' })
  expect(await bill.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^Standard, ex-showroom.*1,45,000$/),
    expect.stringMatching(/^Crash guard.*₹1,410$/),
    expect.stringMatching(/^Visor.*₹890$/),
  ])
  await page.locator('.total-bar').getByText('₹1,47,300').waitFor()
  await page.getByText('₹1,84,313 on the road in Hyderabad').waitFor()
  // Playwright's text search ignores <noscript>.
  const alt = 'img[alt="HORNET 2.0 in Matte Axis Grey Metallic"]'
  expect(await page.locator(`noscript ${alt}`).count()).toBe(1)
  await page.getByRole('link', { name: 'Test ride', exact: true }).click()
  await page.waitForURL(/text-ride-booking/)
  expect(queryOf(page.url())).toBe(`?model=HORNET2.0&${query}`)
})

test('with JavaScript each tick updates the total, and a reload keeps the ticks', async () => {
  const page = await without3dView(await openWindow(site.url))
  await page.goto(`${address}?fit=SR-ACC-1172,SR-ACC-9999`)
  await waitUntilHydrated(page)
  const total = (amount: string) => page.locator('.total-bar').getByText(amount)
  await page.getByText('SR-ACC-9999 is not available for the HORNET 2.0.').waitFor()
  await total('₹1,46,410').waitFor()
  const visor = page.getByLabel('Visor')
  await visor.focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  await total('₹1,47,300').waitFor()
  await page.getByRole('status').filter({ hasText: 'Total ₹1,47,300.' }).waitFor()
  expect(
    await page.evaluate(() => [scrollY, document.activeElement?.getAttribute('value')]),
  ).toEqual([before, 'SR-ACC-1173'])
  // A paint that only one variant has selects that variant. Another variant deselects the paint.
  await page.getByText('Repsol Edition only').click()
  await total('₹1,49,600').waitFor()
  await page.getByRole('img', { name: 'HORNET 2.0 in Repsol Edition' }).waitFor()
  expect(queryOf(page.url())).toBe(
    '?variant=Repsol+Edition&colour=repsol-edition&fit=SR-ACC-1172,SR-ACC-1173',
  )
  await page.reload()
  await total('₹1,49,600').waitFor()
  await page.getByLabel(/^Standard/).check()
  await total('The Standard does not come in the colour you chose.').waitFor()
  await total('₹1,47,300').waitFor()
  await page.getByRole('button', { name: 'Show them' }).waitFor({ state: 'detached' })
  await page.getByRole('slider').waitFor()
})

test('the form can be sent although the code for the total fails to load', async () => {
  const page = await openWindow(site.url)
  expectConsoleError(/ERR_FAILED|Failed to fetch/)
  await page.route(/\/lazy-configurator-[^/]*\.js/, (route) => route.abort())
  await page.goto(address)
  await page.getByLabel('Visor').check()
  await page.getByRole('button', { name: 'Update' }).click()
  await page.waitForURL(/fit=SR-ACC-1173/)
})
