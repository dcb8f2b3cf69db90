import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { axeFindings } from '#tests/axe-findings.ts'
import { setBrowserFontSize } from '#tests/browser-font-size.ts'
import {
  expectConsoleError,
  openPage,
  openWindow,
  waitUntilHydrated,
} from '#tests/browser-window.ts'
import { hasFocus } from '#tests/has-focus.ts'
import { postJson } from '#tests/login-session.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

type Hour = { day: string; at: string; left: number }

/** Lists the free hours of the next days, earliest first. */
async function freeHours(query: string): Promise<Hour[]> {
  const answer = await fetch(`${site.url}/api/slots?${query}`)
  const { days }: { days: { day: string; hours: { at: string; left: number }[] }[] } =
    await answer.json()
  return days.flatMap(({ day, hours }) => hours.map((hour) => ({ day, ...hour })))
}

/** Books an hour of a paid service until nobody else can. */
async function takeAll({ day, at, left }: Hour): Promise<void> {
  for (let index = 0; index < left; index++) {
    const answer = await postJson(`${site.url}${serviceBookingEnquiry.postTo}`, {
      ...serviceBookingEnquiry.example,
      name: `Customer ${day} ${at} ${index}`,
      bookingDate: day,
      bookingTime: at,
    })
    expect(answer.status).toBe(201)
  }
}

const hourRadio = (page: Page, { day, at }: Pick<Hour, 'day' | 'at'>) =>
  page.locator(`input[type=radio][value="${day} ${at}"]`)
const nearest = (page: Page) =>
  page.getByRole('group', { name: 'The nearest free times' }).getByRole('radio')
const typed = {
  Name: 'Asha Example',
  'Contact number': '98765 43210',
  'Registration number': 'TG 09 AB 1234',
}
const fillRest = async (page: Page) => {
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value)
}
const expectRestKept = async (page: Page) => {
  for (const [label, value] of Object.entries(typed))
    expect(await page.getByLabel(label).inputValue()).toBe(value)
  expect(await page.getByRole('radio', { name: 'Paid service' }).isChecked()).toBe(true)
}
const send = (page: Page) =>
  page.getByRole('button', { name: serviceBookingEnquiry.submit }).click()
const phone = { viewport: { width: 320, height: 700 } }

test('an hour is booked with JavaScript, and only the tab that sent it shows it', async () => {
  const page = await openPage(site.url, '/service-booking')
  await page.getByRole('radio', { name: 'Paid service' }).check()
  await page.getByText('First free:').waitFor()
  const [first] = await freeHours('for=service-paid')
  expect(await page.getByLabel('Booking date').inputValue()).toBe(first?.day)
  const radio = hourRadio(page, first ?? { day: '', at: '' })
  await radio.check()
  await fillRest(page)
  await send(page)
  await page.getByRole('heading', { name: /^Your reference is SB-/ }).waitFor()
  await page.getByText('We expect you on').waitFor()
  const text = await page.locator('main').innerText()
  expect(text).not.toContain('to confirm the time')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const file = String(await buffer(await (await download).createReadStream()))
  expect(file).toMatch(
    /DTSTART:\d{8}T\d{6}Z\r\nDTEND:\d{8}T\d{6}Z\r\nSEQUENCE:0\r\nSTATUS:CONFIRMED/,
  )
  const stranger = await openPage(
    site.url,
    new URL(page.url()).pathname + new URL(page.url()).search,
  )
  await stranger.getByText('Your time is booked.').waitFor()
  expect(await stranger.getByText('We expect you on').count()).toBe(0)
  await page.reload()
  await page.getByText('We expect you on').waitFor()
})

test('an hour that was taken meanwhile comes back with the nearest three, with JavaScript', async () => {
  expectConsoleError(/409/)
  const page = await openPage(site.url, '/service-booking', phone)
  await page.getByRole('radio', { name: 'Paid service' }).check()
  const hours = await freeHours('for=service-paid')
  const wish = hours.find(({ left }) => left > 1) ?? hours[0]
  if (!wish) throw new Error('No hour is free')
  await page.getByLabel('Booking date').fill(wish.day)
  await hourRadio(page, wish).check()
  await fillRest(page)
  await takeAll(wish)
  await send(page)
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect.poll(() => hasFocus(summary)).toBe(true)
  expect(await nearest(page).count()).toBe(3)
  expect(await page.locator('input[name=bookingTime]:checked').count()).toBe(0)
  await expectRestKept(page)
  expect(await axeFindings(page)).toEqual([])
  await summary
    .getByRole('link', { name: 'This time has just been taken' })
    .or(summary.getByRole('link').first())
    .first()
    .click()
  await expect.poll(() => hasFocus(nearest(page).first())).toBe(true)
  await nearest(page).first().check()
  await send(page)
  await page.getByText('We expect you on').waitFor()
})

test('an hour is booked without JavaScript, and no address has what was typed', async () => {
  const page = await openWindow(site.url, { ...phone, javaScriptEnabled: false })
  await page.goto('/service-booking')
  const [, , wish] = await freeHours('for=service-paid')
  await fillRest(page)
  await page.getByRole('radio', { name: 'Paid service' }).check()
  await page.getByLabel('Booking date').fill(wish?.day ?? '')
  await page.getByRole('button', { name: 'Show free times' }).click()
  await hourRadio(page, wish ?? { day: '', at: '' }).check()
  expect(new URL(page.url()).search).toBe('')
  await expectRestKept(page)
  await send(page)
  await page.waitForURL(/\/my-enquiry\/SB-/)
  await page.getByText('Your booking is confirmed').waitFor()
})

