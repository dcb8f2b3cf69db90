import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { amcEnquiry } from '#app/crm/enquiries/kinds/amc.ts'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { extendedWarrantyEnquiry } from '#app/crm/enquiries/kinds/extended-warranty.ts'
import { joyClubEnquiry } from '#app/crm/enquiries/kinds/joy-club.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { sqliteFilePath } from '#app/platform/db/connect-database.server.ts'
import {
  expectConsoleError,
  freezeClock,
  openPage,
  openWindow,
  waitUntilHydrated,
} from '#tests/browser-window.ts'
import { finishToast, pauseToast } from '#tests/control-toast.ts'
import {
  enquiryFormOf,
  fillEnquiryForm,
  readFormValues,
  readStoredDraft,
} from '#tests/fill-enquiry-form.ts'
import { hasFocus } from '#tests/has-focus.ts'
import { writableSite as site } from '#tests/writable-site.ts'

const visit = (path: string, options = {}) => openPage(site.url, path, options)

test('a refusal takes the focus and links to each field', async () => {
  const page = await visit('/contact')
  await page.getByRole('button', { name: contactEnquiry.submit }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect.poll(() => hasFocus(summary)).toBe(true)
  expect(await summary.getByRole('link').count()).toBe(5)
  await summary.getByRole('link', { name: 'Select the reason' }).click()
  const reason = page.getByLabel('Reason')
  await expect.poll(() => hasFocus(reason)).toBe(true)
  expect(await reason.getAttribute('aria-invalid')).toBe('true')
})

test('the send button is disabled while the form is sent', async () => {
  const page = await visit('/contact')
  await fillEnquiryForm(page, contactEnquiry)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/contact', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: contactEnquiry.submit }).click()
  const sending = page.getByRole('button', { name: 'Sending…' })
  await sending.waitFor()
  expect(await sending.isDisabled()).toBe(true)
  letThrough()
  await page.getByRole('heading', { name: /^Your reference is CT-/ }).waitFor()
})

test('a form whose script fails to load is posted by the browser itself', async () => {
  expectConsoleError(/ERR_FAILED|dynamically imported/)
  const page = await openWindow(site.url)
  await page.route(/send-enquiry.*\.js/, (route) => route.abort())
  await page.goto(contactEnquiry.page)
  await waitUntilHydrated(page)
  await fillEnquiryForm(page, contactEnquiry)
  await page.getByRole('button', { name: contactEnquiry.submit }).click()
  await page.waitForURL(/\?sent=CT-/)
  await page.getByRole('heading', { name: contactEnquiry.success }).waitFor()
})

test('a form keeps its values if the network fails while its script loads', async () => {
  expectConsoleError(/ERR_FAILED|dynamically imported/)
  const page = await openWindow(site.url)
  await page.route(/send-enquiry.*\.js/, (route) => route.abort())
  await page.goto(contactEnquiry.page)
  await waitUntilHydrated(page)
  await fillEnquiryForm(page, contactEnquiry)
  await page.route('**', (route) => route.abort())
  await page.getByRole('button', { name: contactEnquiry.submit }).click()
  await page.getByRole('alert').getByText(contactEnquiry.networkFailure).waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe(contactEnquiry.example.message)
  await page.unroute('**')
  await page.getByRole('button', { name: contactEnquiry.submit }).click()
  await page.waitForURL(/\?sent=CT-/)
})

test('a form’s draft survives a reload and is removed after sending', async () => {
  const page = await visit('/contact')
  const message = page.getByLabel('Message')
  await fillEnquiryForm(page, contactEnquiry)
  await expect
    .poll(() => readStoredDraft(page, contactEnquiry))
    .toContain(contactEnquiry.example.message)
  await page.reload()
  await expect.poll(() => message.inputValue()).toBe(contactEnquiry.example.message)
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: contactEnquiry.submit }).click()
  const reference = page.getByText(/^CT-/)
  await reference.waitFor()
  const sent = await reference.textContent()
  await expect.poll(() => readStoredDraft(page, contactEnquiry)).toBeNull()
  // The thank-you panel also survives a reload, with the data that only this tab stores.
  await page.reload()
  await page.getByRole('definition').getByText('Meena Example').waitFor()
  expect(await reference.textContent()).toBe(sent)
  await page.goto(contactEnquiry.page)
  await waitUntilHydrated(page)
  expect(await message.inputValue()).toBe('')
})

