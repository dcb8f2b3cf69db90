import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { axeFindings } from '#tests/axe-findings.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }
const today = new Date()
const nextMonth = new Date(Date.UTC(today.getFullYear(), today.getMonth() + 1, 1))
  .toISOString()
  .slice(0, 10)
const monthEnd = new Date(Date.parse(nextMonth) - 86_400_000).toISOString().slice(0, 10)

test('a dealer changes the life tax for the first of next month on a phone in nine taps', async () => {
  const page = await openLoggedInWindow(site, '/admin/site/charges', phone)
  let taps = 0
  const tap = async (name: string | RegExp, role: 'button' | 'group' = 'button') => {
    taps++
    await (role === 'button'
      ? page.getByRole('button', { name, exact: true })
      : page.locator('summary', { hasText: name })
    ).tap()
  }

  await tap(/Life tax · Petrol · from 14 Aug 2025/, 'group')
  await expect.poll(() => page.getByLabel('Amount (₹)').count()).toBe(4)
  await tap('Change from a later day')
  expect(await page.getByLabel('First day of the new amount').inputValue()).toBe(nextMonth)
  await tap('Continue with a copy')
  const rate = page.locator('[name="charges.1.steps.1.percent"]')
  taps++
  await rate.tap()
  await rate.fill('13')
  const source = page.locator('[name="charges.1.source"]')
  expect(await source.inputValue()).toBe('')
  taps++
  await source.tap()
  await source.fill('Order 60 of 20 November')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page
    .locator('summary', { hasText: `Petrol · from 14 Aug 2025 · until ${formatDay(monthEnd)}` })
    .waitFor()

  await tap('Effect on prices', 'group')
  const effects = page.getByRole('region', { name: 'Effect on prices', exact: true }).first()
  await effects.getByText(/^No price changes: \d+ vehicles cost the same\.$/).waitFor()
  await tap(formatDay(nextMonth))
  await effects.getByText(/^\d+ of \d+ vehicles change their price\.$/).waitFor()
  await effects.getByRole('listitem').filter({ hasText: 'CB SHINE' }).getByText('+₹785').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await tap('Publish')
  await tap('Publish now')
  await page.getByText('Published. It is on the site now.').waitFor()
  expect(taps).toBe(9)

  const { charges } = await (await page.request.get('/api/charges')).json()
  expect(charges.slice(0, 2)).toMatchObject([
    { key: 'life-tax', until: monthEnd, steps: [{}, { percent: 12 }, {}, {}] },
    { key: 'life-tax', from: nextMonth, steps: [{}, { percent: 13 }, {}, {}] },
  ])
})

test('a dealer in Tamil Nadu starts with its table, which is only a draft', async () => {
  const page = await openLoggedInWindow(site, '/admin/site/charges')
  await page.locator('summary', { hasText: 'Start with the charges of a state' }).click()
  const state = page.getByLabel('State', { exact: true })
  const options = await state.locator('option').allTextContents()
  expect(options).toContain('Rajasthan: no rates found')
  await state.selectOption('Tamil Nadu')
  await page.getByRole('button', { name: 'Start with Tamil Nadu' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^The draft has \d+ rows\./).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start with Tamil Nadu' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await page.getByLabel('City of registration').inputValue()).toBe('Chennai')
  const { stateCode } = await (await page.request.get('/api/charges')).json()
  expect(stateCode).toBe('TG')
})
