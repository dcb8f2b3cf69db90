import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicEnquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { expectConsoleError, openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { enquiryFormOf, fillEnquiryForm } from '#tests/fill-enquiry-form.ts'
import { openSearchFilters } from '#tests/open-search-filters.ts'
import { type StartedSite, startSite } from '#tests/start-site.ts'
import { translateOpenPage, translatePage } from '#tests/translate-page.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

async function openTranslated(path: string, options = {}): Promise<Page> {
  const page = await openWindow(site.url, options)
  await translatePage(page, 'later')
  await page.goto(path)
  await waitUntilHydrated(page)
  await translateOpenPage(page)
  await page.locator('main font').filter({ visible: true }).first().waitFor()
  return page
}

const textOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((it) => it.textContent?.replaceAll(/[‹›]/g, '') ?? '')

/** Waits until every text on the page is translated. */
async function untilTranslated(page: Page) {
  await page.waitForFunction(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const skipped = 'font, script, style, noscript, textarea, [translate=no]'
      if (text.nodeValue?.trim() && !text.parentElement?.closest(skipped)) return false
    }
    return true
  })
}

const model = (page: Page) => page.locator('main select[name=model]')
/** The vehicle beside the test-ride form. */
const ride = 'main .stage'

test('a test ride shows the price of the last selected model', async () => {
  const page = await openTranslated('/text-ride-booking?model=DIO')
  expect(await textOf(page, ride)).toContain('₹68,800')
  for (const [name, price] of [
    ['CBR1000RR-R', /₹\d\d,\d\d,\d{3}/],
    ['DIO', /₹68,800/],
  ] as const) {
    await model(page).selectOption({ label: name })
    await expect.poll(() => textOf(page, ride)).toMatch(price)
    expect((await textOf(page, ride)).match(/₹/g)).toHaveLength(1)
    await untilTranslated(page)
  }
})

test.each(publicEnquiryKinds.map((enquiry) => [enquiry.page, enquiry] as const))(
  '%s shows the errors of the last attempt and can be sent',
  async (_, enquiry) => {
    const page = await openTranslated(enquiry.page)
    const form = enquiryFormOf(page, enquiry)
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    const [phone] = Object.entries(enquiry.fields).find(([, it]) => it.control === 'tel') ?? []
    const field = form.locator(`[name="${phone}"]`)
    for (const wrong of ['12', '12345678901234567890', '12']) {
      await field.fill(wrong)
      await page.getByRole('button', { name: enquiry.submit }).click()
      await summary.getByRole('link').first().waitFor()
      await untilTranslated(page)
      const links = await summary.getByRole('link').allTextContents()
      const errors = await form.locator('[id$=-error]').allTextContents()
      expect(errors.map((it) => it.replace(/^‹Error: ›/, ''))).toEqual(links)
      expect(links.join()).not.toMatch(/››|›[^,]*›/)
    }
    await fillEnquiryForm(page, enquiry)
    await page.getByRole('button', { name: enquiry.submit }).click()
    const heading = page.getByRole('heading', { name: /Your reference is/ })
    await heading.waitFor()
    expect(await heading.textContent()).toMatch(new RegExp(`${enquiry.prefix}-[2-9A-Z]{5}$`))
    await page.getByRole('link', { name: 'Send another' }).click()
    await form.waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  },
)

test('a model page shows the last selected colour', async () => {
  const page = await openTranslated('/view-details/HORNET2.0')
  const colours = page.getByRole('group', { name: 'Colour' }).getByRole('button')
  const said = page.locator('.stage-paints p[aria-live]')
  for (const index of [1, 2, 0]) {
    await colours.nth(index).click()
    const name = await colours.nth(index).getAttribute('aria-label')
    await expect.poll(() => said.textContent()).toMatch(new RegExp(`^‹${name}›`))
    await untilTranslated(page)
  }
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
    await untilTranslated(page)
  }
})