test('text that is typed while the draft loads is not overwritten', async () => {
  const page = await visit('/contact')
  await fillEnquiryForm(page, contactEnquiry)
  await expect
    .poll(() => readStoredDraft(page, contactEnquiry))
    .toContain(contactEnquiry.example.message)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/draft-[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await waitUntilHydrated(page)
  await page.getByLabel('Name').fill('Somebody Else')
  letThrough()
  await expect
    .poll(() => page.getByLabel('Message').inputValue())
    .toBe(contactEnquiry.example.message)
  expect(await page.getByLabel('Name').inputValue()).toBe('Somebody Else')
})

test('a link with another model has priority over the draft', async () => {
  const page = await visit('/text-ride-booking?model=HORNET2.0')
  const model = enquiryFormOf(page, testRideEnquiry).getByLabel('Model')
  await page.getByLabel('Name').fill('Imran Example')
  expect(await model.inputValue()).toBe('honda-hornet-2-0')
  await expect.poll(() => readStoredDraft(page, testRideEnquiry)).toContain('Imran Example')
  await page.goto('/text-ride-booking?model=DIO')
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Imran Example')
  expect(await model.inputValue()).toBe('honda-dio')
})

test('a refused form without JavaScript is shown filled in', async () => {
  const page = await visit('/amc', { javaScriptEnabled: false })
  await fillEnquiryForm(page, amcEnquiry)
  await page.getByLabel('Contact number').fill('12345')
  expectConsoleError(/422/)
  await page.getByRole('button', { name: amcEnquiry.submit }).click()
  await page.getByRole('alert').getByText('Enter a phone number of 6 to 15 digits').waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Farhan Example')
  expect(await enquiryFormOf(page, amcEnquiry).getByLabel('Model').inputValue()).toBe(
    'honda-activa-6g',
  )
})

test.each([true, false])(
  'a failed enquiry stays in the form, shows a phone number, is sent later (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const page = await visit('/amc', { javaScriptEnabled })
    await fillEnquiryForm(page, amcEnquiry)
    const typed = await readFormValues(page, amcEnquiry)
    const database = new DatabaseSync(sqliteFilePath(site.dataDir))
    expectConsoleError(/500/)
    try {
      database.exec(
        `create trigger full before insert on enquiries begin select raise(abort, 'full'); end`,
      )
      await page.getByRole('button', { name: amcEnquiry.submit }).click()
      const summary = page.getByRole('alert').filter({ hasText: 'Your request was not saved' })
      const number = summary.getByRole('link', { name: '+91' })
      expect(await number.getAttribute('href')).toMatch(/^tel:\+91\d{10}$/)
      expect(await readFormValues(page, amcEnquiry)).toEqual(typed)
    } finally {
      database.exec('drop trigger if exists full')
      database.close()
    }
    await page.getByRole('button', { name: amcEnquiry.submit }).click()
    await page.getByText(/^AM-/).waitFor()
  },
)

test('the warranty banner disappears after 3 seconds, but the reference stays visible', async () => {
  const page = await visit('/extendedWarranty')
  await fillEnquiryForm(page, extendedWarrantyEnquiry)
  await freezeClock(page)
  await page.getByRole('button', { name: extendedWarrantyEnquiry.submit }).click()
  const banner = page.getByRole('status').filter({ hasText: extendedWarrantyEnquiry.success })
  await banner.waitFor()
  await page.clock.runFor(2990)
  expect(await banner.isVisible()).toBe(true)
  await page.clock.runFor(10)
  await banner.waitFor({ state: 'detached' })
  expect(await page.getByText(/^EW-/).isVisible()).toBe(true)
})

test('the toast disappears after 5 seconds, but the reference stays visible', async () => {
  const page = await visit('/contact')
  await fillEnquiryForm(page, contactEnquiry)
  await page.getByRole('button', { name: contactEnquiry.submit }).click()
  const toast = page.locator('.Toastify__toast')
  expect(await pauseToast(toast)).toBe(5000)
  await finishToast(toast)
  await toast.waitFor({ state: 'detached' })
  expect(await page.getByText(/^CT-/).isVisible()).toBe(true)
})

const sentInTab = (page: Page) => page.evaluate(() => sessionStorage.getItem('sent') !== null)

test('the tab remembers a sent enquiry until the next enquiry, for at most ten minutes', async () => {
  const page = await visit('/contact')
  const send = async () => {
    await fillEnquiryForm(page, contactEnquiry)
    await page.getByRole('button', { name: contactEnquiry.submit }).click()
    await page.getByText(/^CT-/).waitFor()
    expect(await sentInTab(page)).toBe(true)
  }
  await send()
  await page.getByRole('link', { name: 'Send another' }).click()
  expect(await sentInTab(page)).toBe(false)

  await send()
  // A page without scripts, and a new document.
  await page.clock.install()
  await page.goto('/privacy')
  await page.clock.fastForward(9 * 60_000)
  expect(await sentInTab(page)).toBe(true)
  await page.clock.fastForward(60_000)
  expect(await sentInTab(page)).toBe(false)
})

test('“all” ticks every notification and is unticked with any of them', async () => {
  const page = await visit('/optain')
  const all = page.getByLabel('All of them')
  const chosen = page.locator('input[name^="notifications."]:checked')
  await all.check()
  await expect.poll(() => chosen.count()).toBe(6)
  await page.getByLabel('SMS').uncheck()
  await expect.poll(() => all.isChecked()).toBe(false)
  await page.getByLabel('SMS').check()
  await expect.poll(() => all.isChecked()).toBe(true)
  await all.uncheck()
  await expect.poll(() => chosen.count()).toBe(0)
})

