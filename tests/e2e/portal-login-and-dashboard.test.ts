import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  expectConsoleError,
  freezeClock,
  openPage,
  waitUntilHydrated,
} from '#tests/browser-window.ts'
import { finishToast, pauseToast } from '#tests/control-toast.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { logInForCookie } from '#tests/login-session.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import { adminLogin, type StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const stored = () => localStorage.getItem('adminToken')

test('the login shows a confirmation, stores a token and redirects after 2 seconds', async () => {
  const page = await openPage(site.url, '/admin/login')
  await freezeClock(page)
  await page.getByLabel('User ID').fill(adminLogin.userId)
  await page.getByLabel('Password', { exact: true }).fill(adminLogin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.poll(() => page.evaluate(stored)).toMatch(/^[\da-f-]{36}$/)
  await page.clock.runFor(1990)
  await page.getByText('Login successful! Redirecting...').waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/login')
  await page.clock.runFor(10)
  await page.waitForURL('**/admin/dashboard')
})

test('a wrong password and a failed network have different messages', async () => {
  const page = await openPage(site.url, '/admin/login')
  await page.getByLabel('User ID').fill(adminLogin.userId)
  await page.getByLabel('Password', { exact: true }).fill('wrong password')
  expectConsoleError(/401|ERR_FAILED/)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('alert').getByText('Invalid credentials', { exact: true }).waitFor()
  await page.route('**/api/login', (route) => route.abort())
  await page.getByRole('button', { name: 'Login' }).click()
  await page
    .getByRole('alert')
    .getByText('Something went wrong! Please try again.', { exact: true })
    .waitFor()
})

test('the logout deletes the browser’s data; without a token the dashboard shows the login', async () => {
  // Requests of the dashboard after the session has ended are refused.
  expectConsoleError(/401/)
  const page = await openLoggedInWindow(site, '/admin/dashboard')
  await page.evaluate(() => localStorage.setItem('other', 'x'))
  await page.locator('header summary', { hasText: 'Meridian Motors' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin/login')
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)

  const other = await openLoggedInWindow(site, '/admin/profile')
  await other.evaluate(() => localStorage.clear())
  await other.goto('/admin/dashboard')
  await other.waitForURL('**/admin/login?next=/admin/dashboard')
})

test("the dashboard counts today's enquiries", async () => {
  await fetch(`${site.url}/book-service`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  const page = await openLoggedInWindow(site, '/admin/dashboard')
  const today = page.getByRole('list', { name: 'Received today' })
  const counts = await today.getByRole('link').allInnerTexts()
  expect(counts.map((it) => it.split(/\s*\n\s*/))).toEqual([
    ['Service booking', '1'],
    ['AMC', '0'],
    ['Extended warranty', '0'],
    ['Test ride', '0'],
    ['Finance', '0'],
    ['Offer', '0'],
    ['Joy Club', '0'],
    ['Contact', '0'],
    ['Opt-in', '0'],
    ['On-road price', '0'],
    ['Sales enquiry', '0'],
    ['All types', '1'],
  ])
})

test('the menu groups all pages, folds, is narrow below 1024 px and hidden below 768 px', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  const menu = page.getByRole('navigation', { name: 'Portal', exact: true })
  // The number of waiting enquiries follows the desk's name.
  const entries = (await menu.getByRole('link').allInnerTexts()).map((it) => it.split('\n')[0])
  expect(entries).toEqual([
    'Dashboard',
    'Desk',
    'Day board',
    'Customers',
    'My calls today',
    'Quotations',
    'Account',
    'Price',
    'Accessories Price',
    'Bikes',
    'Gallery',
    'Offer',
    'Rates',
    'Desk rules',
    'Staff',
    'Models',
    'Pages and pictures',
    'To confirm',
    'Pictures',
    'Booking Report',
    'AMC Report',
    'EW Report',
    'Finance Report',
    'Enquiry Report',
    'Offer Report',
    'Joy Club Report',
    'Contact Report',
    'Opt-in Report',
    'On-road Price Report',
    'Sales Enquiry Report',
    'All enquiries',
    'Figures',
    'Profile',
    'Change Password',
    'Second step',
  ])
  for (const group of ['Manage', 'Report', 'My Account'])
    expect(await menu.getByRole('button', { name: group }).getAttribute('aria-expanded')).toBe(
      'true',
    )
  await menu.getByRole('button', { name: 'Report' }).click()
  await menu.getByRole('link', { name: 'AMC Report' }).waitFor({ state: 'hidden' })

  for (const [window, rail] of [
    [1024, 232],
    [1023, 64],
    [768, 64],
    [767, undefined],
  ] as const) {
    await page.setViewportSize({ width: window, height: 800 })
    await expect.poll(async () => (await page.locator('aside').boundingBox())?.width).toBe(rail)
  }
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page
    .getByRole('navigation', { name: 'Portal menu' })
    .getByRole('link', { name: 'Offer Report' })
    .click()
  await page.waitForURL('**/admin/reports/offer')
})

test('the account page shows the stored account and dots in place of the password', async () => {
  const page = await openLoggedInWindow(site, '/admin/account')
  const record = page.locator('main dl').first()
  const terms = await record.locator('dt').allInnerTexts()
  const values = await record.locator('dd').allInnerTexts()
  const account = Object.fromEntries(terms.map((term, index) => [term, values[index]]))
  expect(account).toEqual({
    'User ID': 'admin',
    Password: '••••••••••',
    Name: 'Meridian Motors',
    Mobile: '–',
    Email: '–',
    City: 'N/A',
    Created: expect.stringMatching(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/),
    Expires: 'Never',
    Status: 'Active',
  })
  expect(await page.content()).not.toContain(adminLogin.password)
})

test('a toast of the portal disappears after 3 seconds', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  const id = page.getByLabel('User ID')
  expect([await id.inputValue(), await id.getAttribute('readonly')]).toEqual(['admin', ''])
  await page.getByLabel('Name', { exact: true }).fill('Meera Example')
  await page.getByRole('button', { name: 'UPDATE' }).click()
  const toast = page.locator('.Toastify__toast')
  expect(await pauseToast(toast)).toBe(3000)
  await toast.filter({ hasText: 'Profile updated successfully' }).waitFor()
  const box = await toast.boundingBox()
  expect((box?.x ?? 0) > 700 && (box?.y ?? 999) < 200).toBe(true)
  await finishToast(toast)
  await toast.waitFor({ state: 'detached' })
})

test('Alt+T moves the focus to the toast', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  await page.getByRole('button', { name: 'UPDATE' }).click()
  await pauseToast(page.locator('.Toastify__toast'))
  await page.keyboard.press('Alt+KeyT')
  await page.locator('.Toastify:focus-within').waitFor({ state: 'attached' })
})

