import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicEnquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { expectConsoleError, openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { readPdf } from '#tests/read-pdf.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import { adminLogin, type StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
  for (let n = 1; n <= 23; n++)
    await send('/book-service', { name: `Visitor ${n}`, contactNumber: `90000000${10 + n}` })
  await send('/book-service', { name: 'क्षत्रिय తెలుగు', message: 'Quoted ₹2,500' })
  for (const { postTo, example } of publicEnquiryKinds) await send(postTo, example)
})
afterAll(() => site.stop())

async function send(path: string, body: unknown) {
  const answer = await fetch(new URL(path, site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

async function logInWith(page: Page, password: string) {
  await page.getByLabel('User ID').fill(adminLogin.userId)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

const phone = { viewport: { width: 375, height: 812 } }

const showing = (page: Page, text: string) => page.getByText(`Showing ${text} entries`).waitFor()

describe('logging in', () => {
  test('works without JavaScript, and so does a refused login', async () => {
    expectConsoleError(/401/)
    const page = await openWindow(site.url, { javaScriptEnabled: false })
    await page.goto('/admin/reports/booking')
    await page.getByText('Please login to access this page').waitFor()
    await logInWith(page, 'not the password')
    await page.getByText('Invalid credentials').waitFor()
    expect(await page.getByLabel('User ID').inputValue()).toBe(adminLogin.userId)
    await logInWith(page, adminLogin.password)
    await page.waitForURL('**/admin/reports/booking')
    await page.getByLabel('Search', { exact: true }).fill('9000000017')
    await page.getByRole('button', { name: 'SEARCH', exact: true }).click()
    await showing(page, '1 to 1 of 1')
    await page.getByRole('link', { name: /SB-/ }).filter({ visible: true }).press('Enter')
    await page.getByText(/^Service booking · SB-/).waitFor()
  })

  test.each([
    ['/admin/reports/amc', 'Please login to access this page'],
    ['/admin/offer', 'Please login to access the Manage Offers page'],
    ['/admin/gallery', 'Manage Notification'],
    ['/admin/no-such-page', 'Please login to access this page'],
  ])('%s requires a login first', async (path, sentence) => {
    expectConsoleError(/401/)
    const page = await openWindow(site.url)
    expect((await page.goto(path))?.status()).toBe(401)
    await page.getByText(sentence).waitFor()
  })
})

describe('a session that expires between two pages', () => {
  test('is renewed by a login on the next page, which shows its own message', async () => {
    expectConsoleError(/401/)
    const page = await openLoggedInWindow(site, '/admin/price')
    await page.context().clearCookies()
    const menu = page.getByRole('navigation', { name: 'Portal', exact: true })
    await menu.getByRole('link', { name: 'Gallery', exact: true }).click()
    await page.getByRole('heading', { name: 'Manage Notification' }).waitFor()
    await page.getByText('Please login to access the Manage Offers page').waitFor()
    await menu.waitFor({ state: 'detached' })
    await logInWith(page, adminLogin.password)
    await page.getByRole('heading', { name: 'Manage Gallery' }).waitFor()
    await menu.getByRole('link', { name: 'Bikes', exact: true }).click()
    const type = page.getByLabel('Vehicle type')
    await type.waitFor()
    await page.context().clearCookies()
    await type.selectOption('Scooters')
    await page.getByRole('heading', { name: 'Unauthorized! Redirecting to login...' }).waitFor()
    await logInWith(page, adminLogin.password)
    await page.getByRole('checkbox', { name: 'ACTIVA 6G is active' }).waitFor()
  })
})

describe('a session that expires during an edit', () => {
  test('is renewed by a login dialog, and the typed text is then sent', async () => {
    expectConsoleError(/401/)
    const page = await openLoggedInWindow(site, '/admin/profile')
    await page.getByLabel('Name', { exact: true }).fill('Meera Rao')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'UPDATE' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('User ID').fill(adminLogin.userId)
    await dialog.getByLabel('Password').fill(adminLogin.password)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await page.getByText('Profile updated successfully').waitFor()
    await page.reload()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Meera Rao')
  })
})

describe('a report', () => {
  test('searches while the user types, has pages, and keeps the filter in the address', async () => {
    const page = await openLoggedInWindow(site, '/admin/reports/booking')
    await showing(page, '1 to 10 of 25')
    await page.getByRole('link', { name: 'Next' }).click()
    await showing(page, '11 to 20 of 25')
    await page.getByRole('link', { name: 'Page 3' }).click()
    await showing(page, '21 to 25 of 25')
    await page.goBack()
    await showing(page, '11 to 20 of 25')
    await page.getByLabel('Search', { exact: true }).fill('9000000017')
    await showing(page, '1 to 1 of 1')
    expect(new URL(page.url()).search).toBe('?search=9000000017')
    await page.reload()
    await showing(page, '1 to 1 of 1')
    expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('9000000017')
    await waitUntilHydrated(page)
    await page.getByLabel('Search', { exact: true }).fill('nobody of that name')
    await page.getByText('No booking data available').waitFor()
    await page.getByRole('link', { name: 'Clear' }).click()
    await showing(page, '1 to 10 of 25')
    await page.getByLabel('To Date').fill('2020-01-01')
    await page.getByRole('button', { name: 'SEARCH', exact: true }).click()
    await page.getByText('No booking data available').waitFor()
  })

  test('opens the full enquiry from a row, also on a phone', async () => {
    const page = await openLoggedInWindow(site, '/admin/reports/finance', phone)
    await page.getByRole('link', { name: /FN-/ }).filter({ visible: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Loan amount').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.waitForURL('**/admin/reports/finance')
  })

  test('embeds the fonts of both scripts in its PDF', async () => {
    const page = await openLoggedInWindow(site, '/admin/reports/booking')
    const pdf = page.waitForEvent('download')
    await page.getByRole('link', { name: 'PDF' }).click()
    const { fonts } = readPdf(await buffer(await (await pdf).createReadStream()))
    expect(fonts).toEqual(expect.arrayContaining(['devanagari', 'telugu']))
  })

  test('prints every row that matches the filter', async () => {
    const page = await openLoggedInWindow(site, '/admin/profile')
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await page.goto('/admin/reports/booking/print?search=Visitor')
    await page.locator('body[data-printed=yes]').waitFor()
    expect(await page.locator('tbody tr').count()).toBe(23)
  })
})

describe('the dashboard', () => {
  test('shows an error and a retry button if its data fails to load', async () => {
    expectConsoleError(/500/)
    const page = await openLoggedInWindow(site, '/admin/profile')
    const calls = '**/api/dashboard/charts'
    await page.route(calls, (route) =>
      route.fulfill({ status: 500, json: { message: 'The database is away' } }),
    )
    await page.goto('/admin/dashboard')
    await page.getByText('Error: The database is away').waitFor()
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Newest' }).waitFor()
  })

  test('shows the day’s counts, links each count to the counted rows, and draws charts', async () => {
    const page = await openLoggedInWindow(site, '/admin/dashboard')
    await page.getByRole('heading', { name: 'Newest' }).waitFor()
    await page.getByRole('link', { name: /^Service booking\s*25$/ }).click()
    await showing(page, '1 to 10 of 25')
  })
})
