import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, openWindow } from '#tests/browser-window.ts'
import { openSearchFilters } from '#tests/open-search-filters.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'

test('filters narrow the list at once and are written to the address', async () => {
  const page = await openPage(site.url, '/search')
  await openSearchFilters(page)
  await page.getByLabel('Type').selectOption('scooter')
  await page.getByLabel('Price').selectOption('under-80000')
  await page.waitForURL('**/search?kind=scooter&price=under-80000')
  // The address changes first, and the list a moment later.
  await page.getByText('3 of 22 models').waitFor()
  await page.reload()
  await page.getByText('3 of 22 models').waitFor()
  // The code that filters in the browser is loaded now, so further changes need no request.
  await openSearchFilters(page)
  await page.getByLabel('Price').selectOption('')
  await page.getByText('6 of 22 models').waitFor()
  await page.getByLabel('Sort by').selectOption('dearest')
  await expect.poll(() => page.locator('form h2').first().textContent()).toBe('DIO 125')
  await page.getByLabel('Search').fill('shain')
  await page.getByText('No model matches all of that. These come closest.').waitFor()
  await page.getByLabel('Type').selectOption('')
  await page.getByText('3 of 22 models').waitFor()
  await page.getByRole('link', { name: 'SHINE for “shain” (remove)' }).waitFor()
})

test('without JavaScript the search form shows the filters that it understood from the query', async () => {
  const page = await openWindow(site.url, { javaScriptEnabled: false })
  await page.goto('/search')
  const search = async (words: string) => {
    await page.getByLabel('Search').fill(words)
    await page.getByRole('button', { name: 'Show' }).click()
  }
  await search('scooter under 80k')
  await page.getByText('3 of 22 models').waitFor()
  await page.getByRole('link', { name: 'Under ₹80,000 (remove)' }).click()
  await page.getByText('6 of 22 models').waitFor()
  expect(await page.getByLabel('Search').inputValue()).toBe('scooter')
  await openSearchFilters(page)
  await page.getByLabel('Sort by').selectOption('price')
  await search('scooter under 60000')
  await page.getByText('Nothing under ₹60,000. These come closest.').waitFor()
  expect(await page.locator('form h2').first().textContent()).toBe('DIO')
  expect(await page.getByRole('main').getByRole('link', { name: /^\+91/ }).count()).toBe(1)
})

const onRoadPrices = async (page: Page) => {
  const texts = await page.getByText(/^\s*(≈.*)?₹[\d,]+ on the road\s*$/).allTextContents()
  return texts.map((text) => Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')))
}

test('a search for a limit on the road lists only models whose card shows at most that price', async () => {
  const page = await openPage(site.url, '/search')
  await page.getByLabel('Search').fill('scooter under 1 lakh on road')
  await page.getByText('3 of 22 models').waitFor()
  const prices = await onRoadPrices(page)
  expect(prices).toHaveLength(3)
  expect(Math.max(...prices)).toBeLessThanOrEqual(100_000)
  // Removing the limit shows the dearer scooters too.
  await page.getByRole('link', { name: 'Under ₹1,00,000 on the road (remove)' }).click()
  await page.getByText('6 of 22 models').waitFor()
  await openSearchFilters(page)
  await page.getByLabel('EMI per month').selectOption('3000')
  await page.waitForURL('**/search?q=scooter&maxEmi=3000')
  await page.getByText('1 of 22 models').waitFor()
  await page.getByLabel('Sort by').selectOption('onRoad')
  await expect.poll(() => page.locator('form h2').first().textContent()).toBe('DIO')
})

test('without JavaScript a limit on the road filters the list and stays in the form', async () => {
  const page = await openWindow(site.url, { javaScriptEnabled: false })
  await page.goto('/search?maxOnRoad=95000&kind=scooter')
  await page.getByText('3 of 22 models').waitFor()
  expect(Math.max(...(await onRoadPrices(page)))).toBeLessThanOrEqual(95_000)
  await openSearchFilters(page)
  expect(await page.getByLabel('On the road', { exact: true }).inputValue()).toBe('95000')
})

test('at most three models can be compared, and each comparison has its own address', async () => {
  const page = await openPage(site.url, '/search')
  for (const name of ['DIO', 'QC1', 'UNICORN'])
    await page.getByLabel(`Compare the ${name}`, { exact: true }).check()
  await expect.poll(() => page.getByLabel('Compare the LIVO').isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Compare 3 models' }).click()
  await page.waitForURL('**/compare?model=**')
  await expect.poll(() => page.getByRole('columnheader').count()).toBeGreaterThanOrEqual(3)
  const before = await page.locator('.compare tr:visible').count()
  await page.getByLabel('Show differences only').check()
  await expect.poll(() => page.locator('.compare tr:visible').count()).toBeLessThan(before)
  await page.getByRole('link', { name: 'Remove the QC1' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.getAll('model')).toHaveLength(2)
})

test('without JavaScript a comparison begins with a model picker and accepts a third model', async () => {
  const page = await openWindow(site.url, { javaScriptEnabled: false })
  await page.goto('/compare')
  await page.getByLabel('First model').selectOption('DIO')
  await page.getByLabel('Second model').selectOption('ACTIVA6G')
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('cell', { name: '₹68,800 (better)' }).waitFor()
  expect(await page.getByRole('link', { name: 'Test ride on the DIO' }).count()).toBe(2)
  await page.getByLabel('Show differences only').check()
  // Both have a kick starter and a self-starter, so the row is hidden.
  expect(await page.getByRole('rowheader', { name: 'Starting' }).count()).toBe(0)
  await page.getByLabel('Add another').selectOption('QC1')
  await page.getByRole('button', { name: 'Add' }).click()
  await page.waitForURL('**/compare?model=DIO&model=ACTIVA6G&model=QC1')
})

test('a page’s links keep only the query parameters that the page uses', async () => {
  const page = await openPage(site.url, '/search?q=scooter+under+80k&fbclid=click&email=v%40x.y')
  const chip = page.getByRole('link', { name: 'Under ₹80,000 (remove)' })
  expect(await chip.getAttribute('href')).toBe('/search?q=scooter')
  await openSearchFilters(page)
  await page.getByLabel('Sort by').selectOption('dearest')
  await page.waitForURL(({ search }) => search === '?q=scooter+under+80k&sort=dearest')
  // The address changes before the page has rendered.
  await expect.poll(() => chip.getAttribute('href')).toBe('/search?q=scooter&sort=dearest')
})
