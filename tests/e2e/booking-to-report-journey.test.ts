import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  expectConsoleError,
  loginAsStaff,
  openWindow,
  waitUntilHydrated,
} from '#tests/browser-window.ts'
import { writableSite as site } from '#tests/writable-site.ts'

// The product's main journey, on a phone and without JavaScript: a visitor books, and staff find
// the booking.
const desk = { viewport: { width: 1440, height: 900 }, acceptDownloads: true }
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())

async function bookService(page: Page, name: string, hasScripts = true): Promise<string> {
  await page.goto('/service-booking')
  if (hasScripts) await waitUntilHydrated(page)
  await page.locator('select[name=model]').selectOption({ label: 'HORNET 2.0' })
  await page.getByLabel('Paid').check()
  await page.getByLabel('Booking date').fill('2030-03-04')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Contact number').fill('98765 43210')
  await page.getByRole('button', { name: 'Book service' }).click()
  await page.getByText('Booking saved successfully!').waitFor()
  const reference = await page.getByText(/^SB-[0-9A-Z]{5}$/).textContent()
  return reference ?? ''
}

test('staff find and export a booking that was sent from a phone, by name and by date', async () => {
  const phone = await openWindow(site.url)
  const reference = await bookService(phone, 'Asha Example')

  const page = await openWindow(site.url, desk)
  await loginAsStaff(page)
  await page.goto('/admin/reports/booking')
  await waitUntilHydrated(page)
  await page.getByLabel('Search', { exact: true }).fill('asha')
  const row = page.getByRole('row').filter({ hasText: reference })
  await row.waitFor()
  expect(await row.textContent()).toContain('HORNET 2.0')
  expect(await row.textContent()).toContain('9876543210')

  await page.goto(`/admin/reports/booking?from=${today}&to=${today}`)
  await row.waitFor()
  await waitUntilHydrated(page)
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('link', { name: 'CSV' })
    .or(page.getByRole('button', { name: 'CSV' }))
    .click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('booking-report.csv')
  const csv = (await buffer(await download.createReadStream())).toString()
  expect(csv.startsWith('\u{feff}')).toBe(true)
  expect(csv).toContain('"Asha Example"')

  await page.goto('/admin/reports/booking?from=2020-01-01&to=2020-01-02')
  await page.getByText('No booking data available').waitFor()
})

test('the booking form works without JavaScript, and a repeated submission is stored once', async () => {
  const phone = await openWindow(site.url, { javaScriptEnabled: false })
  const first = await bookService(phone, 'Binu Example', false)
  expect(await bookService(phone, 'Binu Example', false)).toBe(first)

  const page = await openWindow(site.url, { ...desk, javaScriptEnabled: false })
  await page.goto('/admin/login')
  await page.getByLabel('User ID').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('a-password-for-tests')
  await page.getByRole('button', { name: /log ?in/i }).click()
  await page.waitForURL('**/admin/dashboard')
  await page.goto('/admin/reports/booking?search=binu')
  expect(await page.getByRole('row').filter({ hasText: first }).count()).toBe(1)
})

test('a report requires a login after a logout', async () => {
  const page = await openWindow(site.url, desk)
  await loginAsStaff(page)
  // The open dashboard notices that its session has ended.
  expectConsoleError(/401/)
  const before = await page.context().cookies()
  await page.request.post('/api/logout')
  await page.context().addCookies(before)
  const answer = await page.request.get('/admin/reports/booking')
  expect(answer.status()).toBe(401)
})
