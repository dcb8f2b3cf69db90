import { expect, test } from 'vitest'
import { financeEnquiry } from '#app/crm/enquiries/kinds/finance.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { openPage, openWindow } from '#tests/browser-window.ts'
import { enquiryFormOf, fillEnquiryForm } from '#tests/fill-enquiry-form.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { writableSite as site } from '#tests/writable-site.ts'

const asked = 'variant=Standard&colour=matte-axis-grey-metallic&fit=SR-ACC-1172%2CSR-ACC-1173'
const along = 'Send this with my enquiry'

test('a configuration is sent without JavaScript and reaches the staff unchanged', async () => {
  const page = await openWindow(site.url, { javaScriptEnabled: false })
  await page.goto(`/angle-view/HORNET2.0?${asked}`)
  await page.getByRole('link', { name: 'Test ride', exact: true }).last().click()
  await page.waitForURL(/\/text-ride-booking\?/)
  expect(await page.getByLabel(along).isChecked()).toBe(true)
  await fillEnquiryForm(page, testRideEnquiry)
  await page.getByRole('button', { name: testRideEnquiry.submit }).click()
  await page.waitForURL(/\/my-enquiry\//)
  await page
    .getByText(
      'Sent with your enquiry: HORNET 2.0 Standard in Matte Axis Grey Metallic, with Crash guard and Visor.',
    )
    .waitFor()
  const [reference = ''] = /TR-\w{5}/.exec(page.url()) ?? []

  const staff = await openLoggedInWindow(site, `/admin/desk/${reference}`)
  const answers = staff.getByRole('region', { name: 'Enquiry details' })
  await answers.getByText('Crash guard SR-ACC-1172').waitFor()
  for (const price of ['₹1,410', '₹890', 'about ₹1,47,300'])
    await answers.getByText(price, { exact: true }).waitFor()
  const same = answers.getByRole('link', { name: 'See this at today’s prices' })
  expect(await same.getAttribute('href')).toBe(
    '/angle-view/HORNET2.0?variant=Standard&colour=matte-axis-grey-metallic&fit=SR-ACC-1172,SR-ACC-1173',
  )
})

test('a colour chosen in the form changes the configuration; another model removes it', async () => {
  const page = await openPage(site.url, `/text-ride-booking?model=HORNET2.0&${asked}`)
  const form = enquiryFormOf(page, testRideEnquiry)
  const shown = form.getByRole('region', { name: 'Your selection' })
  await form.getByLabel('Name').fill('Asha')
  await form.getByLabel('Colour').selectOption('Matte Sangria Red Metallic')
  await shown.getByText('HORNET 2.0, Standard, Matte Sangria Red Metallic').waitFor()
  await expect.poll(() => page.url()).toContain('colour=matte-sangria-red-metallic&fit=SR-ACC-1172')
  await page.reload()
  await shown.getByText('HORNET 2.0, Standard, Matte Sangria Red Metallic').waitFor()
  expect(await form.getByLabel(along).isChecked()).toBe(true)
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Asha')

  await form.getByLabel('Model').selectOption({ label: 'DIO' })
  await shown
    .getByText('These accessories are for the HORNET 2.0. We cannot send them with another model.')
    .waitFor()
  expect(await form.getByLabel(along).count()).toBe(0)
})

test('a loan enquiry can include or omit the configuration', async () => {
  const page = await openPage(site.url, `/finance?model=HORNET2.0&${asked}`)
  await fillEnquiryForm(page, financeEnquiry)
  const form = enquiryFormOf(page, financeEnquiry)
  await form.getByLabel('Model').selectOption({ label: 'HORNET 2.0' })
  const sent = page.waitForRequest((it) => it.method() === 'POST')
  await form.getByLabel(along).uncheck()
  await page.getByRole('button', { name: financeEnquiry.submit }).click()
  expect((await sent).postDataJSON()).not.toHaveProperty('configuration')
  await page.getByText(/^FN-/).waitFor()
  expect(await page.getByText('Sent with your enquiry').count()).toBe(0)
})