test('a new password must be repeated exactly, and an expired session is reported', async () => {
  const page = await openLoggedInWindow(site, '/admin/change-password')
  const fill = async (current: string, next: string, again: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password').fill(next)
    await page.getByLabel('Confirm password').fill(again)
    await page.getByRole('button', { name: 'Change Password', exact: true }).last().click()
  }
  await fill(adminLogin.password, 'four words to remember', 'four other words')
  await page.getByText('New password and confirm password do not match').first().waitFor()
  await fill(adminLogin.password, adminLogin.password, adminLogin.password)
  await page.getByText('Password updated successfully').waitFor()
})

test('a portal page that fails to load shows a message of its own', async () => {
  const page = await openLoggedInWindow(site, '/admin/change-password')
  expectConsoleError(/500/)
  await page.route(/\/admin\/(price|account|profile|dashboard)\.data/, (route) =>
    route.fulfill({ status: 500, body: 'nothing' }),
  )
  const menu = page.getByRole('navigation', { name: 'Portal', exact: true })
  for (const [link, words] of [
    ['Price', 'Failed to fetch bikes'],
    ['Account', 'Failed to load user data. Please try again.'],
    ['Profile', 'Failed to load user profile. Please try again.'],
    ['Dashboard', /^Error: /],
  ] as const) {
    await menu.getByRole('link', { name: link, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: words }).waitFor()
    await page.goto('/admin/change-password')
    await waitUntilHydrated(page)
  }
})

test('the filter by vehicle kind reloads the list', async () => {
  const page = await openLoggedInWindow(site, '/admin/bikes')
  const select = page.getByLabel('Vehicle type')
  expect(await select.locator('option').allInnerTexts()).toEqual(['Bikes', 'Scooters', 'Ev'])
  await select.selectOption('ev')
  await page.getByRole('row', { name: /^1 ACTIVA E/ }).waitFor()
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    'S.No',
    'Model name',
    'Active',
    'Sold new',
  ])
})

test('the portal page shows its own message if a refusal contains none', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  expectConsoleError(/500|ERR_FAILED/)
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 500, body: '' }),
  )
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  const says = (words: string) => page.getByText(words, { exact: true }).first().waitFor()
  const open = async (path: string) => {
    await page.goto(`/admin/${path}`)
    await waitUntilHydrated(page)
  }

  await press('UPDATE')
  await says('Profile update failed')
  await open('change-password')
  for (const label of ['Current password', 'New password', 'Confirm password'])
    await page.getByLabel(label).fill('four words to remember')
  await page.locator('main').getByRole('button', { name: 'Change Password' }).click()
  await says('Failed to update password')
  await open('price')
  await press(/^Edit the price of/)
  const price = page.getByLabel('Ex-showroom price')
  expect(await price.inputValue()).toMatch(/^\d+$/)
  await press('Update')
  await says('Failed to update price')
  await press('Cancel')
  await price.waitFor({ state: 'hidden' })
  await open('accessories-price')
  await press(/Edit/)
  await press('Update')
  await says('Failed to update price!')
  await open('bikes')
  await page.getByRole('checkbox').first().click()
  await says('Failed to update active status')
  await expect.poll(() => page.getByRole('checkbox').first().isChecked()).toBe(true)
  await open('offer')
  await press(/^Delete /)
  await says('Are you sure you want to delete this offer?')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await says('Failed to delete offer. Please try again.')

  await page.route('**/api/profile/**', (route) => route.abort())
  await open('profile')
  await press('UPDATE')
  await says('Something went wrong! Please try again.')
})

test('a request that is not a form is refused with 4xx and a message', async () => {
  const cookie = await logInForCookie(site)
  for (const path of ['/admin/login', '/admin/change-password', '/admin/profile'])
    for (const body of ['plain text', new FormData()]) {
      const answer = await fetch(site.url + path, { method: 'POST', body, headers: { cookie } })
      expect([path, answer.status]).toEqual([path, 415])
      expect(await answer.text()).toContain('Send the form as application/x-www-form-urlencoded.')
    }
})

test('a form post that is far too long is refused, and the site keeps running', async () => {
  const body = 'a'.repeat(5_000_000)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const path of ['/admin/login', '/service-booking'])
    for (const init of [{ body }, { body: new Blob([body]).stream(), duplex: 'half' as const }]) {
      const answer = await fetch(site.url + path, { method: 'POST', headers, ...init })
      expect([path, answer.status]).toEqual([path, 413])
      await answer.body?.cancel()
    }
  expect((await fetch(`${site.url}/admin/login`)).status).toBe(200)
})
