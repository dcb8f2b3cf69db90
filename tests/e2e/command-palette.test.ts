import type { Page } from 'playwright-core'
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

const comboboxOf = (page: Page) => page.getByRole('combobox', { name: 'Search enquiries' })

async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const input = comboboxOf(page)
  await input.waitFor()
  return input
}

async function addEnquiry(page: Page, answers: object): Promise<string> {
  const answer = await page.request.post('/api/enquiries', {
    data: { kind: 'sales', source: 'walk-in', answers },
    headers: { Origin: site.url },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).reference
}

test('the button opens the search on a phone, which finds all kinds of results', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile', phone)
  await addEnquiry(page, { name: 'Padma Search', contact: '9848012399' })
  const button = page.getByRole('button', { name: 'Search', exact: true })
  const box = await button.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await button.tap()
  const input = comboboxOf(page)
  await expect.poll(() => input.evaluate((it) => it === document.activeElement)).toBe(true)
  const fontSize = await input.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
  expect(fontSize).toBeGreaterThanOrEqual(16)
  const { people } = await (await page.request.get('/api/desk/people')).json()

  for (const [typed, head, option] of [
    ['report book', 'Pages', /Booking Report/],
    ['price shine cb', 'Vehicles', /CB SHINE Price · ₹/],
    [people[0].name.split(' ')[0].toLowerCase(), 'Staff', new RegExp(people[0].name)],
    ['diwali', 'Settings', /Opening hours and holidays/],
    ['padma sea', 'Customers', /Padma Search/],
    ['Padma Search', 'Enquiries', /Padma Search/],
  ] as const) {
    await input.fill(typed)
    await page
      .getByRole('group', { name: head })
      .getByRole('option', { name: option })
      .first()
      .waitFor()
  }
  const option = page.getByRole('listbox').getByRole('option').first()
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const dialog = await page.getByRole('dialog', { name: 'Search' }).boundingBox()
  expect(dialog).toMatchObject({ x: 0, y: 0, width: 375 })

  await input.fill('holiday')
  await page.getByRole('option', { name: /Opening hours and holidays/ }).tap()
  await page.waitForURL('**/admin/account#dealer-hours')
  await expect
    .poll(() =>
      page.getByRole('group', { name: 'Hours' }).evaluate((it) => it.getBoundingClientRect().top),
    )
    .toBeLessThan(300)
})

test('keys select a result, open it, and open it in a new tab', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  await page.keyboard.press('Control+k')
  const input = comboboxOf(page)
  await input.fill('report')
  const selected = page.getByRole('listbox').getByRole('option', { selected: true })
  const options = page.getByRole('group', { name: 'Pages' }).getByRole('option')
  await options.first().waitFor()
  await page.getByText(/^\d+ found$/).waitFor()
  const first = await selected.innerText()
  await input.press('End')
  const last = await selected.innerText()
  expect(last).not.toBe(first)
  await input.press('ArrowDown')
  expect(await selected.innerText()).toBe(first)
  await input.press('ArrowUp')
  await input.press('Home')
  expect(await selected.innerText()).toBe(first)
  expect(await input.getAttribute('aria-activedescendant')).toBe(await selected.getAttribute('id'))

  await input.fill('price')
  await selected.getByText('Price', { exact: true }).first().waitFor()
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    input.press('Control+Enter'),
  ])
  await opened.waitForURL('**/admin/price')
  await opened.close()
  await input.press('Enter')
  await page.waitForURL('**/admin/price')
  await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'hidden' })
})

test('a salesperson finds no page that the role may not open', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  const headers = { Origin: site.url }
  const hired = await page.request.post('/api/staff', {
    data: { userId: 'asha', name: 'Asha Example', email: '', role: 'sales' },
    headers,
  })
  const password = 'four green mangoes'
  const { invitation } = await hired.json()
  await page.request.post(invitation, {
    form: { newPassword: password, confirmPassword: password },
    headers,
  })
  await page.request.post('/api/login', { data: { userId: 'asha', password } })
  await page.goto('/admin/profile')
  await waitUntilHydrated(page)
  const input = await openSearch(page)
  for (const [typed, shown] of [
    ['diwali', 0],
    ['backups', 0],
    ['desk rules', 0],
    ['catalogue', 0],
    ['staff account', 0],
    ['asha', 1],
    ['desk', 1],
  ] as const) {
    await input.fill(typed)
    await page.getByText(/^(Nothing found|\d+ found)/).waitFor()
    expect([
      typed,
      Math.min(1, await page.getByRole('listbox').getByRole('option').count()),
    ]).toEqual([typed, shown])
  }
})

test('without a connection pages are found, and the search says that it needs the network', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  const input = await openSearch(page)
  await page.route('**/api/**', (route) => route.abort())
  expectConsoleError(/ERR_FAILED/)
  await input.fill('booking')
  await page.getByText('No connection. Only pages').waitFor()
  await page.getByRole('option', { name: /Booking Report/ }).waitFor()
})

test('a slow answer does not replace the answer to a newer text', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  await addEnquiry(page, { name: 'Slow Answer' })
  await addEnquiry(page, { name: 'Newer Answer' })
  const input = await openSearch(page)
  const newer = Promise.withResolvers<void>()
  const slow = Promise.withResolvers<void>()
  await page.route('**/api/desk?*search=Slow*', async (route) => {
    await newer.promise
    await route.continue().catch(() => undefined)
    slow.resolve()
  })
  await input.fill('Slow')
  await page.waitForRequest(/search=Slow/)
  await input.fill('Newer')
  const enquiries = page.getByRole('group', { name: 'Enquiries' })
  await enquiries.getByRole('option', { name: /Newer Answer/ }).waitFor()
  newer.resolve()
  await slow.promise
  // The slow request has ended, by its answer or because the page cancelled it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(await enquiries.getByRole('option').allInnerTexts()).toHaveLength(1)
})

test('the button leads to the search of the desk without JavaScript', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  expectConsoleError(/ERR_FAILED/)
  await page.goto('/admin/profile')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('**/admin/desk?section=all')
})

test('a message is above the backdrop of a dialog and can be closed there', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  await openSearch(page)
  await page.getByRole('switch').evaluate((it: HTMLElement) => it.click())
  const toast = page.locator('.Toastify__toast')
  await toast.waitFor()
  const isOnTop = () =>
    toast.evaluate((it) => {
      const { x, y, width, height } = it.getBoundingClientRect()
      return it.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
  await toast.getByRole('button', { name: 'close' }).click()
  await toast.waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog', { name: 'Search' }).isVisible()).toBe(true)
  await page.getByRole('switch').evaluate((it: HTMLElement) => it.click())
  await toast.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => toast.evaluate((it) => it.closest('dialog') === null)).toBe(true)
})
