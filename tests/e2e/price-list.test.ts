import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { expectConsoleError } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const list = `Model;Variant;Ex-showroom price
CB SHINE;;₹ 80,000/-
DIO;;1,50,000
SPLENDOR;;75,000
`

test('a price list is uploaded, reviewed and published, and can be undone weeks later', async () => {
  const publicPage = async (name: string) =>
    (await fetch(`${site.url}/view-details/${name}`)).text()
  const page = await openLoggedInWindow(site, '/admin/price', {
    viewport: { width: 375, height: 812 },
  })
  await page.getByRole('button', { name: 'Import from a file' }).click()
  await page
    .getByLabel(/^Choose a file/)
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  await page.getByText('There is no model “SPLENDOR”.').waitFor()
  expect(await page.getByRole('checkbox', { name: /^CB SHINE/ }).isChecked()).toBe(true)
  // The price moves by more than a fifth, so staff must confirm it.
  const jump = page.getByRole('checkbox', { name: /^DIO/ })
  expect(await jump.isChecked()).toBe(false)
  expect(await axeFindings(page)).toEqual([])
  expect(await publicPage('CBSHINE')).toContain('₹78,500')
  await jump.check()
  await page.getByRole('button', { name: 'Apply 2 prices' }).click()
  await page.getByText('The prices of 2 models are saved.').waitFor()
  expect(await publicPage('CBSHINE')).toContain('₹80,000')
  expect(await publicPage('DIO')).toContain('₹1,50,000')

  await page.goto('/admin/account')
  await page.getByRole('link', { name: 'Earlier lists' }).click()
  await page.getByRole('button', { name: /^Undo the changes of/ }).click()
  await page.getByText(/^Undone by admin/).waitFor()
  expect(await publicPage('CBSHINE')).toContain('₹78,500')
  expect(await publicPage('DIO')).not.toContain('₹1,50,000')

  await page.goto('/admin/price')
  await page.getByRole('button', { name: 'Open as a table' }).click()
  const find = page.getByRole('searchbox', { name: 'Find a model' })
  const cells = page.getByLabel(/^New price of/)
  await find.fill('hornet')
  await page.getByText(/^\d of \d\d$/).waitFor()
  const typedAt = await cells.first().getAttribute('name')
  await cells.first().fill('soon')
  await find.fill('dio')
  // An invalid field stays visible and gets the focus.
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByText('Correct the marked prices first').waitFor()
  await page.locator(`[name="${typedAt}"]:focus`).waitFor()
})

test('staff set in the table which models are sold new, and undo the change in one step', async () => {
  const publicPage = async (name: string) =>
    (await fetch(`${site.url}/view-details/${name}`)).text()
  const page = await openLoggedInWindow(site, '/admin/price')
  await page.getByRole('button', { name: 'Open as a table' }).click()
  const box = page.getByRole('checkbox', { name: 'CB SHINE is sold new' })
  await box.uncheck()
  await page.getByText('Will be service and spares only').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save one change' }).click()
  await page.getByText('One model is saved.').waitFor()
  expect(await publicPage('CBSHINE')).toContain('No longer sold new')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('The previous values of one model are restored.').waitFor()
  expect(await publicPage('CBSHINE')).not.toContain('No longer sold new')
})

test('staff plan prices for a later day, see them at the price, and cancel the plan', async () => {
  const page = await openLoggedInWindow(site, '/admin/price', {
    viewport: { width: 375, height: 812 },
  })
  await page.getByRole('button', { name: 'Open as a table' }).click()
  await page.getByLabel('New price of CB SHINE, Drum').fill('80000')
  await page.getByLabel('Valid from').selectOption('A later day')
  const day = await page.getByLabel('First day of the new prices').inputValue()
  await page.getByLabel('First day of the new prices').fill('')
  expectConsoleError(/422/)
  await page.getByRole('button', { name: 'Plan one change for …' }).click()
  await page.getByText('Choose a day after today and within a year.').waitFor()
  await page.getByLabel('First day of the new prices').fill(day)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: /^Plan one change for \d/ }).click()
  await page
    .getByRole('status')
    .getByText(/^One price changes on/)
    .waitFor()
  await page.getByText(/^Planned: ₹80,000 from/).waitFor()

  await page.getByRole('button', { name: 'Back to the list' }).click()
  await page.getByRole('heading', { name: /^From .*: one price changes$/ }).waitFor()
  await page.getByText('Show the price').click()
  await page.getByText('₹78,500 → ₹80,000').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: /^CB SHINE/ }).click()
  await page
    .getByRole('dialog')
    .getByText(/^Planned: ₹80,000 from/)
    .waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()

  await page.getByRole('button', { name: /^Cancel the plan: From/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the plan' }).click()
  await page.getByText('The planned list is deleted.').waitFor()
  await page.getByRole('heading', { name: /one price changes$/ }).waitFor({ state: 'detached' })
})
