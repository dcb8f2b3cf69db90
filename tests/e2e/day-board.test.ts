import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { findBrokenWords, setBrowserFontSize } from '#tests/browser-font-size.ts'
import { expectConsoleError } from '#tests/browser-window.ts'
import { copySiteTemplate } from '#tests/copy-site-template.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { phoneWindowOptions } from '#tests/phone-window.ts'
import { type StartedSite, startSite } from '#tests/start-site.ts'

let site: StartedSite
let today = ''

beforeAll(async () => {
  const dataDir = copySiteTemplate(inject('siteTemplate'))
  openEveryDay(dataDir)
  site = await startSite({ TIME_ZONE: zoneOfLateMorning() }, dataDir)
  // The workshop was full in the morning: the bookings of the afternoon are put there.
  await book({ name: 'Ravi Kumar', registrationNumber: 'TG 09 AB 1201' }, '14:00', '10:00')
  await book({ name: 'Asha Lakshmi', registrationNumber: 'TG 09 AB 1202' }, '14:00', '10:30')
  await book({ name: 'Imran', registrationNumber: 'TG 09 AB 1203' }, '16:00')
  await book({ name: 'Farah', registrationNumber: 'TG 09 AB 1204' })
})
afterAll(() => site.stop())

/** Returns a time zone in which it is between 11:00 and 12:00 now, so that today has free hours. */
function zoneOfLateMorning(): string {
  const hours = 11 - new Date().getUTCHours()
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

/** Removes the closed weekday, on which the test may run. */
function openEveryDay(dataDir: string) {
  const db = new DatabaseSync(join(dataDir, 'showroom.db'))
  const dealer = db.prepare('select facts_json from dealers where id = 1').get()?.['facts_json']
  const facts = JSON.parse(String(dealer))
  facts.hours.closedOn = []
  facts.hours.holidays = []
  db.prepare('update dealers set facts_json = ? where id = 1').run(JSON.stringify(facts))
  const plans = db.prepare("select * from facts where name = 'appointments'").get() ?? {}
  const column = Object.keys(plans).find((it) => it.endsWith('json')) ?? ''
  const content = JSON.parse(String(plans[column]))
  for (const plan of content.plans)
    for (const window of plan.windows)
      if (window.days.length > 1) window.days = [...new Set([...window.days, 'Tuesday'])]
  db.prepare(`update facts set ${column} = ? where name = 'appointments'`).run(
    JSON.stringify(content),
  )
  db.close()
}

const post = (path: string, body: object) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify(body),
  })

/** Books a service for today. `shownAt` moves it to an earlier hour, as if booked before today. */
async function book(answers: object, at?: string, shownAt?: string) {
  const { days } = await (await fetch(`${site.url}/api/slots?for=service-paid`)).json()
  today ||= days[0].day
  const answer = await post('/book-service', {
    ...{ model: 'honda-hornet-2-0', yearOfPurchase: '2023', serviceType: 'Paid', enteredModel: '' },
    ...{ email: '', contactNumber: '9000000111', message: 'Rear brake squeals in the morning.' },
    ...{ bookingDate: today, ...(at && { bookingTime: at }) },
    ...answers,
  })
  expect(answer.status).toBe(201)
  const { reference } = await answer.json()
  if (!at || !shownAt) return
  const db = new DatabaseSync(join(site.dataDir, 'showroom.db'))
  const id = Number(
    db
      .prepare(
        'select a.id from appointments a join enquiries e on e.id = a.enquiry_id where e.reference = ?',
      )
      .get(reference)?.['id'],
  )
  const quarters = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / 15
  db.prepare('update appointments set starts_at = ? where id = ?').run(shownAt, id)
  db.prepare('update appointment_seats set cell = cell + ? where appointment_id = ?').run(
    quarters(shownAt) - quarters(at),
    id,
  )
  db.close()
}

const openBoard = () => openLoggedInWindow(site, '/admin/board')
const cardOf = (page: Page, name: string) =>
  page.getByRole('article', { name: new RegExp(name) }).filter({ visible: true })
const table = (page: Page) => page.getByRole('table')

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
  await cardOf(page, 'Imran').dragTo(target, { sourcePosition: { x: 60, y: 8 } })
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
  // Both must be in view: scrolling ends the drag of the test.
  await target.scrollIntoViewIfNeeded()
  await cardOf(page, 'Imran').dragTo(target, { sourcePosition: { x: 60, y: 8 } })
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
  await dialog.getByRole('button', { name: 'Add enquiry' }).click()
  await table(page)
    .getByRole('article', { name: /PM, Sunita Rao|AM, Sunita Rao/ })
    .waitFor()
  expect(await cardOf(page, 'Sunita Rao').innerText()).toContain('Confirmed')
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
  for (let index = 0; index < 13; index++)
    await book({
      ...{ name: `Customer ${index} Venkata`, registrationNumber: `TG 09 AB ${1300 + index}` },
      message: 'The chain is loose, the left mirror is broken and the engine is hard to start.',
    })
  const page = await openBoard()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(/\/Type \/Pages[^>]*\/Count (\d+)|\/Count (\d+)/.exec(pdf)?.slice(1)).toContain('1')
})
