import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import {
  expectConsoleError,
  openPage,
  openWindow,
  waitUntilHydrated,
} from '#tests/browser-window.ts'
import { fillEnquiryForm } from '#tests/fill-enquiry-form.ts'
import { hasFocus } from '#tests/has-focus.ts'
import { type StartedSite, startSite } from '#tests/start-site.ts'
import { without3dView } from '#tests/without-3d-view.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const desk = { viewport: { width: 1280, height: 900 } }
const visit = (path: string, options = {}) => openPage(site.url, path, options)

test('the calculator opens at #emi with the default terms and recalculates on typing', async () => {
  const page = await visit('/finance#emi')
  const dialog = page.getByRole('dialog', { name: 'EMI calculator' })
  const calculate = dialog.getByRole('button', { name: 'Calculate' })
  const amount = dialog.getByLabel('Loan amount')
  const rate = dialog.getByLabel('Rate of interest (%)')
  const tenure = dialog.getByRole('textbox', { name: /^Tenure/ })
  const result = dialog.getByText('Monthly EMI')
  await calculate.click()
  expect(await rate.inputValue()).toBe('12')
  expect(await tenure.inputValue()).toBe('3')
  expect(await result.count()).toBe(0)
  await amount.fill('100000')
  expect(await result.count()).toBe(0)
  await calculate.click()
  await dialog.getByText('₹3,321.43', { exact: true }).waitFor()
  expect(await dialog.getByText('₹1,19,572', { exact: true }).count()).toBe(1)
  expect(await dialog.getByRole('row').count()).toBe(4)

  for (const wrong of ['0', 'abc', '-5', '41']) {
    await tenure.fill(wrong)
    await dialog.getByText('Enter one month to 40 years.').waitFor()
    expect(await result.count()).toBe(0)
  }
  await tenure.fill('')
  await dialog.getByText('Enter one month to 40 years.').waitFor({ state: 'detached' })
  expect(await result.count()).toBe(0)
  await tenure.fill('60')
  await dialog.getByLabel('Tenure in').selectOption('Months')
  await dialog.getByText('₹2,224.44', { exact: true }).waitFor()

  // The window's height with a phone's keyboard open. The result must stay in view beside the
  // field.
  await page.setViewportSize({ width: 375, height: 367 })
  await tenure.fill('48')
  for (const shown of [dialog.getByText('₹2,633.38', { exact: true }), tenure]) {
    const box = await shown.boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= 367).toBe(true)
  }

  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'EMI Calculator' }).click()
  expect(await amount.inputValue()).toBe('')
  expect(await rate.inputValue()).toBe('12')
  expect(await result.count()).toBe(0)
})

test('a model’s card opens the calculator with the model’s price less the down payment', async () => {
  const page = await visit('/motorcycle', desk)
  const { total } = await (await fetch(`${site.url}/api/price-sheet/CBSHINE`)).json()
  await page.getByRole('link', { name: 'EMI', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'EMI calculator' })
  expect(await dialog.getByLabel('Loan amount').inputValue()).toBe(String(total))
  await dialog.getByLabel('Down payment').fill('20,000')
  await expect
    .poll(() => dialog.getByLabel('Loan amount').inputValue())
    .toBe(String(total - 20_000))
  await dialog.getByRole('button', { name: 'Calculate' }).click()
  await dialog.getByText('Monthly EMI').waitFor()
  await dialog.getByLabel('Down payment').fill(String(total))
  await dialog.getByText(`Enter rupees, less than ${formatRupees(total)}.`).waitFor()
  expect(await dialog.getByText('Monthly EMI').count()).toBe(0)
})

