import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectConsoleError, openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { logInForCookie } from '#tests/login-session.ts'
import { recordNotices } from '#tests/record-notices.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
const people: Record<'asha' | 'ravi', number> = { asha: 0, ravi: 0 }
const password = 'four green mangoes'

beforeAll(async () => {
  site = await startOwnSite()
  people.asha = await hire('asha', 'Asha Example')
  people.ravi = await hire('ravi', 'Ravi Example')
})
afterAll(() => site.stop())

async function post(path: string, data: object, cookie = '') {
  const headers = { 'content-type': 'application/json', origin: site.url, cookie }
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(data),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** Adds a salesperson who has set a password. Returns the account's id. */
async function hire(userId: string, name: string): Promise<number> {
  const cookie = await logInForCookie(site)
  const { invitation } = await post(
    '/api/staff',
    { userId, name, email: '', role: 'sales' },
    cookie,
  )
  const set = await fetch(invitation, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ newPassword: password, confirmPassword: password }),
  })
  expect(set.status).toBeLessThan(400)
  const staff = await fetch(`${site.url}/api/staff`, { headers: { cookie } })
  const all: { id: number; userId: string }[] = await staff.json()
  return all.find((one) => one.userId === userId)?.id ?? 0
}

let sent = 0
/** Sends an enquiry as a visitor and assigns it. Returns the reference. */
async function ask(name: string, assignee: number, cookie: string): Promise<string> {
  const mobileNo = `9${String(++sent).padStart(9, '0')}`
  const { reference } = await post('/api/postBooking', {
    ...{
      name,
      mobileNo,
      emailId: `${mobileNo}@example.com`,
      model: 'honda-dio',
      color: 'Red',
      message: '',
      agree: true,
    },
  })
  await post(`/api/desk/${reference}/events`, { type: 'assign', assignee, version: 1 }, cookie)
  return reference
}

async function openAs(userId: string, path: string, options = {}): Promise<Page> {
  const page = await openWindow(site.url, { viewport: { width: 1440, height: 900 }, ...options })
  await page.goto('/admin/login')
  await waitUntilHydrated(page)
  await page.getByLabel('User ID').fill(userId)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await page.goto(path)
  await waitUntilHydrated(page)
  return page
}

test('a salesperson hands an enquiry over on a phone with a note, and the colleague is told', async () => {
  const reference = await ask('Handed Example', people.asha, await logInForCookie(site))
  const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }
  const asha = await openAs('asha', `/admin/desk/${reference}`, phone)
  const ravi = await openWindow(site.url, { viewport: { width: 1440, height: 900 } })
  const notices = await recordNotices(ravi)
  await ravi.goto('/admin/login')
  await waitUntilHydrated(ravi)
  await ravi.getByLabel('User ID').fill('ravi')
  await ravi.getByLabel('Password', { exact: true }).fill(password)
  await ravi.getByRole('button', { name: 'Login' }).click()
  await ravi.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()

  await asha.getByRole('button', { name: /^Assignee of Handed Example/ }).tap()
  const dialog = asha.getByRole('dialog')
  await dialog.getByLabel('Note for the colleague').fill('Wants the blue one on Saturday')
  await dialog.getByRole('button', { name: /Ravi Example.*0 open/ }).tap()
  await asha.getByText('Handed Example assigned to Ravi Example. Note saved.').waitFor()
  await notices.toHold(`Enquiry ${reference} was assigned to you`)
  await asha.getByRole('button', { name: 'Undo' }).tap()
  await asha.getByRole('button', { name: /^Assignee of Handed Example: Asha/ }).waitFor()

  await ravi.goto(`/admin/desk/${reference}`)
  await ravi.getByText('Wants the blue one on Saturday').waitFor()
  await ravi.getByText('Assigned to Ravi Example').waitFor()
})

test('a leave with 146 open enquiries is covered with two clicks and undone with one', async () => {
  const cookie = await logInForCookie(site)
  for (let index = 0; index < 145; index++) await ask(`Open ${index}`, people.asha, cookie)
  const owner = await openLoggedInWindow(site, '/admin/staff')
  let clicks = 0
  const click = async (name: string | RegExp) => {
    clicks++
    await owner.getByRole('button', { name }).click()
  }
  await click('Hand over 146 open: Asha Example')
  await click(/^Ravi Example/)
  await owner.getByText('146 enquiries of Asha Example assigned to Ravi Example.').waitFor()
  expect(clicks).toBe(2)
  await owner.getByRole('button', { name: 'Hand over 146 open: Ravi Example' }).waitFor()
  await click('Undo')
  await owner.getByText('146 enquiries assigned to Asha Example again.').waitFor()
  await owner.getByRole('button', { name: 'Hand over 146 open: Asha Example' }).waitFor()
})

test('deactivating an account asks for the new assignee of the open enquiries', async () => {
  expectConsoleError(/422/)
  const owner = await openLoggedInWindow(site, '/admin/staff')
  await owner.getByRole('button', { name: 'Deactivate Asha Example' }).click()
  await owner.getByLabel('Their 146 open enquiries').selectOption('Assign by the assignment rules')
  await owner.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await owner.getByRole('alert').getByText('There are no assignment rules yet').waitFor()
  await owner.getByLabel('Their 146 open enquiries').selectOption('Assign to Ravi Example')
  await owner.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await owner.getByText('Deactivated', { exact: true }).waitFor()
  await owner.getByRole('button', { name: 'Hand over 146 open: Ravi Example' }).waitFor()
})
