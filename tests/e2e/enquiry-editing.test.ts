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

async function addByApi(page: Page, body: object): Promise<string> {
  const answer = await page.request.post('/api/enquiries', {
    data: { kind: 'sales', source: 'walk-in', ...body },
    headers: { Origin: site.url },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).reference
}

const readEnquiry = async (page: Page, search: string) => {
  const { rows } = await (await page.request.get(`/api/desk?search=${search}`)).json()
  return (await page.request.get(`/api/desk/${rows[0].reference}`)).json()
}

/** Returns the first day from `ahead` days on that is not a Tuesday, on which the demo is closed. */
function openDay(ahead: number): string {
  const day = new Date(Date.now() + 5.5 * 3_600_000 + ahead * 86_400_000)
  return day.getUTCDay() === 2 ? openDay(ahead + 1) : day.toISOString().slice(0, 10)
}

test('a walk-in is added from the desk on a phone with five taps', async () => {
  const page = await openLoggedInWindow(site, '/admin/desk?section=all', phone)
  await page.getByRole('button', { name: 'New enquiry' }).tap()
  const dialog = page.getByRole('dialog', { name: 'New enquiry' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await expect.poll(() => name.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.keyboard.type('Ravi Kumar')
  await dialog.getByLabel('Phone number').tap()
  await page.keyboard.type('98490 12345')
  await dialog.getByLabel('Vehicle').selectOption('DIO')
  const save = dialog.getByRole('button', { name: 'Add enquiry' })
  const box = await save.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(812)
  await save.tap()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Ravi Kumar', exact: true }).waitFor()
  const added = await readEnquiry(page, '9849012345')
  await page.getByRole('link', { name: added.reference, exact: true }).waitFor()
  expect(added).toMatchObject({
    name: 'Ravi Kumar',
    model: 'DIO',
    source: 'walk-in',
    kind: 'sales',
  })
  await page.getByRole('button', { name: 'New enquiry' }).tap()
  await dialog.getByLabel('Phone number').fill('98490')
  await dialog.getByRole('link', { name: /Ravi Kumar, 1 enquiry, last on/ }).waitFor()
  await dialog.getByText('More fields').tap()
  await dialog.getByRole('textbox', { name: 'Email' }).fill('wrong')
  await dialog.getByText('More fields').tap()
  await dialog.getByRole('button', { name: 'Add enquiry' }).tap()
  await dialog.getByText('Enter a valid email address').first().waitFor()
  expect(await dialog.getByLabel('Phone number').inputValue()).toBe('98490')
})

test('a booking is added from the command palette, and a closed day is refused', async () => {
  const page = await openLoggedInWindow(site, '/admin/dashboard')
  await page.getByRole('button', { name: 'New enquiry' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search enquiries' }).fill('new enq')
  await page.getByRole('option', { name: 'New enquiry' }).click()
  const dialog = page.getByRole('dialog', { name: 'New enquiry' })
  await dialog.getByLabel('Type').selectOption('Service booking')
  await dialog.getByLabel('Source').selectOption('Telephone')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Asha Booked')
  await dialog.getByLabel('Registration number').fill('KA05MN4321')
  await dialog.getByLabel('Booking date').fill('2020-01-01')
  expectConsoleError(/422/)
  await dialog.getByRole('button', { name: 'Add enquiry' }).click()
  await dialog.getByText('is already over. Choose another day.').first().waitFor()
  await dialog.getByLabel('Booking date').fill(openDay(2))
  await dialog.getByRole('option', { name: 'None: comes as booked' }).waitFor({ state: 'attached' })
  await dialog.getByRole('button', { name: 'Add enquiry' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const booked = await readEnquiry(page, 'Asha Booked')
  expect(booked).toMatchObject({ source: 'telephone', state: 'confirmed', callBy: null })
  await page.getByRole('link', { name: booked.reference, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Asha Booked' }).waitFor()
  expect(await page.getByText(/Call promised/).count()).toBe(0)
})

test('a wrong number is corrected on the page of the enquiry', async () => {
  const page = await openLoggedInWindow(site, '/admin/desk')
  const reference = await addByApi(page, { answers: { name: 'Meena Wrong' } })
  await page.goto(`/admin/desk/${reference}`)
  await page.getByText('Missing: Contact number').waitFor()
  await page.getByRole('button', { name: 'Edit details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Details of Meena Wrong' })
  await dialog.getByLabel('Contact number').fill('98490 55555')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: '9849055555' }).first().waitFor()
  await page.getByText('Contact number: – → 9849055555').waitFor()
  expect(await page.getByText('Missing: Contact number').count()).toBe(0)
})

test('a conflict keeps the typed text, and the next attempt saves it', async () => {
  const page = await openLoggedInWindow(site, '/admin/desk', phone)
  const reference = await addByApi(page, { answers: { name: 'Two Editors' } })
  await page.goto(`/admin/desk/${reference}`)
  await page.getByRole('button', { name: 'Edit details' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Details of Two Editors' })
  await dialog.getByLabel('Town or PIN code').fill('Secunderabad')
  const headers = { Origin: site.url }
  await page.request.post(`/api/desk/${reference}/events`, {
    data: { type: 'state', state: 'quoted', version: 1 },
    headers,
  })
  await page.request.patch(`/api/enquiries/${reference}`, {
    data: { answers: { message: 'Wants a red one' }, version: 2 },
    headers,
  })
  expectConsoleError(/409/)
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await dialog.getByText('changed this enquiry after you opened it').waitFor()
  expect(await dialog.getByLabel('Town or PIN code').inputValue()).toBe('Secunderabad')
  await dialog.getByText('is now “Wants a red one”').waitFor()
  await page.getByText('Quoted').first().waitFor()
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Town or PIN code: – → Secunderabad').waitFor()
})

test('a booking is moved to another day in the list of bookings', async () => {
  const page = await openLoggedInWindow(site, '/admin/desk')
  const [first, second] = [openDay(3), openDay(9)]
  const booking = {
    kind: 'service-booking',
    answers: { name: 'Moved Booking', bookingDate: first },
  }
  const reference = await addByApi(page, booking)
  await page.goto(`/admin/desk/${reference}`)
  await page.getByRole('button', { name: 'Edit details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Details of Moved Booking' })
  await dialog.getByLabel('Booking date').fill(second)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/^Booking moved to/).waitFor()
  await page.goto(`/admin/desk?section=all&bookingFrom=${second}&bookingTo=${second}`)
  await page.getByRole('link', { name: 'Moved Booking' }).waitFor()
})

test('a note is undone, and a call stays in the history crossed out', async () => {
  const page = await openLoggedInWindow(site, '/admin/desk')
  const answers = { name: 'Struck Example', contact: '98490 77777' }
  const reference = await addByApi(page, { answers })
  await page.goto(`/admin/desk/${reference}`)
  await page.getByRole('textbox', { name: 'Note' }).fill('Wrong customer')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByText(/^Struck out by/).waitFor()
  await page.request.post(`/api/desk/${reference}/events`, {
    data: { type: 'call', outcome: 'reached' },
    headers: { Origin: site.url },
  })
  await page.getByRole('button', { name: 'Strike out: Call: Reached' }).click()
  await expect.poll(() => page.getByText(/^Struck out by/).count()).toBe(2)
  expect(await readEnquiry(page, '9849077777')).toMatchObject({ state: 'new', firstCallAt: null })
})

test('an enquiry that is taken without a network arrives once, with both times', async () => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script/)
  const page = await openLoggedInWindow(site, '/admin/today', phone)
  await page.getByRole('button', { name: 'New enquiry' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'New enquiry' }).tap()
  const dialog = page.getByRole('dialog', { name: 'New enquiry' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Offline Walker')
  await dialog.getByLabel('Phone number').fill('98490 33333')
  await dialog.getByRole('button', { name: 'Add enquiry' }).tap()
  await page.getByRole('heading', { name: '1 new enquiry waiting to be sent' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'waiting to be sent' }).waitFor({ state: 'hidden' })
  const enquiry = await readEnquiry(page, '9849033333')
  expect(enquiry.takenAt < enquiry.receivedAt).toBe(true)
  await page.goto(`/admin/desk/${enquiry.reference}`)
  await page.getByText(/Taken at .*, arrived/).waitFor()
})

test('an enquiry whose answer was lost is stored once after its dialog was closed', async () => {
  expectConsoleError(/ERR_FAILED/)
  const page = await openLoggedInWindow(site, '/admin/desk?section=all', phone)
  const dialog = page.getByRole('dialog', { name: 'New enquiry' })
  let sent = 0
  await page.route('**/api/enquiries', async (route) => {
    sent++
    if (sent > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'New enquiry' }).tap()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Lost Answer')
  await dialog.getByLabel('Phone number').fill('98490 44444')
  await dialog.getByLabel('Next step').selectOption({ label: 'In 1 hour' })
  await dialog.getByRole('button', { name: 'Add enquiry' }).tap()
  await dialog.getByRole('alert').first().waitFor()
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await dialog.waitFor({ state: 'hidden' })
  await page.reload()
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'New enquiry' }).tap()
  await dialog.getByRole('button', { name: 'Add enquiry' }).tap()
  await dialog.waitFor({ state: 'hidden' })
  expect(sent).toBe(2)
  const { rows } = await (await page.request.get('/api/desk?search=9849044444')).json()
  expect(rows).toHaveLength(1)
})