test('the calculator works without JavaScript', async () => {
  const page = await visit('/finance', { javaScriptEnabled: false })
  const section = page.locator('#emi')
  await section.getByLabel('Loan amount').fill('90000')
  await section.getByLabel('Rate of interest (%)').fill('0')
  await section.getByRole('textbox', { name: 'Tenure (years)' }).fill('0')
  await section.getByRole('button', { name: 'Calculate' }).click()
  await page.waitForURL(/years=0/)
  expect(await section.locator('#field-years-error').textContent()).toContain(
    'Enter one month to 40',
  )
  await section.getByRole('textbox', { name: 'Tenure (years)' }).fill('3')
  await section.getByRole('button', { name: 'Calculate' }).click()
  await page.waitForURL(/amount=90000.*years=3/)
  // Playwright's text search ignores <noscript>.
  expect(await section.locator('dd').first().textContent()).toBe('₹2,500.00')
})

async function frameOf(page: Page): Promise<number> {
  const address = await page
    .getByRole('slider')
    .locator('img')
    .evaluate((it) => (it instanceof HTMLImageElement ? it.currentSrc : ''))
  return Number(/turntable-(\d+)/.exec(address)?.[1])
}

test('the turntable turns one frame for each 10 px, wraps, and lets the page scroll', async () => {
  const page = await without3dView(await openWindow(site.url, desk))
  await page.goto('/angle-view/HORNET2.0')
  await waitUntilHydrated(page)
  const slider = page.getByRole('slider')
  const frames = await (await fetch(`${site.url}/api/360Images/HORNET2.0`)).json()
  await page.getByText(/^Loading/).waitFor({ state: 'detached' })
  const start = await frameOf(page)
  const shown = () => expect.poll(() => frameOf(page))
  const box = await slider.boundingBox()
  const at = { x: (box?.x ?? 0) + 300, y: (box?.y ?? 0) + 200 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 9, at.y)
  expect(await frameOf(page)).toBe(start)
  await page.mouse.move(at.x + 10, at.y)
  await shown().not.toBe(start)
  await page.mouse.move(at.x + 10 * frames.length, at.y)
  await shown().toBe(start)
  await page.mouse.up()
  await slider.press('ArrowRight')
  await shown().not.toBe(start)
  await slider.press('ArrowLeft')
  await shown().toBe(start)
  expect(await slider.evaluate((it) => getComputedStyle(it).touchAction)).toBe('pan-y')
})

test('a frame that fails to load is skipped', async () => {
  const page = await without3dView(await openWindow(site.url, desk))
  expectConsoleError(/ERR_FAILED/)
  await page.route(/turntable-0?1-/, (route) => route.abort())
  await page.goto('/angle-view/HORNET2.0')
  await waitUntilHydrated(page)
  await page.getByText(/^Loading/).waitFor({ state: 'detached' })
  await expect.poll(() => frameOf(page)).toBe(0)
  await page.getByRole('slider').press('ArrowLeft')
  await expect.poll(() => frameOf(page)).toBe(2)
})

/** Collects the numbers of the frames that a page requests. */
function framesAsked(page: Page): Set<number> {
  const asked = new Set<number>()
  page.on('request', (request) => {
    const [, frame] = /turntable-(\d+)-/.exec(request.url()) ?? []
    if (frame) asked.add(Number(frame))
  })
  return asked
}

test('the frames of the turntable load only when it comes into view', async () => {
  const page = await openWindow(site.url, { viewport: { width: 640, height: 120 } })
  const asked = framesAsked(page)
  await page.goto('/angle-view/HORNET2.0')
  await waitUntilHydrated(page)
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
  expect([...asked].filter((frame) => frame > 0)).toEqual([])
  await page.getByRole('slider').scrollIntoViewIfNeeded()
  await page.getByText('The 360° view is ready').waitFor({ state: 'attached' })
  expect(asked.size).toBe(36)
})

test('in data-saving mode the turntable waits for a tap', async () => {
  const page = await openWindow(site.url)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const asked = framesAsked(page)
  await page.goto('/angle-view/HORNET2.0')
  const load = page.getByRole('button', { name: 'Load the 360° view' })
  await load.waitFor()
  await page.getByText('36 pictures, not loaded to save your data.').waitFor()
  expect(await page.getByText(/^Loading/).count()).toBe(0)
  expect([...asked]).toEqual([0])
  await load.click()
  await page.getByText('The 360° view is ready').waitFor({ state: 'attached' })
  expect(asked.size).toBe(36)
  expect(await hasFocus(page.getByRole('slider'))).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => frameOf(page)).not.toBe(0)
})

