import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { openPage, openWindow } from '#tests/browser-window.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'

const phone = { viewport: { width: 375, height: 667 } }
const path = '/view-details/ACTIVA110'

const total = (page: Page) => page.locator('.price-total').getByText(/₹/).first().innerText()
const openLines = (page: Page) => page.getByRole('link', { name: 'on the road in' }).click()

test('the on-road price and its lines change with the variant', async () => {
  const page = await openPage(site.url, path, phone)
  await openLines(page)
  await page.getByText('12% of the ex-showroom price').waitFor()
  await expect.poll(() => total(page)).toMatch('₹92,602')
  await page.getByLabel('Variant', { exact: true }).selectOption('Deluxe')
  await page.getByRole('link', { name: '₹1,03,585' }).waitFor()
  await expect.poll(() => total(page)).toMatch('₹1,03,585')
  await page.getByText('₹10,080').waitFor()
})

test('unticked covers, an exchange and a loan change the total, also after a reload', async () => {
  const page = await openPage(site.url, path, phone)
  await openLines(page)
  const box = (name: string) => page.getByRole('checkbox', { name })
  await box('Zero-depreciation cover').check()
  await expect.poll(() => total(page)).toMatch('₹92,744')
  await box('Own-damage insurance').uncheck()
  await expect.poll(() => total(page)).toMatch('₹91,177')
  expect(await box('Zero-depreciation cover').isChecked()).toBe(false)
  await page.getByLabel('Value of your old vehicle').fill('abc')
  await page.getByText('Old vehicle: Enter an amount').waitFor()
  await page.getByLabel('Value of your old vehicle').fill('20,000')
  await expect.poll(() => total(page)).toMatch('₹71,177')
  await page.getByLabel('Down payment').fill('10000')
  await expect.poll(() => total(page)).toMatch('₹71,677')
  expect(await box('Entry of the loan').isChecked()).toBe(true)
  await page.getByText('Loan of ₹61,677 at 12% a year.').waitFor()
  await page.waitForURL(/exchange=20000&down=10000/)
  await page.reload()
  await expect.poll(() => total(page)).toMatch('₹71,677')
  expect(await page.getByLabel('Value of your old vehicle').inputValue()).toBe('20000')
})

test('without JavaScript the price is worked out on the same page', async () => {
  const page = await openWindow(site.url, { ...phone, javaScriptEnabled: false })
  await page.goto(`${path}?variant=Deluxe`)
  await page.getByRole('heading', { name: 'What makes up this price' }).click()
  await page.getByRole('checkbox', { name: 'Own-damage insurance' }).uncheck()
  await page.getByLabel('Extended warranty').selectOption('1')
  await page.getByRole('button', { name: 'Work out the price' }).click()
  await page.waitForURL(/variant=Deluxe&options=&options=accident-cover&warranty=1/)
  expect(await total(page)).toMatch('₹1,03,026')
  await page.getByRole('link', { name: 'Get a call about this price' }).first().click()
  await page.getByText('₹1,03,026').waitFor()
})

test.each(['light', 'dark'] as const)('the open lines have no axe findings, %s', async (scheme) => {
  const page = await openPage(site.url, path, { ...phone, colorScheme: scheme })
  await openLines(page)
  await page.getByText('12% of the ex-showroom price').waitFor()
  expect(await axeFindings(page)).toEqual([])
})