test('a model page shows the price of the last selected variant', async () => {
  const page = await openTranslated('/view-details/DIO')
  const variant = page.getByLabel('Variant')
  const said = page.locator('.stage-words [aria-live]')
  const labels = await variant.locator('option').allTextContents()
  expect(labels.length).toBeGreaterThan(1)
  for (const [index, label] of [...labels.entries(), [0, labels[0] ?? ''] as const]) {
    await variant.selectOption({ index })
    const [price = ''] = /₹[\d,]+/.exec(label) ?? []
    await expect.poll(() => said.textContent()).toContain(price)
    expect((await said.textContent())?.match(/₹/g)).toHaveLength(1)
    await untilTranslated(page)
  }
})

test('the search shows the current number of results', async () => {
  const page = await openTranslated('/search')
  await openSearchFilters(page)
  await page.getByLabel('Type').selectOption('scooter')
  await page.getByText('6 of 22 models').waitFor()
  await page.getByLabel('Price').selectOption('under-80000')
  await page.getByText('3 of 22 models').waitFor()
  await page.getByLabel('Price').selectOption('')
  await page.getByText('6 of 22 models').waitFor()
  expect(await page.getByText('3 of 22 models').count()).toBe(0)
})

test('the calculator shows the instalment of the last typed loan', async () => {
  const page = await openTranslated('/finance')
  await page.getByRole('button', { name: 'EMI Calculator' }).click()
  const dialog = page.getByRole('dialog', { name: 'EMI calculator' })
  const calculate = dialog.getByRole('button', { name: 'Calculate' })
  for (const [amount, instalment] of [
    ['100000', '₹3,321.43'],
    ['200000', '₹6,642.86'],
  ] as const) {
    await dialog.getByLabel('Loan amount').fill(amount)
    await calculate.click()
    await dialog.getByText(instalment).waitFor()
    await untilTranslated(page)
  }
  expect(await dialog.getByText('₹3,321.43').count()).toBe(0)
  await dialog.getByRole('textbox', { name: /Tenure/ }).fill('0')
  await dialog.getByText('Enter one month to 40 years.').waitFor()
  await dialog.getByRole('textbox', { name: /Tenure/ }).fill('3')
  await dialog.getByText('Enter one month to 40 years.').waitFor({ state: 'detached' })
})

test('the gallery shows the caption of the open picture', async () => {
  const page = await openTranslated('/gallery')
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const caption = dialog.locator('p[aria-live]')
  await dialog.locator('img').first().waitFor()
  const captions = await dialog
    .locator('img')
    .evaluateAll((all) => all.map((it) => it.ariaLabel ?? it.getAttribute('alt')))
  expect(captions.length).toBeGreaterThan(2)
  for (const shown of captions.slice(0, 3)) {
    await expect.poll(() => caption.textContent()).toContain(`‹${shown}›`)
    expect((await caption.textContent())?.match(/‹/g)).toHaveLength(2)
    await dialog.getByRole('button', { name: 'Next' }).click()
  }
})

test('links work from page to page and back', async () => {
  const page = await openTranslated('/', { viewport: { width: 1440, height: 900 } })
  const footer = page.getByRole('contentinfo')
  for (const path of ['/finance', '/contact', '/service-booking']) {
    await footer.locator(`a[href="${path}"]`).click()
    await page.waitForURL(`**${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await untilTranslated(page)
  }
  await page.goBack()
  await page.waitForURL('**/contact')
  await untilTranslated(page)
  expect(await page.getByText('Something went wrong on our side').count()).toBe(0)
})

test('a page that was translated before hydration keeps its texts current', async () => {
  const page = await openWindow(site.url)
  await translatePage(page, 'at-load')
  // React reports that the page differs from the server's HTML, and renders it again.
  expectConsoleError(/React error #418/)
  await page.goto('/text-ride-booking?model=DIO')
  await waitUntilHydrated(page)
  await model(page).selectOption({ label: 'CBR1000RR-R' })
  await expect.poll(() => textOf(page, ride)).toMatch(/₹\d\d,\d\d,\d{3}/)
  expect((await textOf(page, ride)).match(/₹/g)).toHaveLength(1)
})
