import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { expectConsoleError, openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { logInForCookie } from '#tests/login-session.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
const password = 'four green mangoes'
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }

beforeAll(async () => {
  site = await startOwnSite()
  await hire('ravi', 'Ravi Kumar', 'sales')
  await hire('lakshmi', 'Lakshmi Devi', 'workshop')
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

async function hire(userId: string, name: string, role: string): Promise<void> {
  const cookie = await logInForCookie(site)
  const { invitation } = await post('/api/staff', { userId, name, email: '', role }, cookie)
  await fetch(invitation, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ newPassword: password, confirmPassword: password }),
  })
}

async function ask(name: string, mobileNo: string): Promise<string> {
  const emailId = `${mobileNo}@example.com`
  const ride = { name, mobileNo, emailId, model: 'honda-dio', color: 'Red', message: '' }
  return (await post('/api/postBooking', { ...ride, agree: true })).reference
}

async function openAsRavi(path: string): Promise<Page> {
  const page = await openWindow(site.url, { viewport: { width: 1440, height: 900 } })
  await page.goto('/admin/login')
  await waitUntilHydrated(page)
  await page.getByLabel('User ID').fill('ravi')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await page.goto(path)
  await waitUntilHydrated(page)
  return page
}

test('a colleague who is mentioned on a phone is told, and finds the enquiry at the desk', async () => {
  const reference = await ask('Mentioned Example', '9000000501')
  const ravi = await openAsRavi('/admin/dashboard')
  const page = await openLoggedInWindow(site, `/admin/desk/${reference}`, phone)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.pressSequentially('Please call, @')
  const list = page.getByRole('listbox', { name: 'Colleagues' })
  // The workshop does not see test rides.
  await expect.poll(() => list.getByRole('option').allTextContents()).toEqual(['Ravi Kumar'])
  const height = (await list.getByRole('option').first().boundingBox())?.height ?? 0
  expect(height).toBeGreaterThanOrEqual(44)
  expect(await axeFindings(page)).toEqual([])
  await list.getByRole('option', { name: 'Ravi Kumar' }).tap()
  expect(await note.inputValue()).toBe('Please call, @Ravi Kumar ')
  await note.pressSequentially('and @Lakshmi Devi')
  await page.getByRole('button', { name: 'Save note' }).tap()
  await page.getByText('Lakshmi Devi was not notified').first().waitFor()
  const history = page.getByRole('region', { name: 'History' })
  await history.getByText('Not notified: Lakshmi Devi').waitFor()
  await history.locator('strong').getByText('@Ravi Kumar').waitFor()

  await ravi.getByText(new RegExp(`mentioned you on ${reference}`)).waitFor()
  await ravi.goto('/admin/dashboard')
  await waitUntilHydrated(ravi)
  await ravi.getByRole('link', { name: /^Unread mentions ?1$/ }).click()
  const sections = ravi.getByRole('navigation', { name: 'Sections of the desk' })
  const tab = sections.getByRole('link', { name: /^Mentioned/ })
  await expect.poll(() => tab.textContent()).toBe('Mentioned1')
  const seen = ravi.waitForResponse((answer) => answer.url().endsWith(`/${reference}/seen`))
  const row = ravi.getByRole('link', { name: /^(Unread: )?Mentioned Example/ })
  await row.click()
  await seen
  await ravi.getByRole('region', { name: 'History' }).getByText('Please call,').waitFor()
  await ravi.goto('/admin/desk?section=mentioned')
  await waitUntilHydrated(ravi)
  await row.waitFor()
  await expect.poll(() => tab.textContent()).toBe('Mentioned0')
})

test('the keyboard chooses a colleague, and Escape closes only the list', async () => {
  await ask('Keyboard Example', '9000000502')
  const page = await openLoggedInWindow(site, '/admin/desk?section=all')
  await page.getByRole('button', { name: 'More for Keyboard Example' }).click()
  const dialog = page.getByRole('dialog')
  const note = dialog.getByRole('textbox', { name: 'Note' })
  await note.pressSequentially('@')
  const list = dialog.getByRole('listbox')
  await list.waitFor()
  await note.press('Escape')
  await expect.poll(() => list.count()).toBe(0)
  expect(await note.inputValue()).toBe('@')
  await note.pressSequentially('rav')
  await list.waitFor()
  expect(await note.getAttribute('aria-activedescendant')).toBe(
    await list.getByRole('option').first().getAttribute('id'),
  )
  await note.press('ArrowDown')
  await note.press('Enter')
  expect(await note.inputValue()).toBe('@Ravi Kumar ')
  await expect.poll(() => list.count()).toBe(0)
})

test('a typed note stays with its enquiry on leaving the page, and the logout deletes it', async () => {
  const [one, other] = [await ask('One Example', '9000000503'), await ask('Other', '9000000504')]
  const page = await openLoggedInWindow(site, `/admin/desk/${one}`, phone)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Wants the blue one')
  await page.getByRole('link', { name: 'Desk' }).first().tap()
  await page.waitForURL(/admin\/desk(\?|$)/)
  await page.goto(`/admin/desk/${other}`)
  await waitUntilHydrated(page)
  expect(await note.inputValue()).toBe('')
  await page.goto(`/admin/desk/${one}`)
  await waitUntilHydrated(page)
  await expect.poll(() => note.inputValue()).toBe('Wants the blue one')
  await page.locator('header summary').last().tap()
  await page.getByRole('button', { name: 'Logout' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).tap()
  await page.waitForURL('**/admin/login')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('blue')
})

test('My calls offers colleagues without a network, and the mention is sent later', async () => {
  const reference = await ask('Offline Example', '9000000505')
  const page = await openLoggedInWindow(site, '/admin/today', phone)
  const { people } = await (await page.request.get('/api/desk/people')).json()
  const me = people.find(({ role }: { role: string }) => role === 'owner')
  const tell = async (event: object) => {
    const { version } = await (await page.request.get(`/api/desk/${reference}`)).json()
    const data = { ...event, version }
    await page.request.post(`/api/desk/${reference}/events`, {
      headers: { Origin: site.url },
      data,
    })
  }
  await tell({ type: 'assign', assignee: me.id })
  await tell({ type: 'nextStep', at: new Date().toISOString() })
  await page.reload()
  await waitUntilHydrated(page)
  const card = page.locator('li').filter({ hasText: 'Offline Example' })
  await card.getByRole('button', { name: 'Note' }).tap()
  expectConsoleError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|fetching the script/)
  await page.context().setOffline(true)
  const note = page.getByLabel('Your note')
  await note.pressSequentially('Ask @rav')
  await page.getByRole('option', { name: 'Ravi Kumar' }).tap()
  expect(await note.inputValue()).toBe('Ask @Ravi Kumar ')
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await page.getByText('1 entry waiting to be sent').first().waitFor()
  await page.context().setOffline(false)
  await expect
    .poll(async () => {
      const { history } = await (await page.request.get(`/api/desk/${reference}`)).json()
      return history.at(-1).mentions
    })
    .toEqual([{ written: '@Ravi Kumar', name: 'Ravi Kumar' }])
})