test('Enter in a text field sends the form without JavaScript', async () => {
  const page = await openWindow(site.url, { ...phone, javaScriptEnabled: false })
  await page.goto('/service-booking')
  await fillRest(page)
  await page.getByRole('radio', { name: 'Paid service' }).check()
  await page.getByLabel('Name').press('Enter')
  await page.waitForURL(/\/my-enquiry\/SB-/)
})

test('an hour that was taken meanwhile comes back with the nearest three, without JavaScript', async () => {
  expectConsoleError(/409/)
  const page = await openWindow(site.url, { ...phone, javaScriptEnabled: false })
  const hours = await freeHours('for=service-paid')
  const wish = hours.find(({ left }) => left > 1) ?? hours[0]
  if (!wish) throw new Error('No hour is free')
  await page.goto(`/service-booking?for=service-paid&on=${wish.day}`)
  await hourRadio(page, wish).check()
  await fillRest(page)
  await takeAll(wish)
  await send(page)
  await page.getByText('There is a problem').waitFor()
  expect(await nearest(page).count()).toBe(3)
  expect(await page.locator('input[name=bookingTime]:checked').count()).toBe(0)
  await expectRestKept(page)
  await nearest(page).first().check()
  await send(page)
  await page.waitForURL(/\/my-enquiry\/SB-/)
})

test('a closed day says so and offers a day with free hours', async () => {
  const page = await openPage(site.url, '/service-booking', phone)
  await page.getByRole('radio', { name: 'Paid service' }).check()
  const day = page.getByLabel('Booking date')
  await day.fill(nextTuesday())
  await page.getByText('We are closed on Tuesdays.').waitFor()
  const button = page.getByRole('button', { name: /^Show times on / })
  const [, wish = ''] = /on \w+ (\d+ \w+)/.exec(await button.innerText()) ?? []
  await button.click()
  await page.getByRole('group', { name: `Time on` }).getByText('AM').first().waitFor()
  expect(await hasFocus(day)).toBe(true)
  const shown = new Date(`${await day.inputValue()}T00:00Z`)
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  expect(shown.toLocaleDateString('en-GB', format)).toBe(wish)
})

/** Returns the next Tuesday after today. The workshop is closed on Tuesdays. */
function nextTuesday(): string {
  const day = new Date(Date.now() + 86_400_000)
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

test('without the network for free hours, the form asks for a call', async () => {
  expectConsoleError(/ERR_FAILED/)
  const page = await openPage(site.url, '/service-booking')
  await page.route('**/api/slots?*', (route) => route.abort())
  await page.getByRole('radio', { name: 'Paid service' }).check()
  await page.getByText('The free times could not be loaded.').waitFor()
  await fillRest(page)
  await page.getByRole('radio', { name: 'No hour suits me: call me' }).check()
  await send(page)
  await page.getByText(/^We will call you by/).waitFor()
})

test('a draft keeps purpose and day, and its hours are loaded again', async () => {
  const page = await openPage(site.url, '/service-booking')
  await page.getByRole('radio', { name: 'Paid service' }).check()
  await page.getByText('First free:').waitFor()
  await page.getByLabel('Name').fill('Asha Example')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft:service-booking')))
    .toContain('Asha Example')
  await page.reload()
  await waitUntilHydrated(page)
  await page.getByText('First free:').waitFor()
  expect(await page.getByRole('radio', { name: 'Paid service' }).isChecked()).toBe(true)
})

test('a test ride is booked for a model with a demo vehicle only', async () => {
  const page = await openPage(site.url, testRideEnquiry.page)
  await page.getByText('Choose a model to see when its demo vehicle is free.').waitFor()
  const model = page.locator('select[name=model]')
  await model.selectOption({ label: 'UNICORN' })
  await page.getByText('We have no demo UNICORN at the showroom now.').waitFor()
  await model.selectOption({ label: 'SP 125' })
  await page.getByText('First free:').waitFor()
  const [first] = await freeHours('for=test-ride&model=SP125')
  await page.getByText('one left').first().waitFor()
  await hourRadio(page, first ?? { day: '', at: '' }).check()
  await page.getByLabel('Name').fill('Imran Example')
  await page.getByLabel('Email').fill('imran@example.com')
  await page.getByLabel('Contact number').fill('9000000008')
  await page.locator('select[name=color]').selectOption({ index: 1 })
  await page.getByLabel('I have a driving licence').check()
  await page.getByRole('button', { name: testRideEnquiry.submit }).click()
  await page.getByText('We expect you on').waitFor()
  await page.getByText('Your time is booked.').waitFor()
})

test.each(['light', 'dark'] as const)(
  'the hours fit a narrow phone with large text, and pass axe, in a %s scheme',
  async (colorScheme) => {
    const [wish] = await freeHours('for=service-paid')
    const address = `/service-booking?for=service-free&on=${wish?.day}`
    const page = await openPage(site.url, address, { ...phone, colorScheme })
    expect(await axeFindings(page)).toEqual([])
    const sizes = await page
      .locator('label:has(input[name=bookingTime])')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(320)
    // A date field of doubled text needs the width of a usual phone.
    await page.setViewportSize({ width: 375, height: 800 })
    await (await setBrowserFontSize(page))('double')
    expect(await width()).toBe(375)
  },
)
