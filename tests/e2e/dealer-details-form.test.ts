import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { waitUntilHydrated } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

test('the dealer details form shows all errors at once, each with the expected input', async () => {
  const page = await openLoggedInWindow(site, '/admin/account')
  const name = page.getByLabel('Name', { exact: true }).first()
  const closes = page.getByLabel('Sales closing time')
  const day = page.getByLabel('Date', { exact: true }).first()
  await name.fill('')
  await closes.fill('00:00')
  await day.fill('31 Feb')
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('link', { name: /^Sales closing time must be later .* enter 23:59/ })
    .waitFor()
  await page.getByRole('link', { name: /there is no 31 Feb$/ }).waitFor()
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  expect(await closes.inputValue()).toBe('00:00')
  await name.fill('Meridian Motors')
  await closes.fill('23:59')
  await day.fill('26 Jan')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. The changes are on the site now.').waitFor()
})

test('the desk uses the server’s clock if the browser’s is a day ahead', async () => {
  const sent = await fetch(site.url + contactEnquiry.postTo, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contactEnquiry.example),
  })
  expect(sent.status).toBe(201)
  const page = await openLoggedInWindow(site, '/admin/account')
  await page.clock.setSystemTime(Date.now() + 26 * 3_600_000)
  await page.goto('/admin/desk?section=all')
  await waitUntilHydrated(page)
  const row = page.getByRole('row').filter({ hasText: 'Meena Example' })
  await row.first().waitFor()
  // The enquiry has just arrived, so its age is seconds or minutes and it is not overdue.
  await expect.poll(() => row.first().innerText()).toMatch(/just now|min ago/i)
  expect(await row.first().innerText()).not.toMatch(/overdue/i)
})
