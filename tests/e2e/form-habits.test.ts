import { afterAll, beforeAll, expect, test } from 'vitest'
import { amcEnquiry } from '#app/enquiries/kinds/amc.ts'
import { contact } from '#app/enquiries/kinds/contact.ts'
import { extendedWarranty } from '#app/enquiries/kinds/extended-warranty.ts'
import { joyClub } from '#app/enquiries/kinds/joy-club.ts'
import { testRide } from '#app/enquiries/kinds/test-ride.ts'
import { expectComplaint, openWindow } from '#tests/browser.ts'
import { fillExample, formOf } from '#tests/fill-form.ts'
import { type StartedSite, startSite } from '#tests/site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const visit = async (path: string, options = {}) => {
  const page = await openWindow(site.url, options)
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

test('a refusal takes the focus and leads to each field', async () => {
  const page = await visit('/contact')
  await page.getByRole('button', { name: contact.submit }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  expect(await summary.evaluate((it) => it === document.activeElement)).toBe(true)
  expect(await summary.getByRole('link').count()).toBe(5)
  await summary.getByRole('link', { name: 'Select the reason' }).click()
  const reason = page.getByLabel('Reason')
  expect(await reason.evaluate((it) => it === document.activeElement)).toBe(true)
  expect(await reason.getAttribute('aria-invalid')).toBe('true')
})

test('the button is disabled while the form is sent', async () => {
  const page = await visit('/contact')
  await fillExample(page, contact)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/contact', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: contact.submit }).click()
  expect(await page.getByRole('button', { name: 'Sending…' }).isDisabled()).toBe(true)
  letThrough()
  await page.getByRole('heading', { name: contact.success }).waitFor()
})

test('where the form’s own program cannot be fetched, it says so and then goes without', async () => {
  expectComplaint(/ERR_FAILED|dynamically imported/)
  const page = await openWindow(site.url)
  await page.route(/send-enquiry.*\.js/, (route) => route.abort())
  await page.goto(contact.page, { waitUntil: 'networkidle' })
  await fillExample(page, contact)
  await page.getByRole('button', { name: contact.submit }).click()
  await page.getByRole('alert').getByText(contact.networkFailure).waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe(contact.example.message)
  await page.getByRole('button', { name: contact.submit }).click()
  await page.waitForURL(/\?sent=CT-/)
  await page.getByRole('heading', { name: contact.success }).waitFor()
})

test('a draft survives a reload, and is gone once it is sent', async () => {
  const page = await visit('/contact')
  await fillExample(page, contact)
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.getByLabel('Message').inputValue()).toBe(contact.example.message)
  await page.getByRole('button', { name: contact.submit }).click()
  await page.getByRole('heading', { name: contact.success }).waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.getByLabel('Message').inputValue()).toBe('')
})

test('what is typed while the draft is on its way stays as it is typed', async () => {
  const page = await visit('/contact')
  await fillExample(page, contact)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/draft-[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'load' })
  await page.waitForFunction(() => document.querySelector('form')?.noValidate)
  await page.getByLabel('Name').fill('Somebody Else')
  letThrough()
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe(contact.example.message)
  expect(await page.getByLabel('Name').inputValue()).toBe('Somebody Else')
})

test('a link with another model wins over the draft of the first', async () => {
  const page = await visit('/text-ride-booking?model=HORNET2.0')
  const model = formOf(page, testRide).getByLabel('Model')
  await page.getByLabel('Name').fill('Imran Example')
  expect(await model.inputValue()).toBe('honda-hornet-2-0')
  await page.goto('/text-ride-booking?model=DIO', { waitUntil: 'networkidle' })
  expect(await model.inputValue()).toBe('honda-dio')
  expect(await page.getByLabel('Name').inputValue()).toBe('Imran Example')
})

test('what is refused without JavaScript comes back filled in', async () => {
  const page = await visit('/amc', { javaScriptEnabled: false })
  await fillExample(page, amcEnquiry)
  await page.getByLabel('Contact number').fill('12345')
  expectComplaint(/422/)
  await page.getByRole('button', { name: amcEnquiry.submit }).click()
  await page.getByRole('alert').getByText('Enter a ten-digit Indian mobile number').waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Farhan Example')
  expect(await formOf(page, amcEnquiry).getByLabel('Model').inputValue()).toBe('honda-activa-6g')
})

test('the warranty banner goes after 3 seconds, the reference stays', async () => {
  const page = await visit('/extendedWarranty')
  await fillExample(page, extendedWarranty)
  await page.getByRole('button', { name: extendedWarranty.submit }).click()
  const banner = page.getByRole('status').filter({ hasText: extendedWarranty.success })
  await banner.waitFor()
  await page.waitForTimeout(2200)
  expect(await banner.isVisible()).toBe(true)
  await banner.waitFor({ state: 'detached', timeout: 1500 })
  expect(await page.getByText(/^EW-/).isVisible()).toBe(true)
})

test('the toast goes after 5 seconds, the reference stays', async () => {
  const page = await visit('/contact')
  await fillExample(page, contact)
  await page.getByRole('button', { name: contact.submit }).click()
  const toast = page.locator('.Toastify__toast')
  await toast.waitFor()
  await page.waitForTimeout(3500)
  expect(await toast.isVisible()).toBe(true)
  await toast.waitFor({ state: 'detached', timeout: 3000 })
  expect(await page.getByText(/^CT-/).isVisible()).toBe(true)
})

test('‘all’ sets every notification, and follows them', async () => {
  const page = await visit('/optain')
  const all = page.getByLabel('All of them')
  await all.check()
  expect(await page.locator('input[name^="notifications."]:checked').count()).toBe(6)
  await page.getByLabel('SMS').uncheck()
  expect(await all.isChecked()).toBe(false)
  await page.getByLabel('SMS').check()
  expect(await all.isChecked()).toBe(true)
  await all.uncheck()
  expect(await page.locator('input[name^="notifications."]:checked').count()).toBe(0)
})

test('finance asks for the agreement only when there is no amount, and takes digits only', async () => {
  const page = await visit('/finance')
  const form = page.locator('form').filter({ hasText: 'Proof of address' })
  await form.getByLabel('Contact number').pressSequentially('90a00-0 0002')
  expect(await form.getByLabel('Contact number').inputValue()).toBe('900000002')
  await form.getByLabel('Contact number').fill('')
  await form.getByRole('button', { name: 'Send finance enquiry' }).click()
  await page.getByRole('link', { name: 'Please agree to the terms and conditions.' }).waitFor()
  await form.getByLabel('Loan amount').fill('90000')
  await form.getByRole('button', { name: 'Send finance enquiry' }).click()
  await page.getByRole('heading', { name: 'Finance Enquiry Submitted Successfully!' }).waitFor()
})

test('an answer that is none of ours is told from no answer', async () => {
  const page = await visit('/joy-club')
  expectComplaint(/502/)
  await page.route('**/api/joyClub', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad</h1>' }),
  )
  await page.getByRole('button', { name: joyClub.submit }).click()
  await page.getByRole('alert').getByText('Failed to submit form. Please try again.').waitFor()
})