test('finance requires consent only without an amount, and accepts digits only', async () => {
  const page = await visit('/finance')
  const form = page.locator('form').filter({ hasText: 'Proof of address' })
  await form.getByLabel('Contact number').pressSequentially('90a00-0 0002')
  expect(await form.getByLabel('Contact number').inputValue()).toBe('900000002')
  await form.getByLabel('Contact number').fill('')
  await form.getByRole('button', { name: 'Send finance enquiry' }).click()
  await page.getByRole('link', { name: 'Please agree to the terms and conditions.' }).waitFor()
  await form.getByLabel('Loan amount').fill('90000')
  await form.getByRole('button', { name: 'Send finance enquiry' }).click()
  await page.getByRole('heading', { name: /^Your reference is FN-/ }).waitFor()
})

test.each([true, false])(
  'an invalid amount is refused and stays as typed (JavaScript: %s)',
  async (javaScriptEnabled) => {
    if (!javaScriptEnabled) expectConsoleError(/422/)
    const page = await visit('/finance', { javaScriptEnabled })
    const form = page.locator('form').filter({ hasText: 'Proof of address' })
    const amount = form.getByLabel('Loan amount')
    await amount.fill('1e')
    await form.getByLabel('I agree to the terms and conditions').check()
    await form.getByRole('button', { name: 'Send finance enquiry' }).click()
    const refusal = 'Loan amount must be a number, like 90,000 or 1.5 lakh'
    await page.getByRole('link', { name: refusal }).waitFor()
    expect(await amount.inputValue()).toBe('1e')
    await amount.fill('₹ 1,15,800')
    await form.getByRole('button', { name: 'Send finance enquiry' }).click()
    if (javaScriptEnabled)
      await page.getByRole('heading', { name: /^Your reference is FN-/ }).waitFor()
    else await page.waitForURL(/\/my-enquiry\/FN-/)
  },
)

test.each([true, false])(
  'a number with invisible characters is parsed correctly (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const page = await visit(contactEnquiry.page, { javaScriptEnabled })
    await fillEnquiryForm(page, contactEnquiry)
    await page.getByLabel('Contact number').fill('\u202a+91 98765\u201143210\u202c')
    await page.getByLabel('Email').fill('asha@münchen.de')
    await page.getByRole('button', { name: contactEnquiry.submit }).click()
    if (javaScriptEnabled)
      await page.getByRole('heading', { name: /^Your reference is CT-/ }).waitFor()
    else await page.waitForURL(/\/my-enquiry\/CT-/)
  },
)

test('a response from another server has a different message than a missing response', async () => {
  const page = await visit('/joy-club')
  await page.getByLabel('Email').fill('anil@example.com')
  expectConsoleError(/502/)
  await page.route('**/api/joyClub', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad</h1>' }),
  )
  await page.getByRole('button', { name: joyClubEnquiry.submit }).click()
  await page.getByRole('alert').getByText('Failed to submit form. Please try again.').waitFor()
})

const unreachable =
  'You left no phone number and no email, so we cannot reply. Please add one, or send anyway.'

test.each([true, false])(
  'Enter in a field does not confirm warnings that were not shown (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const page = await visit('/service-booking', { javaScriptEnabled })
    const name = page.getByLabel('Name')
    await name.fill('Asha Example')
    if (!javaScriptEnabled) expectConsoleError(/422/)
    await page.getByRole('button', { name: 'Book service' }).click()
    const question = page.getByRole('alert').filter({ hasText: 'Before you send it' })
    await question.getByText(unreachable).waitFor()
    await page.getByLabel('Booking date').fill('2020-01-01')
    await name.press('Enter')
    await question.getByText('is already over').waitFor()
    await page.getByLabel('Booking date').fill('2029-12-05')
    await name.press('Enter')
    await page.getByText(/^SB-/).waitFor()
  },
)

test('the form warns once of missing contact data and shows the given answers again', async () => {
  const page = await visit('/service-booking')
  await page.getByLabel('Name').fill('Asha Example')
  await page.getByLabel('Booking date').fill('2020-01-01')
  await page.getByRole('button', { name: 'Book service' }).click()
  const question = page.getByRole('alert').filter({ hasText: 'Before you send it' })
  await expect.poll(() => hasFocus(question)).toBe(true)
  expect(await question.getByRole('link').allTextContents()).toEqual([
    'Wednesday, 1 Jan 2020 is already over. Choose another day, or send anyway.',
    unreachable,
  ])
  expect(await page.getByLabel('Name').inputValue()).toBe('Asha Example')
  // A Wednesday, on which the workshop is open.
  await page.getByLabel('Booking date').fill('2029-12-05')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await question.getByRole('button', { name: 'Send anyway' }).click()
  const names = Object.keys((await sent).postDataJSON())
  expect(names.filter((name) => !(name in serviceBookingEnquiry.fields))).toEqual([])
  await page.getByRole('heading', { name: /^Your reference is SB-/ }).waitFor()
  await page.getByText('You left no phone number. Please call us with this reference').waitFor()
  expect(await page.getByRole('definition').allTextContents()).toEqual([
    '5 Dec 2029',
    'Asha Example',
  ])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toBe('2029-12-05.ics')
})
