import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectConsoleError, openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import { adminLogin, type StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const visitor = { name: 'Offer Example', email: 'offer@example.com', contact: '9000000121' }

test('the owner invites a member of staff, who opens the link on a phone and logs in', async () => {
  expectConsoleError(/422/)
  const owner = await openLoggedInWindow(site, '/admin/dashboard')
  await owner.getByRole('link', { name: 'Staff', exact: true }).click()
  await owner.getByRole('button', { name: 'Add staff account' }).click()
  await owner.getByLabel('Name', { exact: true }).fill('Ravi Kumar')
  await owner.getByLabel('User ID').fill(adminLogin.userId)
  await owner.getByRole('radio', { name: /^Sales/ }).check()
  await owner.getByRole('button', { name: 'Add and create link' }).click()
  await owner.getByText('The user ID admin is already in use').first().waitFor()
  await owner.getByLabel('User ID').fill('ravi')
  await owner.getByRole('button', { name: 'Add and create link' }).click()
  await owner.getByRole('heading', { name: 'Link for Ravi Kumar' }).waitFor()
  const link = await owner.getByLabel('Link', { exact: true }).inputValue()
  await owner.getByText(/It works once and expires on \d+ \w+ \d{4}/).waitFor()
  await owner.getByRole('button', { name: 'Done' }).click()
  const row = owner.getByRole('listitem').filter({ hasText: 'Ravi Kumar' })
  await row.getByText('Invited; the link expires on').waitFor()
  expect(await row.getByText('new enquiries').count()).toBe(0)

  // The pages behind an invitation load no scripts, so they work on any phone.
  const phone = await openWindow(site.url)
  await phone.goto(new URL(link).pathname)
  await phone.getByText('Your user ID: ravi').waitFor()
  const set = async (password: string) => {
    await phone.getByLabel('New password').fill(password)
    await phone.getByLabel('Confirm password').fill(password)
    await phone.getByRole('button', { name: 'Save and log in' }).click()
  }
  await set('password2026')
  await phone.getByText('This password is too common').first().waitFor()
  await set('four green mangoes')
  await phone.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await waitUntilHydrated(phone)
  await phone.locator('summary', { hasText: 'Menu' }).click()
  const menu = phone.getByRole('navigation', { name: 'Portal menu' })
  await menu.getByRole('link', { name: 'Enquiry Report', exact: true }).waitFor()
  expect(await menu.getByRole('link', { name: 'Staff', exact: true }).count()).toBe(0)

  const send = async (path: string, data: object) =>
    (await owner.request.post(path, { data, headers: { Origin: site.url } })).json()
  const { reference } = await send('/offer', { ...visitor, agree: true })
  await send(`/api/desk/${reference}/events`, { type: 'assign', assignee: 1, version: 1 })
  await phone.goto(`/admin/desk/${reference}`)
  await waitUntilHydrated(phone)
  await phone.getByRole('button', { name: 'Assignee of Offer Example: admin' }).click()
  await phone.getByRole('button', { name: 'Ravi Kumar (me)' }).waitFor()
  expect(await phone.getByRole('button', { name: 'Unassigned' }).count()).toBe(0)
  await phone.keyboard.press('Escape')
  await phone.keyboard.press('Control+k')
  await phone.getByRole('combobox').fill('My calls')
  await phone.getByRole('option', { name: 'My calls today' }).click()
  await phone.getByRole('heading', { level: 1, name: 'My calls today' }).waitFor()

  await owner.reload()
  await waitUntilHydrated(owner)
  await row.getByText('Active').waitFor()
  await row.getByRole('button', { name: 'Deactivate Ravi Kumar' }).click()
  await owner.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await row.getByText('Deactivated').waitFor()
  expectConsoleError(/401/)
  await phone.goto('/admin/profile')
  await phone.getByText('Please login to access this page').waitFor()
})

test('changing an account asks for the password again, and then saves the change', async () => {
  expectConsoleError(/403|422/)
  const owner = await openLoggedInWindow(site, '/admin/staff')
  // Simulates a login of more than ten minutes ago.
  let isOld = true
  await owner.route('**/api/session/proof', async (route) => {
    const answer = await route.fetch()
    isOld = !answer.ok()
    await route.fulfill({ response: answer })
  })
  await owner.route('**/api/staff', (route) =>
    route.request().method() === 'POST' && isOld
      ? route.fulfill({
          status: 403,
          json: { message: 'Please enter your password again.', needs: 'password' },
        })
      : route.continue(),
  )
  await owner.getByRole('button', { name: 'Add staff account' }).click()
  await owner.getByLabel('Name', { exact: true }).fill('Lakshmi')
  await owner.getByLabel('User ID').fill('lakshmi')
  await owner.getByRole('radio', { name: /^Workshop/ }).check()
  await owner.getByRole('button', { name: 'Add and create link' }).click()
  const proof = owner.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Password').fill('not the password')
  await proof.getByRole('button', { name: 'Continue' }).click()
  await proof.getByText('The password is wrong').first().waitFor()
  await proof.getByLabel('Password').fill(adminLogin.password)
  await proof.getByRole('button', { name: 'Continue' }).click()
  await owner.getByRole('heading', { name: 'Link for Lakshmi' }).waitFor()
})

test('the session on a lost phone can be ended from another computer', async () => {
  expectConsoleError(/401/)
  const phone = await openLoggedInWindow(site, '/admin/profile', {
    viewport: { width: 375, height: 812 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
  })
  const desk = await openLoggedInWindow(site, '/admin/account')
  await desk.getByRole('button', { name: 'Log out on Chrome on Android' }).click()
  await desk.getByText('That device was logged out').waitFor()
  await phone.goto('/admin/profile')
  await phone.getByText('Please login to access this page').waitFor()
})
