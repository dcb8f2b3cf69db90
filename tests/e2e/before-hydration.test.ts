import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { optInEnquiry } from '#app/crm/enquiries/kinds/opt-in.ts'
import { openPage, openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { fillEnquiryForm, readStoredDraft } from '#tests/fill-enquiry-form.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { openSearchFilters } from '#tests/open-search-filters.ts'
import { openWithDelayedScripts } from '#tests/open-without-scripts.ts'
import { type StartedSite, startSite } from '#tests/start-site.ts'

// On a slow network a visitor uses a page before its scripts arrive. These tests check that such
// input is not lost.
let site: StartedSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/**
 * Also delays the next page's scripts. If they start before its `load` event, they delay that
 * event.
 */
const withheldToo = { waitUntil: 'commit' } as const
const desk = { viewport: { width: 1280, height: 800 } }

test('a menu that was opened before hydration stays open', async () => {
  const page = await openWindow(site.url, desk)
  const begin = await openWithDelayedScripts(page, '/contact')
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.locator('summary', { hasText: 'SERVICES' }).click()
  const amc = main.getByRole('link', { name: 'AMC' })
  await amc.waitFor()
  await begin()
  expect(await main.locator('details[open]').count()).toBe(1)
})

test('text typed before hydration has priority over the form’s draft', async () => {
  const page = await openPage(site.url, contactEnquiry.page)
  await fillEnquiryForm(page, contactEnquiry)
  await expect
    .poll(() => readStoredDraft(page, contactEnquiry))
    .toContain(contactEnquiry.example.message)
  const begin = await openWithDelayedScripts(page, contactEnquiry.page)
  await page.getByLabel('Name').fill('Somebody Else')
  await page.getByLabel('Reason').selectOption({ index: 1 })
  const reason = await page.getByLabel('Reason').inputValue()
  await begin()
  await expect
    .poll(() => page.getByLabel('Message').inputValue())
    .toBe(contactEnquiry.example.message)
  expect(await page.getByLabel('Name').inputValue()).toBe('Somebody Else')
  expect(await page.getByLabel('Reason').inputValue()).toBe(reason)
})

test('a model filter that was set before hydration is applied', async () => {
  const page = await openWindow(site.url)
  const begin = await openWithDelayedScripts(page, '/search')
  await openSearchFilters(page)
  await page.getByLabel('Type').selectOption('scooter')
  await page.getByLabel('Price').selectOption('under-80000')
  await begin()
  await page.getByText('3 of 22 models').waitFor()
  await page.waitForURL('**/search?kind=scooter&price=under-80000')
})

test('models that were ticked before hydration can be compared', async () => {
  const page = await openWindow(site.url)
  const begin = await openWithDelayedScripts(page, '/search')
  for (const name of ['DIO', 'QC1'])
    await page.getByLabel(`Compare the ${name}`, { exact: true }).check()
  await begin()
  await page.getByLabel('Compare the UNICORN').check()
  await page.getByRole('button', { name: 'Compare 3 models' }).waitFor()
})

test('the portal searches for text that was typed before hydration', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  const begin = await openWithDelayedScripts(page, '/admin/price')
  await page.getByLabel('Search models').fill('hornet')
  await begin()
  await page.getByText('1 of 22').waitFor()
})

test('the portal filters and sorts models as chosen before hydration', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  const begin = await openWithDelayedScripts(page, '/admin/models')
  await page.getByLabel('Type').selectOption('scooter')
  await page.getByLabel('Status').selectOption('on')
  await page.getByLabel('Sort by').selectOption('price')
  await begin()
  await page.getByText('HORNET 2.0').waitFor({ state: 'detached' })
  const names = () => page.getByRole('main').getByRole('listitem').getByRole('link').allInnerTexts()
  await expect.poll(async () => (await names())[0]).toBe('DIO 125')
  expect(await page.getByLabel('Status').inputValue()).toBe('on')
})

test('text typed into a document before hydration is saved as its draft', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  const begin = await openWithDelayedScripts(page, '/admin/site/warranty')
  await page.getByLabel('Longest cover, in words').fill('eleven years')
  await page.getByLabel('Text below the title').fill('Typed early')
  await page.getByLabel('Conditions, one per line').fill('One\nTwo')
  await begin()
  const draft = async () => (await page.request.get(`${site.url}/api/site/warranty`)).json()
  await expect
    .poll(draft, { timeout: 10_000 })
    .toMatchObject({ longest: 'eleven years', intro: 'Typed early', conditions: ['One', 'Two'] })
  expect(await page.getByLabel('Text below the title').inputValue()).toBe('Typed early')
})

