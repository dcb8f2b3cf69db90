import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sqliteFilePath } from '#app/platform/db/connect-database.server.ts'
import { axeFindingsAtBothWidths, axeFindingsInBothSchemes } from '#tests/axe-findings.ts'
import {
  expectConsoleError,
  openPage,
  openWindow,
  waitUntilHydrated,
} from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { authenticatorCodeAt } from '#tests/second-factor-codes.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import { adminLogin, type StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())
// The next test must begin without a second factor.
afterEach(() => clearSecondSteps(site))

const { userId, password } = adminLogin
const noScript = { javaScriptEnabled: false }

async function hindersNobody(page: Page) {
  await waitUntilHydrated(page)
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
}

/** Logs in without a script, up to the end of the password step. */
async function postLogin(page: Page) {
  await page.goto('/admin/login')
  await page.getByLabel('User ID').fill(userId)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/**
 * Turns codes on through the page. `look` checks the page on the way. Returns the app's key and the
 * recovery codes.
 */
async function turnOn(page: Page, { ownPassword = password, look = async (_: Page) => {} } = {}) {
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await look(page)
  const [key = ''] =
    /([A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(await page.locator('main').innerText()) ?? []
  await page.getByLabel('Six-digit code').fill(authenticatorCodeAt(key, new Date()))
  await page.getByLabel('Your password').fill(ownPassword)
  await page.getByRole('button', { name: 'Confirm and turn on' }).click()
  await page.getByRole('heading', { name: 'Save these 10 codes' }).waitFor()
  await look(page)
  const codes = await page.locator('main ol li').allInnerTexts()
  expect(codes).toHaveLength(10)
  return { key, codes }
}

/** Does the same as `npm run reset-password`. */
function clearSecondSteps({ dataDir }: StartedSite) {
  const file = new DatabaseSync(sqliteFilePath(dataDir))
  file.exec('delete from second_factors; delete from recovery_codes; delete from passkeys')
  file.close()
}

/** Generates the next code of the app, because the current one may be used already. */
const nextCode = (key: string) => authenticatorCodeAt(key, new Date(Date.now() + 30_000))

test('without JavaScript, codes can be set up, used and turned off; invalid tickets fail', async () => {
  expectConsoleError(/401|422/)
  const page = await openWindow(site.url, noScript)
  await postLogin(page)
  await page.goto('/admin/second-factor')
  const { key, codes } = await turnOn(page)
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await page.getByText('10 recovery codes are left.').waitFor()

  const other = await openWindow(site.url, noScript)
  await postLogin(other)
  expect(await other.content()).not.toContain(password)
  expect(await other.getByRole('alert').count()).toBe(0)
  const ticket = (await other.context().cookies()).find(({ name }) => name === 'login-ticket')
  expect(ticket).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/admin/login' })
  await other.getByLabel('Six-digit code').fill('000000')
  await other.getByRole('button', { name: 'Login' }).click()
  await other.getByText('That code is wrong.').waitFor()
  const again = (await other.context().cookies()).find(({ name }) => name === 'login-ticket')
  expect(again?.value).not.toBe(ticket?.value)
  const post = (cookie: string) =>
    fetch(`${site.url}/admin/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ code: nextCode(key) }),
    })
  expect((await post('')).status).toBe(401)
  expect((await post(`login-ticket=${'x'.repeat(43)}`)).status).toBe(401)
  await other.getByLabel('Six-digit code').fill(nextCode(key))
  await other.getByRole('button', { name: 'Login' }).click()
  await other.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  const second = await post(`login-ticket=${again?.value}`)
  expect(second.status).toBe(401)
  expect(await second.text()).toContain('That took too long. Please log in again.')
  expect((await other.context().cookies()).map(({ name }) => name)).not.toContain('login-ticket')

  const [code = ''] = codes
  await page.getByRole('link', { name: 'Turn off' }).click()
  await page.getByLabel('Your password').fill('a wrong password')
  await page.getByLabel('Six-digit code or a recovery code').fill(code)
  await page.getByRole('button', { name: 'Turn off the authenticator app' }).click()
  await page.getByRole('alert').getByText('That is not your password').waitFor()
  await page.getByLabel('Your password').fill(password)
  await page.getByLabel('Six-digit code or a recovery code').fill(code)
  await page.getByRole('button', { name: 'Turn off the authenticator app' }).click()
  await page.getByText('The authenticator app was turned off').waitFor()
})

test('the login asks for a code on the same page, keeps typed text and can be restarted', async () => {
  expectConsoleError(/401/)
  const staff = await openLoggedInWindow(site, '/admin/second-factor')
  const { key, codes } = await turnOn(staff, { look: hindersNobody })
  await staff.goto('/admin/second-factor?do=off')
  await hindersNobody(staff)

  const page = await openPage(site.url, '/admin/login')
  await page.getByLabel('User ID').fill(userId)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  const code = page.getByLabel('Six-digit code')
  await code.waitFor()
  expect(await code.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await page.getByLabel('User ID').isVisible()).toBe(false)
  await hindersNobody(page)
  await code.fill('000000')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('alert').getByText('That code is wrong.').waitFor()
  await page.getByRole('button', { name: 'Start again' }).click()
  expect(await page.getByLabel('User ID').inputValue()).toBe(userId)
  await page.getByRole('button', { name: 'Login' }).click()
  await code.fill(nextCode(key))
  await code.press('Enter')
  await page.getByText('Login successful! Redirecting...').waitFor()

  // A session that ends during an edit prompts for both factors in place, and then continues.
  await page.goto('/admin/profile')
  await waitUntilHydrated(page)
  await page.context().clearCookies({ name: 'session' })
  await page.getByLabel('Name', { exact: true }).fill('Meera Rao')
  await page.getByLabel('Email').fill('meera@example.com')
  await page.getByLabel('Mobile').fill('9000000001')
  await page.getByRole('button', { name: 'UPDATE' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please log in again' })
  await dialog.getByLabel('User ID').fill(userId)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await dialog.getByLabel('Six-digit code').fill(codes[0] ?? '')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await page.getByText('Profile updated successfully').first().waitFor()
})

test('a passkey can be added, used for a login without a password, and removed', async () => {
  const staff = await openLoggedInWindow(site, '/admin/second-factor?do=passkey')
  const device = await staff.context().newCDPSession(staff)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  expectConsoleError(/422|401/)
  await staff.getByLabel('Name', { exact: true }).fill('Counter computer')
  await staff.getByLabel('Your password').fill('a wrong password')
  await staff.getByRole('button', { name: 'Add a passkey' }).click()
  await staff.getByRole('alert').getByText('That is not your password').waitFor()
  await staff.getByLabel('Your password').fill(password)
  await staff.getByRole('button', { name: 'Add a passkey' }).click()
  await staff.getByRole('heading', { name: 'Save these 10 codes' }).waitFor()
  const [code = ''] = await staff.locator('main ol li').allInnerTexts()
  await staff.getByRole('link', { name: 'I have saved them' }).click()
  await staff.getByRole('link', { name: 'Remove Counter computer' }).waitFor()
  await staff.getByText('not used yet').waitFor()

  // The password alone no longer suffices.
  const answer = await staff.request.post('/api/login', { data: adminLogin })
  expect([answer.status(), (await answer.json()).needs]).toEqual([401, 'code'])

  await staff.context().clearCookies()
  await staff.goto('/admin/login')
  await waitUntilHydrated(staff)
  await staff.getByRole('button', { name: 'Log in with a passkey' }).click()
  await staff.waitForURL('**/admin/dashboard')

  // A passkey without user verification does not log in.
  await staff.context().clearCookies()
  await staff.goto('/admin/login')
  await waitUntilHydrated(staff)
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await staff.getByRole('button', { name: 'Log in with a passkey' }).click()
  await staff.getByRole('alert').getByText('No passkey was used.').waitFor()
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await staff.getByRole('button', { name: 'Log in with a passkey' }).click()
  await staff.getByText('Login successful! Redirecting...').waitFor()

  await staff.goto('/admin/second-factor')
  await staff.getByText(/last used \d+ \w+ \d{4}, /).waitFor()
  await staff.getByRole('link', { name: 'Remove Counter computer' }).click()
  await staff.getByLabel('Your password').fill(password)
  await staff.getByLabel('Six-digit code or a recovery code').fill(code)
  await staff.getByRole('button', { name: 'Remove the passkey “Counter computer”' }).click()
  await staff.getByText('The passkey was removed').waitFor()
  expect((await staff.request.post('/api/login', { data: adminLogin })).status()).toBe(200)
})

test('staff must first set up a required second factor, and the owner can remove it', async () => {
  const owner = await openLoggedInWindow(site, '/admin/second-factor')
  await turnOn(owner)
  await owner.goto('/admin/second-factor')
  await waitUntilHydrated(owner)
  await owner.getByLabel('Require a second step for everyone').check()
  await owner.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('A second step is now required for everyone').first().waitFor()

  // The owner already has codes. A new account without a second factor is redirected to the set-up,
  // without a script.
  const person = { userId: 'ravi', name: 'Ravi Kumar', email: '', role: 'sales' }
  const invited = await owner.request.post('/api/staff', { data: person })
  const { invitation } = await invited.json()
  const ravi = await openWindow(site.url, noScript)
  await ravi.goto(new URL(invitation).pathname)
  const own = 'four green mangoes'
  await ravi.getByLabel('New password').fill(own)
  await ravi.getByLabel('Confirm password').fill(own)
  await ravi.getByRole('button', { name: 'Save and log in' }).click()
  await ravi.waitForURL('**/admin/second-factor/first?next=%2Fadmin%2Fdashboard')
  await ravi.goto('/admin/reports/finance')
  await ravi.waitForURL('**/admin/second-factor/first?**')
  await turnOn(ravi, { ownPassword: own })
  await ravi.getByRole('link', { name: 'I have saved them' }).click()
  await ravi.getByRole('heading', { level: 1, name: 'Finance Report' }).waitFor()

  await owner.goto('/admin/staff')
  await waitUntilHydrated(owner)
  await owner.getByRole('button', { name: 'Remove second step of Ravi Kumar' }).click()
  const question = owner.getByRole('dialog', { name: 'Remove the second step of Ravi Kumar?' })
  await question.getByText('their password alone is enough to log in').waitFor()
  await hindersNobody(owner)
  await question.getByRole('button', { name: 'Remove second step' }).click()
  await owner.getByText('ravi can now log in with the password only').first().waitFor()
  await expect
    .poll(() => owner.getByRole('button', { name: /^Remove second step/ }).count())
    .toBe(0)
  const alone = { data: { userId: 'ravi', password: own } }
  const anew = await openWindow(site.url)
  expect((await anew.request.post('/api/login', alone)).status()).toBe(200)
  await anew.goto('/admin/dashboard')
  await anew.waitForURL('**/admin/second-factor/first?**')
  await waitUntilHydrated(anew)
  expect(await axeFindingsAtBothWidths(anew)).toEqual([])
})
