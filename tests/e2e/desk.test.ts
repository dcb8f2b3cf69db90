import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectConsoleError } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }

/** Sends a test-ride enquiry as a visitor. Returns the reference. */
async function askForRide(name: string, mobileNo: string): Promise<string> {
  return send('/api/postBooking', {
    name,
    mobileNo,
    emailId: `${mobileNo}@example.com`,
    model: 'honda-dio',
    color: 'Red',
    message: '',
    agree: true,
  })
}

/** Books a service. `ahead` is the number of days after today in the dealer's time zone. */
async function bookService(name: string, contactNumber: string, ahead: number): Promise<string> {
  const bookingDate = new Date(Date.now() + 5.5 * 3_600_000 + ahead * 86_400_000)
    .toISOString()
    .slice(0, 10)
  return send('/book-service', { model: 'honda-dio', name, contactNumber, bookingDate })
}

async function send(path: string, data: object): Promise<string> {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify(data),
  })
  const { reference } = await answer.json()
  return String(reference)
}

/** Opens the desk in a browser that cannot make calls. */
async function openDesk(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openLoggedInWindow(site, path, options)
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
  return page
}

const line = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a call and its next step take two taps at each step, until the enquiry is closed', async () => {
  await askForRide('Worked Example', '9000000101')
  const page = await openDesk('/admin/desk?section=new', phone)
  await page.getByRole('link', { name: 'Call Worked Example' }).tap()
  await page.getByRole('button', { name: 'Reached' }).tap()
  await page.getByRole('button', { name: 'In 1 hour' }).tap()
  await page.getByText(/^Reached\. Next step: /).waitFor()
  await line(page, 'Worked Example').waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'All', exact: true }).tap()
  await line(page, 'Worked Example').getByText('Contacted').waitFor()
  await page.getByRole('button', { name: 'More for Worked Example' }).tap()
  await page.getByRole('button', { name: /\(me\)/ }).tap()
  await page.getByText(/^Worked Example assigned to /).waitFor()
  await page.getByRole('link', { name: /^Mine/ }).tap()
  await page.getByRole('button', { name: 'More for Worked Example' }).tap()
  await page.getByRole('button', { name: 'Delivered' }).tap()
  await page.getByText('Worked Example: Delivered').waitFor()
  await line(page, 'Worked Example').waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'All', exact: true }).tap()
  await page.getByRole('link', { name: 'Worked Example', exact: true }).tap()
  await page.getByRole('heading', { level: 1, name: 'Worked Example' }).waitFor()
  await page.getByText('Call: Reached').waitFor()
  await page.getByText('Contacted → Delivered').waitFor()
})

test('a second editor is warned, and a note whose response was lost is stored once', async () => {
  expectConsoleError(/409|ERR_FAILED/)
  const reference = await askForRide('Raced Example', '9000000103')
  const page = await openDesk(`/admin/desk/${reference}`)
  await page.getByRole('button', { name: /^Status of Raced Example/ }).click()
  const sent = await page.request.post(`/api/desk/${reference}/events`, {
    data: { type: 'state', state: 'quoted', version: 1 },
    headers: { Origin: site.url },
  })
  expect(sent.status()).toBe(200)
  await page.getByRole('button', { name: 'Follow-up' }).click()
  await page
    .getByRole('dialog')
    .getByText(/changed this enquiry/)
    .waitFor()
  await page.getByRole('button', { name: 'Quoted', pressed: true }).waitFor()
  await page.keyboard.press('Escape')

  await page.route('**/events', async (route) => {
    // The request arrives, but the response is lost.
    await route.fetch()
    await route.abort()
  })
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Comes on Saturday')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByText(/^No connection, so this was not saved/).waitFor()
  expect(await note.inputValue()).toBe('Comes on Saturday')
  await page.unroute('**/events')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Comes on Saturday' }).waitFor()
  await expect.poll(() => note.inputValue()).toBe('')
  const { history } = await (await page.request.get(`/api/desk/${reference}`)).json()
  expect(history.map(({ type }: { type: string }) => type).sort()).toEqual(['note', 'state'])
})

test('a second editor can still change an enquiry that no longer matches the list', async () => {
  expectConsoleError(/409/)
  const reference = await askForRide('Left Example', '9000000104')
  const page = await openDesk('/admin/desk?section=new&search=Left', phone)
  await page.getByRole('button', { name: 'More for Left Example' }).tap()
  await page.request.post(`/api/desk/${reference}/events`, {
    data: { type: 'state', state: 'quoted', version: 1 },
    headers: { Origin: site.url },
  })
  await page.getByRole('button', { name: 'Follow-up' }).tap()
  await page
    .getByRole('dialog')
    .getByText(/changed this enquiry/)
    .waitFor()
  await page.getByRole('button', { name: 'Quoted', pressed: true }).waitFor()
  await page.getByRole('button', { name: 'Follow-up' }).tap()
  await page.getByText('Left Example: Follow-up').waitFor()
})