test('a model name in the navigation state is moved to the address', async () => {
  const page = await visit('/angle-view')
  await page.getByRole('link', { name: 'DIO', exact: true }).click()
  await page.getByRole('slider', { name: /DIO/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/angle-view/DIO')
})

test('a gallery picture opens large; keys change the picture, and Escape returns the focus', async () => {
  const page = await visit('/gallery', desk)
  await page.getByRole('heading', { name: 'IMAGES' }).waitFor()
  const second = page.getByRole('link', { name: /^Enlarge/ }).nth(1)
  await second.click()
  const dialog = page.getByRole('dialog', { name: 'Pictures' })
  await dialog.getByText('2 of 12').waitFor()
  await page.keyboard.press('ArrowRight')
  await dialog.getByText('3 of 12').waitFor()
  await dialog.getByRole('button', { name: 'Previous picture' }).click()
  await dialog.getByText('2 of 12').waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await dialog.getByText('12 of 12').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(second)).toBe(true)
})

test('the slide buttons update after a swipe in browsers without the `scrollend` event', async () => {
  const page = await openWindow(site.url, desk)
  await page.addInitScript(() =>
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true),
  )
  await page.goto('/gallery')
  await waitUntilHydrated(page)
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .nth(1)
    .click()
  const dialog = page.getByRole('dialog', { name: 'Pictures' })
  await dialog.getByText('2 of 12').waitFor()
  await dialog
    .getByRole('group')
    .evaluate((it) => it.scrollTo({ left: 4 * it.clientWidth, behavior: 'instant' }))
  await dialog.getByText('5 of 12').waitFor()
  const next = dialog.getByRole('button', { name: 'Next picture' })
  await next.click()
  await next.click()
  await dialog.getByText('7 of 12').waitFor()
})

