import { expect, test } from 'vitest'
import { openPage, openWindow } from '#tests/browser-window.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'

const desk = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 375, height: 667 } }

test('price, instalment, specification and links change with the selected variant', async () => {
  const page = await openPage(site.url, '/view-details/CBSHINE', desk)
  await page.getByText('The picture shows the Disc variant.').waitFor()
  await page.getByText('From ₹3,232 a month').waitFor()
  await page.getByLabel('Variant', { exact: true }).selectOption('Disc')
  await page.getByText('From ₹3,399 a month').waitFor()
  expect(await page.getByText('From ₹3,232 a month').count()).toBe(0)
  expect(await page.getByText('The picture shows the').count()).toBe(0)
  await page.waitForURL(/variant=Disc/)
  for (const name of ['Get a call about this price', 'Finance and documents', 'Open the 360° view'])
    await page.locator('a[href*="variant=Disc"]', { hasText: name }).last().waitFor()
  await page.locator('a[href*="variant=Disc"]', { hasText: 'BOOK TEST RIDE' }).waitFor()
  await page.getByText('₹6,400 less').waitFor()
  await page.getByRole('tab', { name: 'SPECIFICATIONS' }).click()
  await page.getByText('Disc, 240 mm').waitFor()
  expect(await page.getByText('115 kg').count()).toBe(1)
  expect(await page.getByText('114 kg').count()).toBe(0)
  await page.getByRole('link', { name: 'Drum', exact: true }).click()
  await page.getByText('114 kg').waitFor()
  await page.getByRole('tab', { name: 'CB SHINE' }).click()
  await page.getByText('From ₹3,232 a month').waitFor()
})

test('the selected variant is passed to the 360° view, the test ride and the loan', async () => {
  const page = await openPage(site.url, '/view-details/CBSHINE?variant=Disc', desk)
  await page.getByRole('link', { name: 'Angle View' }).click()
  await page.waitForURL(/angle-view\/CBSHINE\?variant=Disc/)
  await expect.poll(() => page.getByText('The picture shows').count()).toBe(0)
  await page.goto(`${site.url}/text-ride-booking?model=CBSHINE&variant=Drum`)
  await page.getByText('The picture shows the Disc variant.').waitFor()
  const loan = page.getByRole('link', { name: 'INTERESTED FOR FINANCE ?' })
  expect(await loan.getAttribute('href')).toBe('/finance?model=CBSHINE&variant=Drum')
})

test('without JavaScript the address selects the variant that a model page shows', async () => {
  const page = await openWindow(site.url, { ...phone, javaScriptEnabled: false })
  await page.goto(`${site.url}/view-details/CBSHINE`)
  await page.getByLabel('Variant', { exact: true }).selectOption('Disc')
  await page.getByRole('button', { name: 'Show this variant' }).click()
  await page.waitForURL(/\/view-details\/CBSHINE\?.*variant=Disc/)
  await page.getByText('From ₹3,399 a month').waitFor()
  expect(await page.getByText('The picture shows').count()).toBe(0)
  await page.getByText('₹6,400 less').waitFor()
  const loan = page.getByRole('link', { name: 'Finance and documents' })
  expect(await loan.getAttribute('href')).toMatch(/^\/finance\?model=CBSHINE&variant=Disc/)
})

test('a discontinued model links to service, with and without JavaScript', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await openWindow(site.url, { ...phone, javaScriptEnabled })
    await page.goto(`${site.url}/search?q=cb500x`)
    await page.getByRole('heading', { name: 'No longer sold new · service and spares' }).waitFor()
    await page.getByRole('link', { name: 'CB500X', exact: true }).first().click()
    await page.getByText('We still service it and sell spare parts for it.').waitFor()
    expect(await page.getByText(/BOOK TEST RIDE/).count()).toBe(0)
    await page.getByRole('link', { name: 'Book a service' }).first().click()
    await page.waitForURL(/\/service-booking\?model=CB500X/)
    expect(await page.getByLabel('Model', { exact: true }).inputValue()).toBe('honda-cb500x')
  }
})
