import { expect, test } from 'vitest'
import { openPage, openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { writableSite as site } from '#tests/writable-site.ts'

const phone = { viewport: { width: 375, height: 667 } }

test('the form has the model page’s vehicle selected and begins on the first screen', async () => {
  const page = await openPage(site.url, '/view-details/HORNET2.0', phone)
  await page.getByRole('button', { name: 'Repsol Edition' }).click()
  await page.getByRole('button', { name: 'Get a call about this price' }).click()
  await page.waitForURL(
    '**/on-road-price?model=HORNET2.0&variant=Repsol+Edition&colour=repsol-edition',
  )
  const name = page.getByLabel('Name', { exact: true })
  await name.waitFor()
  await expect
    .poll(async () => {
      const box = await name.boundingBox()
      return box ? box.y + box.height : Number.POSITIVE_INFINITY
    })
    .toBeLessThanOrEqual(667)
  expect(await page.getByLabel('Variant').inputValue()).toBe('Repsol Edition')
  expect(await page.getByLabel('Colour').inputValue()).toBe('Repsol Edition')
  await name.fill('Farida Example')
  await page.getByLabel('Contact number').fill('90000 00010')
  await page.getByRole('button', { name: 'Ask for the price' }).click()
  await page.getByRole('heading', { name: /OR-/ }).waitFor()
})

test('without JavaScript the form is sent for the selected variant', async () => {
  const page = await openWindow(site.url, { ...phone, javaScriptEnabled: false })
  await page.goto('/view-details/HORNET2.0')
  await page.getByLabel('Variant').selectOption('Repsol Edition')
  await page.getByRole('button', { name: 'Get a call about this price' }).click()
  await page.waitForURL('**/on-road-price?model=HORNET2.0&variant=Repsol+Edition')
  await page.getByLabel('Name', { exact: true }).fill('Farida Example')
  await page.getByLabel('Contact number').fill('90000 00011')
  await page.getByRole('button', { name: 'Ask for the price' }).click()
  await page.getByText('We have your question.').first().waitFor()
})

test('“Choose another vehicle” offers every model and keeps typed values', async () => {
  const page = await openPage(site.url, '/on-road-price?model=DIO', phone)
  await page.getByLabel('Name', { exact: true }).fill('Farida Example')
  await page.getByRole('link', { name: 'Choose another vehicle' }).click()
  await page.waitForURL('**/on-road-price')
  await waitUntilHydrated(page)
  await page.getByRole('main').getByLabel('Model').selectOption({ label: 'LIVO' })
  await page.getByLabel('Variant').fill('Disc')
  await expect
    .poll(() => page.getByLabel('Name', { exact: true }).inputValue())
    .toBe('Farida Example')
})