test('hydration accepts a part whose code arrived before it', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  // React's work waits for a message to itself, so the browser is idle before hydration.
  await page.addInitScript(() => {
    const post: unknown = Reflect.get(MessagePort.prototype, 'postMessage')
    if (typeof post !== 'function') return
    MessagePort.prototype.postMessage = function postLate(
      this: MessagePort,
      ...message: unknown[]
    ) {
      setTimeout(() => post.apply(this, message), Math.max(0, 1500 - performance.now()))
    }
  })
  await page.goto('/admin/site/warranty')
  await waitUntilHydrated(page)
})

test('opening a model from the list changes nothing', async () => {
  const page = await openLoggedInWindow(site, '/admin/models')
  await page.getByRole('link', { name: 'DIO', exact: true }).click()
  await page.getByRole('status').filter({ hasText: 'As on the site' }).waitFor()
  const model = await (await page.request.get(`${site.url}/api/models/dio`)).json()
  expect(model).toMatchObject({ hasDraft: false, version: 1 })
})

test('a model cannot be switched off before hydration', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  const begin = await openWithDelayedScripts(page, '/admin/bikes')
  const box = page.getByRole('checkbox').first()
  expect(await box.isDisabled()).toBe(true)
  await begin()
  await expect.poll(() => box.isEnabled()).toBe(true)
})

test('typed text, choices and the caret survive hydration', async () => {
  const page = await openWindow(site.url)
  const begin = await openWithDelayedScripts(page, optInEnquiry.page)
  await fillEnquiryForm(page, optInEnquiry)
  const fields = page.locator('main form :is(input, select, textarea)')
  const filled = () =>
    fields.evaluateAll((all) =>
      all.map((it) => [
        it instanceof HTMLInputElement && it.checked,
        it instanceof HTMLInputElement || it instanceof HTMLSelectElement ? it.value : '',
      ]),
    )
  const before = await filled()
  const name = page.getByLabel('Name')
  await name.fill('Somebody Else')
  await name.evaluate((it: HTMLInputElement) => it.setSelectionRange(4, 8))
  const typed = await filled()
  expect(typed).not.toEqual(before)
  await begin()
  expect(await filled()).toEqual(typed)
  await page.keyboard.insertText('thing')
  expect(await name.inputValue()).toBe('Something Else')
})

test('a form can be sent before hydration', async () => {
  const page = await openWindow(site.url)
  await openWithDelayedScripts(page, contactEnquiry.page)
  await fillEnquiryForm(page, contactEnquiry)
  await page.getByRole('button', { name: contactEnquiry.submit }).click()
  await page.waitForURL(/\?new/, withheldToo)
  await page.getByText(contactEnquiry.success).waitFor()
})

test('a link can be followed before hydration', async () => {
  const page = await openWindow(site.url)
  await openWithDelayedScripts(page, '/view-details/HORNET2.0')
  await page.getByRole('tab', { name: 'Specifications' }).click()
  await page.waitForURL('**?tab=specifications', withheldToo)
  await page.getByText('Displacement').waitFor()
})

test("hydration keeps the elements of the server's HTML", async () => {
  const page = await openWindow(site.url)
  const begin = await openWithDelayedScripts(page, '/')
  const sent = await page.evaluate(() => {
    const all = document.querySelectorAll('html, head *, body, header *, main *, footer *')
    for (const it of all) Object.assign(it, { wasSent: true })
    return all.length
  })
  await begin()
  const kept = await page.evaluate(
    () => [...document.querySelectorAll('*')].filter((it) => 'wasSent' in it).length,
  )
  expect(kept).toBe(sent)
})

test('a card strip that was scrolled before hydration keeps its position', async () => {
  const page = await openWindow(site.url)
  const begin = await openWithDelayedScripts(page, '/motorcycle')
  const strip = page.locator('.strip-track')
  const left = () => strip.evaluate((it) => it.scrollLeft)
  await strip.evaluate((it) => it.scrollTo({ left: it.clientWidth * 2, behavior: 'instant' }))
  const moved = await left()
  expect(moved).toBeGreaterThan(0)
  await begin()
  await page.getByRole('button', { name: 'Next' }).waitFor()
  expect(await left()).toBe(moved)
})

test('the configuration uses a paint that was chosen before hydration', async () => {
  const page = await openWindow(site.url)
  const configured = 'variant=Standard&colour=matte-axis-grey-metallic&fit=SR-ACC-1172'
  const begin = await openWithDelayedScripts(
    page,
    `/text-ride-booking?model=HORNET2.0&${configured}`,
  )
  await page.getByLabel('Colour').selectOption('Matte Sangria Red Metallic')
  await begin()
  await page.getByText('HORNET 2.0, Standard, Matte Sangria Red Metallic').waitFor()
  await page.getByAltText('HORNET 2.0 in Matte Sangria Red Metallic').waitFor()
})
