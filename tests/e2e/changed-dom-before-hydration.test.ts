import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { expectConsoleError, openWindow } from '#tests/browser-window.ts'
import { changeBeforeHydration, pageChangers } from '#tests/change-before-hydration.ts'
import { enquiryFormOf, fillEnquiryForm } from '#tests/fill-enquiry-form.ts'
import { hasFocus } from '#tests/has-focus.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { openSearchFilters } from '#tests/open-search-filters.ts'
import { openWithDelayedScripts } from '#tests/open-without-scripts.ts'
import { adminLogin } from '#tests/start-site.ts'
import { testedEnquiryKinds } from '#tests/tested-enquiry-kinds.ts'
import { writableSite as site } from '#tests/writable-site.ts'

// A translator or an extension changes a page before hydration. React then renders the whole page
// again.
type Changer = (typeof pageChangers)[number]

async function openChanged(page: Page, path: string, by: Changer) {
  expectConsoleError(/React error #418/)
  await changeBeforeHydration(page, by)
  return openWithDelayedScripts(page, path)
}

/** Reads the values of all controls of a form, with the ticked checkboxes. */
const heldIn = (form: Locator) =>
  form
    .locator('input, select, textarea')
    .evaluateAll((all) =>
      all.map((it) => [
        it.getAttribute('name'),
        'value' in it && it.value,
        it instanceof HTMLInputElement && it.checked,
      ]),
    )

const cases = pageChangers.flatMap((by) =>
  testedEnquiryKinds.map(([path, enquiry]) => [path, by, enquiry] as const),
)

test.each(cases)(
  '%s keeps typed values after %s changed the form, and can be sent',
  async (_, by, enquiry) => {
    const page = await openWindow(site.url)
    const begin = await openChanged(page, enquiry.page, by)
    await fillEnquiryForm(page, enquiry)
    const form = enquiryFormOf(page, enquiry)
    const field = form.locator('input[type=tel]').first()
    await field.focus()
    await field.evaluate((it: HTMLInputElement) => it.setSelectionRange(2, 5))
    const before = await heldIn(form)
    await field.evaluate((it) => Object.assign(it, { wasSent: true }))
    await begin()
    expect(await field.evaluate((it) => 'wasSent' in it)).toBe(false)
    // The code of the hours loads after the other fields, and fills in the first free day of a ride.
    const typed = (held: typeof before) =>
      held.filter(([name]) => !enquiry.fields[String(name)]?.isOfAppointment)
    await expect.poll(async () => typed(await heldIn(form))).toEqual(typed(before))
    expect(await hasFocus(field)).toBe(true)
    expect(
      await field.evaluate((it: HTMLInputElement) => [it.selectionStart, it.selectionEnd]),
    ).toEqual([2, 5])
    await page.getByRole('button', { name: enquiry.submit }).click()
    await page.getByRole('heading', { name: /Your reference is/ }).waitFor()
  },
)

test.each(pageChangers)(
  'a name stays complete if it is typed while %s changes the page',
  async (by) => {
    const page = await openWindow(site.url)
    const begin = await openChanged(page, contactEnquiry.page, by)
    await page.getByLabel('Name').pressSequentially('Asha')
    await begin()
    await page.keyboard.type(' Rao')
    expect(await page.getByLabel('Name').inputValue()).toBe('Asha Rao')
  },
)

test.each(pageChangers)(
  'the search applies the filters that were set before %s changed the page',
  async (by) => {
    const page = await openWindow(site.url)
    const begin = await openChanged(page, '/search', by)
    await openSearchFilters(page)
    await page.getByLabel('Type').selectOption('scooter')
    await page.getByLabel('Price').selectOption('under-80000')
    await begin()
    await page.getByText('3 of 22 models').waitFor()
    expect(await page.getByLabel('Type').inputValue()).toBe('scooter')
  },
)

test.each(pageChangers)(
  'staff log in with the values typed before %s changed the page',
  async (by) => {
    const page = await openWindow(site.url, { viewport: { width: 1440, height: 900 } })
    const begin = await openChanged(page, '/admin/login', by)
    await page.getByLabel('User ID').fill(adminLogin.userId)
    await page.getByLabel('Password', { exact: by !== 'a translator' }).fill(adminLogin.password)
    await begin()
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  },
)

test.each(pageChangers)('the portal keeps typed values after %s changed the page', async (by) => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  const profile = await openChanged(page, '/admin/account', by)
  await page.getByLabel('City').fill('Warangal')
  await profile()
  expect(await page.getByLabel('City').inputValue()).toBe('Warangal')
  const prices = await openChanged(page, '/admin/price', by)
  await page.getByLabel('Search models').fill('hornet')
  await prices()
  await page.getByText('1 of 22').waitFor()
})

test.each(pageChangers)('a link keeps the focus on a page that %s changed', async (by) => {
  const page = await openWindow(site.url)
  const begin = await openChanged(page, '/contact', by)
  const link = page.locator('main a[href^="mailto:"]').last()
  await link.focus()
  await begin()
  await expect.poll(() => hasFocus(link)).toBe(true)
})
