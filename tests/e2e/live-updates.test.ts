import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  expectConsoleError,
  loginAsStaff,
  openWindow,
  waitUntilHydrated,
} from '#tests/browser-window.ts'
import { recordNotices } from '#tests/record-notices.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'
import { startSmtpServer } from '#tests/test-smtp-server.ts'

let site: StartedSite
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startOwnSite({ SMTP_URL: smtp.url, LEADS_TO: 'desk@example.com, boss@example.com' })
})
afterAll(async () => {
  await site.stop()
  await smtp.close()
})

const book = async (name: string) => {
  const answer = await fetch(`${site.url}/book-service`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: 'asha@example.com', contactNumber: '9000000001' }),
  })
  const { reference }: { reference: string } = await answer.json()
  return reference
}

test('a new enquiry appears in an open report and is mailed to dealer and visitor', async () => {
  const page = await openWindow(site.url, { viewport: { width: 1440, height: 900 } })
  const notices = await recordNotices(page)
  await loginAsStaff(page)
  expect(await page.getByText('No one gets an email').count()).toBe(0)
  await page.goto('/admin/reports/booking')
  await page.getByText('No booking data available').waitFor()
  const reference = await book('Asha Example')
  await notices.toHold(`New enquiry ${reference}`)
  await page.getByRole('link', { name: reference }).waitFor()
  await expect.poll(() => smtp.received).toHaveLength(3)
  expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual([
    'asha@example.com',
    'boss@example.com',
    'desk@example.com',
  ])
})

test('the dashboard on a phone updates its counts without a reload', async () => {
  const page = await openWindow(site.url)
  await loginAsStaff(page)
  const bookings = page
    .getByRole('list', { name: 'Received today' })
    .getByRole('link', { name: /^Service booking/ })
  await bookings.waitFor()
  const counted = async () => Number((await bookings.innerText()).replaceAll(/\D/g, ''))
  const before = await counted()
  const reference = await book('Second Example')
  await page.getByText(reference).first().waitFor()
  await expect.poll(counted).toBe(before + 1)
})

test('live updates reconnect after the proxy returned 502', async () => {
  expectConsoleError(/502/)
  const page = await openWindow(site.url)
  const notices = await recordNotices(page)
  await loginAsStaff(page)
  await page.route('**/api/events*', (route) => route.fulfill({ status: 502 }), { times: 1 })
  await page.goto('/admin/reports/booking')
  await waitUntilHydrated(page)
  const reference = await book('Third Example')
  await notices.toHold(`New enquiry ${reference}`)
})

test("erasure removes a person's answers but keeps the counts", async () => {
  const reference = await book('Leela Example')
  const page = await openWindow(site.url)
  await loginAsStaff(page)
  await page.goto(`/admin/desk/${reference}`)
  await waitUntilHydrated(page)
  await page.getByText('Leela Example').first().waitFor()
  await page.getByRole('button', { name: 'Erase on request' }).click()
  await page.getByRole('button', { name: 'Erase permanently' }).click()
  await page.getByText('were erased on request').waitFor()
  expect(await page.getByText('Leela Example').count()).toBe(0)
  await page.goto('/admin/reports/booking?search=leela')
  await page.getByText('No booking data available').waitFor()
  await page.goto(`/admin/reports/booking?search=${reference}`)
  await page.getByText(reference).first().waitFor()
})
