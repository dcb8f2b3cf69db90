import { expect, test } from 'vitest'
import { publicEnquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { extendedWarrantyEnquiry } from '#app/crm/enquiries/kinds/extended-warranty.ts'
import { expectConsoleError, openPage, openWindow } from '#tests/browser-window.ts'
import { enquiryFormOf, fillEnquiryForm, readFormValues } from '#tests/fill-enquiry-form.ts'
import { writableSite as site } from '#tests/writable-site.ts'

const each = publicEnquiryKinds.map((enquiry) => [enquiry.page, enquiry] as const)

test.each(each)(
  '%s keeps typed values when the network fails, and can then be sent',
  async (_, enquiry) => {
    const page = await openPage(site.url, enquiry.page)
    await fillEnquiryForm(page, enquiry)
    const typed = await readFormValues(page, enquiry)
    const send = () => page.getByRole('button', { name: enquiry.submit }).click()

    expectConsoleError(/ERR_FAILED/)
    const isCall = (url: URL) => url.pathname === enquiry.postTo
    await page.route(isCall, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await send()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await summary.getByText(enquiry.networkFailure).waitFor()
    expect(await summary.getByRole('link', { name: '+91' }).count()).toBe(1)
    expect(await readFormValues(page, enquiry)).toEqual(typed)

    await page.unroute(isCall)
    await send()
    // The announcement disappears by itself. The panel stays.
    const announced = enquiry === extendedWarrantyEnquiry ? page.getByRole('status') : toast(page)
    await announced.filter({ hasText: enquiry.success }).waitFor()
    const reference = new RegExp(`^Your reference is ${enquiry.prefix}-[2-9A-Z]{5}$`)
    await page.getByRole('heading', { name: reference }).waitFor()
    // The message appears once, and does not cover the links to other pages.
    expect(await page.getByText(enquiry.success).count()).toBe(1)
    await page.getByText(new RegExp(`^${enquiry.prefix}-[2-9A-Z]{5}$`)).waitFor()
    expect(await promisedIn(page)).toBe(enquiry.flow === 'none' ? 0 : 1)

    await page.getByRole('link', { name: 'Send another' }).click()
    await enquiryFormOf(page, enquiry).waitFor()
    expect(new Set(Object.values(await readFormValues(page, enquiry)))).toEqual(new Set(['']))
  },
)

test.each(each)('%s works without JavaScript', async (_, enquiry) => {
  const page = await openWindow(site.url, { javaScriptEnabled: false })
  await page.goto(enquiry.page)
  // A cached page must not contain a value that was made for one visitor.
  const hidden = enquiryFormOf(page, enquiry).locator('input[type=hidden]:not([name=offer])')
  expect(await hidden.count()).toBe(0)
  await fillEnquiryForm(page, enquiry)
  await page.getByRole('button', { name: enquiry.submit }).click()
  await page.waitForURL(/\/my-enquiry\/.+\?new/)
  await page.getByRole('heading', { name: enquiry.success }).waitFor()
  expect(await page.getByText(new RegExp(`^${enquiry.prefix}-[2-9A-Z]{5}$`)).count()).toBe(1)
  expect(await promisedIn(page)).toBe(enquiry.flow === 'none' ? 0 : 1)
})

/** Counts the messages on the page that name the call-back deadline. */
async function promisedIn(page: Awaited<ReturnType<typeof openWindow>>): Promise<number> {
  const hour = String.raw`1?\d:[0-5]\d [AP]M`
  const day = String.raw`(today|tomorrow, [A-Z]\w+day|on [A-Z]\w+day, \d+ [A-Z]\w+)`
  return page.getByText(new RegExp(`^We will call you by ${hour} ${day}\\.$`)).count()
}

function toast(page: Awaited<ReturnType<typeof openWindow>>) {
  return page.locator('.Toastify__toast')
}