test('the map loads only on request', async () => {
  const page = await openWindow(site.url)
  const asked: string[] = []
  await page.route(/openstreetmap/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: 'a map', contentType: 'text/html' })
  })
  await page.goto('/dealers/1')
  await waitUntilHydrated(page)
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Show the map' }).click()
  await page.frameLocator('iframe').getByText('a map').waitFor()
  expect(asked).toEqual([expect.stringContaining('marker=')])
  expect(await page.getByRole('link', { name: 'Open in OpenStreetMap' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Hide the map' }).click()
  expect(await page.locator('iframe').count()).toBe(0)
})

test('the address and the directions link stay if the map fails to load', async () => {
  const page = await openWindow(site.url)
  expectConsoleError(/ERR_FAILED|ERR_INTERNET/)
  await page.route(/openstreetmap/, (route) => route.abort())
  await page.goto('/dealers/1')
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Show the map' }).click()
  await page.locator('iframe').waitFor()
  const main = page.getByRole('main')
  expect(await main.getByText('14 Tamarind Foundry Road').last().isVisible()).toBe(true)
  const directions = main.getByRole('link', { name: 'Get directions' })
  expect(await directions.getAttribute('href')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=17.385%2C78.4867',
  )
  await page.getByRole('button', { name: 'Hide the map' }).click()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Show the map' }).click()
  await page.getByText('You are offline, so the map cannot load.').waitFor()
})

test.each([
  ['2026-11-21T12:00:00+05:30', 'Open now · closes 8:00 PM'],
  ['2026-11-24T12:00:00+05:30', 'Closed on Tuesdays'],
])('the opening status at %s is: %s', async (now, said) => {
  const page = await openWindow(site.url)
  await page.clock.setFixedTime(new Date(now))
  await page.goto('/dealers/1')
  await page.getByText(said).first().waitFor()
})

test('the test-ride form shows the vehicle, the variant and the price', async () => {
  const [, second] = await (await fetch(`${site.url}/api/variants/CBSHINE`)).json()
  const query = new URLSearchParams({ model: 'CBSHINE', variant: second.name })
  const page = await visit(`/text-ride-booking?${query}`)
  const price = `₹${new Intl.NumberFormat('en-IN').format(second.price)}`
  await page.getByText(second.name, { exact: true }).waitFor()
  await page.getByText(`≈ approximately ${price}`, { exact: true }).first().waitFor()
  await page.getByText('All prices are Ex-Showroom Price').waitFor()
  const finance = page.getByRole('link', { name: 'INTERESTED FOR FINANCE ?' })
  expect(await finance.getAttribute('href')).toBe('/finance?model=CBSHINE&variant=Disc')

  // Selecting another model in the form shows its picture, price and colours, and changes the
  // address.
  await waitUntilHydrated(page)
  await page.getByLabel('Name').fill('Imran Example')
  await page.getByRole('combobox', { name: /^Model/ }).selectOption({ label: 'DIO' })
  await page.getByRole('img', { name: 'DIO', exact: true }).waitFor()
  await page.getByLabel('Colour').selectOption('Sports Red')
  await page.getByRole('img', { name: 'DIO in Sports Red' }).waitFor()
  expect(await finance.getAttribute('href')).toBe('/finance?model=DIO&variant=Standard')
  await page.reload()
  await page.getByRole('img', { name: 'DIO in Sports Red' }).waitFor()
  expect(await page.getByLabel('Colour').inputValue()).toBe('Sports Red')
  // The form's own lists already show the choice, so no separate box does.
  expect(await page.getByText('Your choice').count()).toBe(0)
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Imran Example')
})

/** Opens the test-ride form. The data of the DIO arrives when `arrive` is called. */
async function rideOfLateModel() {
  const page = await openWindow(site.url)
  const late = Promise.withResolvers<void>()
  const variants = '**/api/variants/DIO'
  await page.route(variants, async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto('/text-ride-booking')
  await waitUntilHydrated(page)
  return {
    page,
    choose: async () => {
      const asked = page.waitForRequest(variants)
      await page.getByRole('combobox', { name: /^Model/ }).selectOption({ label: 'DIO' })
      await asked
    },
    /** Returns the address afterwards. */
    arrive: async () => {
      const answer = page.waitForResponse(variants)
      late.resolve()
      await (await answer).finished()
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
      return new URL(page.url())
    },
  }
}

test('a model’s late data does not change the address after the user has left the page', async () => {
  const { page, choose, arrive } = await rideOfLateModel()
  await choose()
  await page.getByRole('link', { name: 'INTERESTED FOR FINANCE ?' }).click()
  await page.waitForURL('**/finance')
  expect((await arrive()).pathname).toBe('/finance')
})

test('a model’s late data does not change the address while another page is opening', async () => {
  const { page, choose, arrive } = await rideOfLateModel()
  await choose()
  // The router changes the address before the next page replaces the form.
  await page.evaluate(() => history.pushState(undefined, '', '/finance'))
  expect((await arrive()).pathname).toBe('/finance')
})

test('a model’s late data does not change the address after the enquiry was sent', async () => {
  const { page, choose, arrive } = await rideOfLateModel()
  await fillEnquiryForm(page, testRideEnquiry)
  await choose()
  await page.getByRole('button', { name: testRideEnquiry.submit }).click()
  await page.getByRole('heading', { name: /^Your reference is / }).waitFor()
  expect((await arrive()).search).toMatch(/^\?sent=/)
})

test('a film loads only on request and plays in place', async () => {
  const page = await openWindow(site.url)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/amc')
  await waitUntilHydrated(page)
  expect(fetched).not.toContain('/films/amc.mp4')
  await page.getByRole('link', { name: /^Play video/ }).click()
  const film = page.locator('video')
  await film.waitFor()
  expect(await film.getAttribute('src')).toBe('/films/amc.mp4')
})
