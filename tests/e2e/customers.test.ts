import { afterAll, beforeAll, test } from 'vitest'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }

async function bookService(name: string, contactNumber: string, registrationNumber: string) {
  const bookingDate = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const email = 'padma@example.com'
  const answer = await fetch(`${site.url}/book-service`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify({
      ...{ model: 'honda-dio', name, contactNumber, email, registrationNumber, bookingDate },
    }),
  })
  const { reference } = await answer.json()
  return String(reference)
}

test('staff find a customer, write a note, sell a vehicle, merge and split', async () => {
  const reference = await bookService('Padma Rao', '98480 12345', 'TS 09 AB 1234')
  await bookService('P. Rao', '98480 99999', 'TS 10 CD 5678')
  const page = await openLoggedInWindow(site, `/admin/desk/${reference}`, phone)
  await page.getByRole('link', { name: 'Customer record' }).tap()
  await page.waitForURL(/\/admin\/customers\/\d+$/)
  await page.getByRole('heading', { name: 'Vehicles' }).waitFor()

  await page.getByRole('textbox', { name: 'Note' }).fill('Call after 6 pm')
  await page.getByRole('button', { name: 'Save' }).tap()
  await page.getByRole('listitem').filter({ hasText: 'Call after 6 pm' }).waitFor()

  await page.getByRole('button', { name: 'Edit TS09AB1234' }).tap()
  await page.getByLabel('Owner until').fill('2026-11-01')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).tap()
  await page.getByText('Owner until 1 Nov 2026').waitFor()

  await page.getByRole('button', { name: 'Merge P. Rao into this customer' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).tap()
  const merged = page.getByRole('region', { name: 'Merged into this customer' })
  await merged.getByText('P. Rao').waitFor()
  await page.getByText('TS10CD5678').waitFor()

  await page.goto(`${site.url}/admin/customers`)
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('9848099999')
  await page.getByRole('button', { name: 'Search', exact: true }).tap()
  await page.waitForURL(/\?search=9848099999$/)
  await page.getByText('1 customer', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Padma Rao' }).tap()
  await merged.getByRole('button', { name: 'Split P. Rao from this customer' }).tap()
  await merged.waitFor({ state: 'detached' })
  await page.getByText('TS10CD5678').waitFor({ state: 'detached' })
  await page.close()
})
