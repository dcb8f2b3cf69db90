import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectConsoleError, waitUntilHydrated } from '#tests/browser-window.ts'
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

  await page.getByRole('button', { name: 'Edit TS 09 AB 1234' }).tap()
  await page.getByLabel('Owner until').fill('2026-11-01')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).tap()
  await page.getByText('Owner until 1 Nov 2026').waitFor()

  await page.getByRole('button', { name: 'Merge P. Rao into this customer' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).tap()
  const merged = page.getByRole('region', { name: 'Merged into this customer' })
  await merged.getByText('P. Rao').waitFor()
  await page.getByText('TS 10 CD 5678').waitFor()

  await page.goto(`${site.url}/admin/customers`)
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('9848099999')
  await page.getByRole('button', { name: 'Start search' }).tap()
  await page.waitForURL(/\?search=9848099999$/)
  await page.getByText('1 customer', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Padma Rao' }).tap()
  await merged.getByRole('button', { name: 'Split P. Rao from this customer' }).tap()
  await merged.waitFor({ state: 'detached' })
  await page.getByText('TS 10 CD 5678').waitFor({ state: 'detached' })
  await page.close()
})

test('staff withdraw consent, undo it, and delete or correct a wrong vehicle', async () => {
  await bookService('Tara Rao', '98480 77777', 'TS 11 EF 1111')
  const page = await openLoggedInWindow(site, '/admin/customers?search=9848077777', phone)
  await page.getByRole('link', { name: 'Tara Rao' }).tap()
  await page.waitForURL(/\/admin\/customers\/\d+$/)
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: 'Withdraw consent' }).tap()
  await dialog.getByRole('button', { name: 'Withdraw consent' }).tap()
  await dialog.getByText('Choose how the customer told you.').first().waitFor()
  await dialog.getByLabel('By telephone').check()
  await dialog.getByRole('button', { name: 'Withdraw consent' }).tap()
  await page.getByText(/^Consent withdrawn on .*, by telephone\. Noted by/).waitFor()
  await page.getByRole('button', { name: 'Undo the withdrawal of consent' }).tap()
  await page.getByText(/^Entered by mistake\. Undone by/).waitFor()
  await page.getByRole('button', { name: 'Withdraw consent' }).tap()
  await dialog.getByLabel('By email').check()
  await dialog.getByRole('button', { name: 'Withdraw consent' }).tap()
  await page.getByRole('button', { name: 'Record new consent' }).tap()
  await dialog.getByLabel('In person').check()
  await dialog.getByRole('button', { name: 'Record new consent' }).tap()
  await page.getByText(/^Given again on .*, in person\./).waitFor()

  await page.getByRole('button', { name: 'Edit TS 11 EF 1111' }).tap()
  await dialog.getByLabel('Registration number').fill('TS 11 EF 2222')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await page.getByText('TS 11 EF 2222').waitFor()
  await page.getByText('TS 11 EF 1111').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Delete TS 11 EF 2222' }).tap()
  await dialog.getByRole('button', { name: 'Delete' }).tap()
  await page.getByText('No vehicles yet.').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).tap()
  await page.getByRole('button', { name: 'Edit TS 11 EF 2222' }).waitFor()
  await page.close()
})

test('a note whose answer was lost is stored once after a reload', async () => {
  expectConsoleError(/ERR_FAILED/)
  const reference = await bookService('Lost Answer', '98480 55555', 'TS 11 EF 9012')
  const page = await openLoggedInWindow(site, `/admin/desk/${reference}`, phone)
  await page.getByRole('link', { name: 'Customer record' }).tap()
  await page.waitForURL(/\/admin\/customers\/\d+$/)
  await page.getByRole('heading', { name: 'Vehicles' }).waitFor()
  let sent = 0
  await page.route('**/api/customers/*/notes', async (route) => {
    sent++
    if (sent > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('textbox', { name: 'Note' }).fill('Wants a call on Friday')
  await page.getByRole('button', { name: 'Save' }).tap()
  await page.getByRole('alert').first().waitFor()
  await page.reload()
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Save' }).tap()
  await page.getByText('Note saved').waitFor()
  expect(sent).toBe(2)
  const [id] = page.url().match(/\d+$/) ?? []
  const { notes } = await (await page.request.get(`/api/customers/${id}`)).json()
  expect(notes).toHaveLength(1)
  await page.close()
})
