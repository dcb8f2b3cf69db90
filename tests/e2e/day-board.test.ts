import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { findBrokenWords, setBrowserFontSize } from '#tests/browser-font-size.ts'
import { expectConsoleError } from '#tests/browser-window.ts'
import { type DayBoardSite, startDayBoardSite } from '#tests/day-board-site.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { phoneWindowOptions } from '#tests/phone-window.ts'

let site: DayBoardSite['site']
let book: DayBoardSite['book']

beforeAll(async () => {
  ;({ site, book } = await startDayBoardSite())
  // The workshop was full in the morning: the bookings of the afternoon are put there.
  await book({ name: 'Ravi Kumar', registrationNumber: 'TG 09 AB 1201' }, '14:00', '10:00')
  await book({ name: 'Asha Lakshmi', registrationNumber: 'TG 09 AB 1202' }, '14:00', '10:30')
  await book({ name: 'Imran', registrationNumber: 'TG 09 AB 1203' }, '16:00')
  await book({ name: 'Farah', registrationNumber: 'TG 09 AB 1204' })
})
afterAll(() => site.stop())

const openBoard = () => openLoggedInWindow(site, '/admin/board')
const cardOf = (page: Page, name: string) =>
  page.getByRole('article', { name: new RegExp(name) }).filter({ visible: true })
const table = (page: Page) => page.getByRole('table')

/**
 * Drags a card. Both places must be in view, because scrolling ends the drag of the test, and no
 * dialog may cover them.
 */
async function drag(page: Page, name: string, target: Locator) {
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await target.scrollIntoViewIfNeeded()
  await cardOf(page, name).scrollIntoViewIfNeeded()
  await cardOf(page, name).dragTo(target, { sourcePosition: { x: 60, y: 8 } })
}

/** Opens the menu of a card, and its dialog for another hour, with the keyboard alone. */
async function openMoveByKeyboard(page: Page, name: string) {
  await cardOf(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).press('Enter')
  await page.getByRole('dialog').getByText('Free hours', { exact: true }).waitFor()
}

test('a late customer is named in words, arrives with one tap, and the tap can be undone', async () => {
  const page = await openBoard()
  const card = cardOf(page, 'Ravi Kumar')
  expect(await card.innerText()).toMatch(/late, (1 h( \d+ min)?|2 h)/)
  await card.getByRole('button', { name: 'Arrived: Ravi Kumar' }).click()
  await card.getByRole('button', { name: 'In progress: Ravi Kumar' }).waitFor()
  expect(await card.innerText()).not.toContain('late')
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.getByRole('button', { name: 'Arrived: Ravi Kumar' }).waitFor()
})

test('the change of a colleague appears without a reload', async () => {
  const page = await openBoard()
  const other = await openBoard()
  await cardOf(other, 'Asha Lakshmi')
    .getByRole('button', { name: /^Arrived/ })
    .click()
  await cardOf(page, 'Asha Lakshmi')
    .getByRole('button', { name: /^In progress/ })
    .waitFor()
})

test('an appointment moves with the keyboard, and by drag to another place and hour', async () => {
  const page = await openBoard()
  await openMoveByKeyboard(page, 'Imran')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^2:30 PM/ })
    .press('Enter')
  await table(page).getByRole('article', { name: '2:30 PM, Imran' }).waitFor()
  const target = table(page).locator('td[data-at="16:30"][data-resource="bay-3"]')
  await drag(page, 'Imran', target)
  await table(page).getByRole('article', { name: '4:30 PM, Imran' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await table(page).getByRole('article', { name: '2:30 PM, Imran' }).waitFor()
})

test('a booking without an hour gets one with two taps', async () => {
  const page = await openBoard()
  await cardOf(page, 'Farah').getByRole('button', { name: 'Book an hour' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^5:00 PM/ })
    .click()
  await table(page).getByRole('article', { name: '5:00 PM, Farah' }).waitFor()
})

test('a drop on a taken hour is refused with the free hours', async () => {
  expectConsoleError(/status of 409/)
  const page = await openBoard()
  const target = table(page)
    .locator('td[data-at="17:00"]')
    .filter({ has: page.locator('article') })
  await drag(page, 'Imran', target)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('This hour is no longer free. Choose another one.').waitFor()
  await dialog.getByText('Free hours', { exact: true }).waitFor()
})

