import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectConsoleError, waitUntilHydrated } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { formsWithDrafts, type StaffFormExample } from '#tests/staff-form-examples.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import { adminLogin, type StartedSite } from '#tests/start-site.ts'

let site: StartedSite
let reference = ''
beforeAll(async () => {
  site = await startOwnSite()
  reference = await askForRide('Kept Example', '9000000401')
})
afterAll(() => site.stop())

async function askForRide(name: string, mobileNo: string): Promise<string> {
  const answer = await fetch(`${site.url}/api/postBooking`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify({
      name,
      mobileNo,
      emailId: `${mobileNo}@example.com`,
      model: 'honda-dio',
      color: 'Red',
      message: '',
      agree: true,
    }),
  })
  return String((await answer.json()).reference)
}

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }
/** A page that loads quickly. */
const elsewhere = '/admin/change-password'
const notice = (page: Page) => page.getByText('Draft restored')

async function openForm(page: Page, form: StaffFormExample) {
  await page.goto(form.page.replace('REFERENCE', reference))
  await waitUntilHydrated(page)
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a[href^="tel:"]'))
          event.preventDefault()
      },
      true,
    ),
  )
  await form.open?.(page)
  await form.field(page).waitFor()
}

/** Types into the form, or selects its last option. Returns the value of the field. */
async function fill(page: Page, form: StaffFormExample): Promise<string> {
  const field = form.field(page)
  const options = await field.evaluate((it) =>
    it instanceof HTMLSelectElement ? [...it.options].map(({ value }) => value) : [],
  )
  const last = options.at(-1)
  if (last === undefined) await field.fill(form.typed)
  else await field.selectOption(last)
  return field.inputValue()
}

test.each(formsWithDrafts)(
  'keeps a typed draft when the user leaves the page: $name',
  async (form) => {
    const page = await openLoggedInWindow(site, elsewhere)
    // The enquiry must be due today to appear in My calls.
    if (form.page === '/admin/today') await takeForToday(page)
    await openForm(page, form)
    const before = await form.field(page).inputValue()
    const typed = await fill(page, form)
    await page.goto(elsewhere)
    await openForm(page, form)
    await expect.poll(() => form.field(page).inputValue()).toBe(typed)
    await notice(page).first().waitFor()
    await page.getByRole('button', { name: 'Discard', exact: true }).first().click()
    await expect.poll(() => form.field(page).inputValue()).toBe(before)
    expect(await notice(page).count()).toBe(0)
  },
)

async function takeForToday(page: Page) {
  const { people } = await (await page.request.get('/api/desk/people')).json()
  const me = people.find((it: { role: string }) => it.role === 'owner')
  const due = { type: 'nextStep', at: new Date().toISOString() }
  for (const event of [{ type: 'assign', assignee: me.id }, due]) {
    const { version } = await (await page.request.get(`/api/desk/${reference}`)).json()
    const data = { ...event, version }
    await page.request.post(`/api/desk/${reference}/events`, {
      headers: { Origin: site.url },
      data,
    })
  }
}

test('a typed note is saved with the chosen state, and stays after the state is undone', async () => {
  const taken = await askForRide('Moved Example', '9000000402')
  const page = await openLoggedInWindow(site, '/admin/desk?section=all', phone)
  await page.getByRole('button', { name: 'More for Moved Example' }).tap()
  await page.getByRole('textbox', { name: 'Note' }).fill('Wants it before Diwali')
  await page.getByRole('button', { name: 'Quoted' }).tap()
  await page.getByText('Moved Example: Quoted. Note saved.').waitFor()
  await page.getByRole('button', { name: /^Undo/ }).tap()
  await page.getByText('Undone').waitFor()
  await page.goto(`/admin/desk/${taken}`)
  await page.getByRole('region', { name: 'History' }).getByText('Wants it before Diwali').waitFor()
  expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('')
})

test('a note typed on an enquiry’s page is saved with the next step', async () => {
  const taken = await askForRide('Stepped Example', '9000000403')
  const page = await openLoggedInWindow(site, `/admin/desk/${taken}`)
  await page.getByRole('textbox', { name: 'Note' }).fill('Rings from the office')
  await page
    .getByRole('button', { name: /^Next step for/ })
    .first()
    .click()
  await page.getByText('Your note will be saved with it: “Rings from the office”').waitFor()
  await page.getByRole('button', { name: 'In 1 hour' }).click()
  await page.getByRole('region', { name: 'History' }).getByText('Rings from the office').waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('')
})

test('a typed draft survives an expired session and is saved after the login', async () => {
  const page = await openLoggedInWindow(site, '/admin/account')
  expectConsoleError(/401/)
  await page.getByRole('textbox', { name: 'Street' }).fill('15 Lake Road')
  await page.context().clearCookies()
  await page.goto('/admin/account')
  await page.getByLabel('User ID').first().waitFor()
  expect(await page.getByText('15 Lake Road').count()).toBe(0)
  await page.request.post('/api/login', { data: adminLogin, headers: { Origin: site.url } })
  await page.goto('/admin/account')
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Street' }).inputValue())
    .toBe('15 Lake Road')
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. The changes are on the site now.').first().waitFor()
  await page.reload()
  await waitUntilHydrated(page)
  expect(await notice(page).count()).toBe(0)
  expect(await page.getByRole('textbox', { name: 'Street' }).inputValue()).toBe('15 Lake Road')
})

test('the logout asks about drafts and deletes the drafts from the browser', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  await page.getByRole('textbox', { name: 'Name' }).fill('Half a na')
  await page.locator('header summary').last().click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Log out and lose 1 entry?' })
  await question.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin/login')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('no draft contains a password or a code', async () => {
  const page = await openLoggedInWindow(site, '/admin/change-password')
  for (const name of ['Current password', 'New password', 'Confirm password'])
    await page.getByLabel(name).fill('four quiet green words')
  await page.goto('/admin/second-factor?do=passkey')
  await waitUntilHydrated(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Phone')
  await page.getByLabel('Your password').last().fill('four quiet green words')
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).toContain('Phone')
  expect(stored).not.toContain('four quiet')
})

test('leaving the gallery asks about selected pictures', async () => {
  const page = await openLoggedInWindow(site, '/admin/gallery')
  await page.getByRole('button', { name: 'Add pictures' }).click()
  const buffer = Buffer.from('not sent')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'floor.png', mimeType: 'image/png', buffer })
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  const question = page.getByRole('dialog', { name: 'Leave without adding the picture?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Add pictures' }).click()
  await page.getByText('floor.png').waitFor()
})

test('the editor stores a refused change when its page is hidden, and restores it', async () => {
  const page = await openLoggedInWindow(site, '/admin/site/about')
  expectConsoleError(/422/)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('Come by in {town}.')
  await page.getByText(/Text contains \{town\}/).waitFor()
  // Safari on a phone hides a page when it closes it, and sends no `beforeunload`.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/admin/dashboard')
  await page.goto('/admin/site/about')
  await notice(page).waitFor()
  expect(await text.inputValue()).toBe('Come by in {town}.')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect.poll(() => text.inputValue()).not.toContain('{town}')
})