test('a search without matches in its section leads to the matches in All', async () => {
  const reference = await askForRide('Elsewhere Example', '9000000188')
  await askForRide('Unrelated Example', '9000000189')
  const page = await openDesk('/admin/desk?section=overdue', phone)
  const field = page.getByRole('searchbox', { name: 'Search the desk' })
  await field.fill('0188 elsewhere')
  await page.getByText('None here. 1 in All.').waitFor()
  await page.getByRole('link', { name: 'Show this enquiry' }).tap()
  await page
    .getByRole('link', { name: /Elsewhere Example$/ })
    .first()
    .waitFor()
  expect(new URL(page.url()).searchParams.get('section')).toBe('all')
  expect(await field.inputValue()).toBe('0188 elsewhere')
  await field.fill(reference.replace('-', '').toLowerCase())
  await page
    .getByRole('status')
    .filter({ hasText: /^1 enquiry$/ })
    .waitFor()
  await field.fill('0188 unrelated')
  await page.getByText('No enquiries match.').waitFor()
})

test('an enquiry with only an email address has a mail link in an aligned row', async () => {
  const asked = { name: 'Mail Alone', email: 'alone@example.com' }
  await send('/finance', { ...asked, loanAmount: '50000', agreed: true })
  await send('/finance', { ...asked, name: 'Mail Not', contact: '9000000114', agreed: true })
  const page = await openDesk('/admin/desk?section=all&search=alone@example.com')
  const mail = page.getByRole('link', { name: 'Email Mail Alone' })
  expect(await mail.getAttribute('href')).toMatch(/^mailto:alone@example\.com\?subject=/)
  const lefts = await page
    .locator('[data-reference] .desk-state')
    .evaluateAll((states) => states.map((it) => it.getBoundingClientRect().left))
  expect(lefts).toHaveLength(2)
  expect(lefts[0]).toBe(lefts[1])
})

test('shortcut keys act on the first or the focused row, and can be switched off', async () => {
  await askForRide('Keyed Example', '9000000105')
  const page = await openDesk('/admin/desk?section=all&search=Keyed')
  const name = page.getByRole('link', { name: /Keyed Example$/ }).first()
  const dialog = page.getByRole('dialog', { name: 'Status of Keyed Example' })
  await name.waitFor()
  await page.keyboard.press('s')
  await dialog.getByRole('button', { name: 'Contacted' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByLabel('Use single-key shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await name.focus()
  await page.keyboard.press('s')
  expect(await dialog.isVisible()).toBe(false)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Keyed')
  await page
    .getByRole('option', { name: /Keyed Example/ })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Keyed Example' }).waitFor()
})

test('one tap lists the next day’s bookings and writes the filter to the address', async () => {
  await bookService('Tomorrow Example', '9000000106', 1)
  await bookService('Later Example', '9000000107', 9)
  // Without overdue enquiries, the desk opens the first section that has any. The hour decides which.
  const page = await openDesk('/admin/desk', phone)
  expect(page.url()).toMatch(/section=(today|new)$/)
  await page
    .getByRole('navigation', { name: 'Sections of the desk' })
    .getByRole('link', { name: /^New/ })
    .tap()
  await line(page, 'Later Example').waitFor()
  await page.getByRole('link', { name: 'Bookings for tomorrow' }).tap()
  await line(page, 'Tomorrow Example').getByText('For tomorrow').waitFor()
  await line(page, 'Later Example').waitFor({ state: 'detached' })
  expect(page.url()).toContain('booking=tomorrow')
  await page.goBack()
  await line(page, 'Later Example').waitFor()
})

test('a state change is undone at once, for one enquiry and for several', async () => {
  await askForRide('First Many', '9000000108')
  await askForRide('Second Many', '9000000109')
  const page = await openDesk('/admin/desk?section=all&search=Many')
  await page.getByRole('button', { name: /^Status of First Many/ }).click()
  await page.getByRole('button', { name: 'Lost' }).click()
  await page.getByRole('button', { name: 'Finance refused' }).click()
  await line(page, 'First Many').getByText('Lost').waitFor()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await line(page, 'First Many').getByText('New').waitFor()

  await page.getByRole('checkbox', { name: 'Select First Many' }).check()
  await page.getByRole('checkbox', { name: 'Select Second Many' }).check()
  await page.getByRole('button', { name: 'Status', exact: true }).click()
  await page.getByRole('button', { name: 'Quoted' }).click()
  await page.getByText('2 enquiries: Quoted').waitFor()
  await line(page, 'First Many').getByText('Quoted').waitFor()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await line(page, 'First Many').getByText('New').waitFor()
  await line(page, 'Second Many').getByText('New').waitFor()
})