test('a walk-in gets the next free hour with two taps and two fields', async () => {
  const page = await openBoard()
  await page.getByRole('button', { name: 'Walk-in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Phone number').waitFor()
  // The name has the focus already.
  await page.keyboard.type('Sunita Rao')
  await page.keyboard.press('Tab')
  await page.keyboard.type('9000000222')
  await dialog.getByRole('button', { name: 'Add walk-in' }).click()
  await table(page)
    .getByRole('article', { name: /PM, Sunita Rao|AM, Sunita Rao/ })
    .waitFor()
  await expect.poll(() => cardOf(page, 'Sunita Rao').innerText()).toContain('Arrived')
})

test('the hours are in the first screen, and the other lists are one tap away', async () => {
  await book({ name: 'Leela', registrationNumber: 'TG 09 AB 1299' })
  const page = await openBoard()
  const { y = 900 } = (await table(page).boundingBox()) ?? {}
  expect(y).toBeLessThan(400)
  await page.getByRole('link', { name: /^Hour open \(\d\)$/ }).click()
  await expect.poll(() => cardOf(page, 'Leela').isVisible()).toBe(true)
  const phone = await openLoggedInWindow(site, '/admin/board', phoneWindowOptions)
  const next = phone.getByRole('navigation', { name: 'Next appointments' }).getByRole('link')
  await next.first().click()
  await expect.poll(() => phone.url()).toContain('#card-')
})

test('a narrow table says how many columns it hides, and shows them', async () => {
  const page = await openLoggedInWindow(site, '/admin/board', {
    viewport: { width: 900, height: 700 },
  })
  const more = page.getByRole('button', { name: /more columns? on the right/ })
  const last = table(page).getByRole('columnheader').last()
  await more.waitFor()
  await expect
    .poll(async () => {
      // The button goes away when the last column is in view.
      if (await more.isVisible()) await more.click({ timeout: 1000 }).catch(() => undefined)
      const { x = 0, width = 0 } = (await last.boundingBox()) ?? {}
      return x + width
    })
    .toBeLessThanOrEqual(900)
  await page.getByRole('button', { name: /more columns? on the left/ }).waitFor()
})

test('a phone lists the day by hour, with large targets and without findings of axe', async () => {
  const page = await openLoggedInWindow(site, '/admin/board', phoneWindowOptions)
  expect(await table(page).filter({ visible: true }).count()).toBe(0)
  await page.getByRole('heading', { name: '10:00 AM' }).waitFor()
  await cardOf(page, 'Ravi Kumar')
    .getByRole('button', { name: /^Arrived/ })
    .click()
  await cardOf(page, 'Ravi Kumar')
    .getByRole('button', { name: /^In progress/ })
    .waitFor()
  const small = await cardOf(page, 'Ravi Kumar')
    .locator('a, button')
    .evaluateAll((all) => all.filter((it) => it.getBoundingClientRect().height < 44).length)
  expect(small).toBe(0)
  expect(await axeFindings(page)).toEqual([])
})

test('the table has no findings of axe, and doubled text breaks no word', async () => {
  const page = await openBoard()
  expect(await axeFindings(page)).toEqual([])
  const setSize = await setBrowserFontSize(page)
  await setSize('double')
  expect(await page.evaluate(findBrokenWords)).toEqual([])
  const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await setSize('usual')
})

test('the chosen part of the board is remembered', async () => {
  const page = await openBoard()
  await page.getByLabel('Show').selectOption('Workshop')
  await expect.poll(() => table(page).getByText('Delivery counter').count()).toBe(0)
  await page.goto('/admin/board?day=2026-11-02')
  await expect.poll(() => page.getByLabel('Show').inputValue()).toBe('workshop')
  await page.getByRole('link', { name: 'Today', exact: true }).click()
  await cardOf(page, 'Imran').waitFor()
  await page.getByLabel('Show').selectOption('Everything')
})

test('a day of 18 bookings prints on one page', async () => {
  for (let index = 0; index < 12; index++)
    await book({
      ...{ name: `Customer ${index} Venkata`, registrationNumber: `TG 09 AB ${1300 + index}` },
      message: 'The chain is loose, the left mirror is broken and the engine is hard to start.',
    })
  const page = await openBoard()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(/\/Type \/Pages[^>]*\/Count (\d+)|\/Count (\d+)/.exec(pdf)?.slice(1)).toContain('1')
})

test('an hour outside the opening hours is booked only after a warning', async () => {
  const page = await openBoard()
  await openMoveByKeyboard(page, 'Farah')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Book beyond the free hours').click()
  await dialog.getByLabel('Hour').fill('21:00')
  await dialog.getByLabel('Reason').fill('Collects it late')
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await dialog.getByText('9:00 PM is outside the opening hours of that day.').waitFor()
  await dialog.getByRole('button', { name: 'Book outside the hours' }).click()
  await table(page).getByRole('article', { name: '9:00 PM, Farah' }).waitFor()
})

test('a vehicle arrives before its day only after a question at the desk', async () => {
  const { days } = await (await fetch(`${site.url}/api/slots?for=service-paid`)).json()
  const { day, hours } = days.find(
    (it: { day: string; hours: [] }) => it.day > days[0].day && it.hours.length > 0,
  )
  const reference = await book({ name: 'Meena', bookingDate: day }, hours[0].at)
  const page = await openLoggedInWindow(site, `/admin/board?day=${day}`)
  await cardOf(page, 'Meena').getByRole('button', { name: 'More for Meena' }).click()
  await page.getByText('Arrived and later steps can be set from').waitFor()
  expect(await page.getByRole('button', { name: /^Arrived/ }).count()).toBe(0)
  await page.goto(`/admin/desk/${reference}`)
  await page.getByRole('button', { name: 'Status' }).first().click()
  await page.getByRole('button', { name: /^Arrived/ }).click()
  await page.getByText('Is the vehicle here already?').waitFor()
  await page.getByRole('button', { name: 'Set “Arrived” already' }).click()
  await page.getByText('Is the vehicle here already?').waitFor({ state: 'detached' })
})
