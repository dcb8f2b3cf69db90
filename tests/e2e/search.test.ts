import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, openWindow } from '#tests/browser.ts'
import { type StartedSite, startSite } from '#tests/site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test('filters narrow the list at once and stand in the address', async () => {
  const page = await openPage(site.url, '/search')
  await page.getByLabel('Kind').selectOption('scooter')
  await page.getByLabel('Price').selectOption('under-80000')
  await page.waitForURL('**/search?kind=scooter&price=under-80000')
  // The address changes first, the list a moment later.
  await page.getByText('3 of 22 models').waitFor()
  await page.reload()
  await page.getByText('3 of 22 models').waitFor()
})

test('without JavaScript the form searches', async () => {
  const page = await openWindow(site.url, { javaScriptEnabled: false })
  await page.goto('/search')
  await page.getByLabel('Name or words').fill('hornet')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByText('1 of 22 models').waitFor()
})

test('three can be compared and no fourth; the comparison has an address of its own', async () => {
  const page = await openPage(site.url, '/search')
  for (const name of ['DIO', 'QC1', 'UNICORN'])
    await page.getByLabel(`Compare the ${name}`, { exact: true }).check()
  await expect.poll(() => page.getByLabel('Compare the LIVO').isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Compare 3 models' }).click()
  await page.waitForURL('**/compare?model=**')
  await expect.poll(() => page.getByRole('columnheader').count()).toBeGreaterThanOrEqual(3)
  const before = await page.locator('.compare tr:visible').count()
  await page.getByLabel('Only what differs').check()
  await expect.poll(() => page.locator('.compare tr:visible').count()).toBeLessThan(before)
  await page.getByRole('link', { name: 'Take the QC1 out' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.getAll('model')).toHaveLength(2)
})

test('a model can be added to a comparison', async () => {
  const page = await openWindow(site.url, { javaScriptEnabled: false })
  await page.goto('/compare?model=DIO')
  await page.getByLabel('Compare with').selectOption('QC1')
  await page.getByRole('button', { name: 'Add' }).click()
  await page.waitForURL('**/compare?model=DIO&model=QC1')
})
