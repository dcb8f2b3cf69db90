import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { axeFindings } from '#tests/axe-findings.ts'
import { expectConsoleError } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { phoneWindowOptions } from '#tests/phone-window.ts'
import { type StartedSite, startSite } from '#tests/start-site.ts'

let site: StartedSite
let day = ''
beforeAll(async () => {
  site = await startSite({ TIME_ZONE: 'UTC' })
  day = new Date().toISOString().slice(0, 10)
})
afterAll(() => site.stop())

/** Books a service for today without an hour. Returns its reference. */
async function book(name: string, registrationNumber: string): Promise<string> {
  const answer = await fetch(site.url + serviceBookingEnquiry.postTo, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify({
      ...serviceBookingEnquiry.example,
      ...{ name, registrationNumber, bookingDate: '' },
    }),
  })
  const { reference } = await answer.json()
  // The workshop may be closed today, and the form refuses closed days.
  const db = new DatabaseSync(join(site.dataDir, 'showroom.db'))
  db.prepare(
    "update enquiries set booking_date = ?, answers_json = json_set(answers_json, '$.bookingDate', ?) where reference = ?",
  ).run(day, day, reference)
  db.close()
  return String(reference)
}

const dialog = (page: Page) => page.getByRole('dialog')
const cardOf = (page: Page, name: string) =>
  page.getByRole('article', { name: new RegExp(name) }).filter({ visible: true })

/** Opens the job card from the board: the card's menu, then one tap. */
async function openJobCard(page: Page, name: string) {
  await cardOf(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click()
  await dialog(page).getByRole('button', { name: 'Job card' }).click()
  await dialog(page).getByLabel('Kilometres').waitFor()
}

const setState = (page: Page, name: string, state: string) =>
  cardOf(page, name)
    .getByRole('button', { name: `${state}: ${name}` })
    .click()

test('a vehicle arrives, gets its job card, is handed over and is found by its number plate', async () => {
  await book('Asha Workshop', 'TG 09 AB 7001')
  const page = await openLoggedInWindow(site, '/admin/board', phoneWindowOptions)
  await setState(page, 'Asha Workshop', 'Arrived')
  await cardOf(page, 'Asha Workshop')
    .getByRole('button', { name: /^In progress/ })
    .waitFor()
  await openJobCard(page, 'Asha Workshop')
  expect(await dialog(page).getByLabel('Complaints').inputValue()).toBe(
    'Rear brake squeals in the morning.',
  )
  await dialog(page).getByLabel('Kilometres').fill('12400')
  await dialog(page).getByLabel('Mechanic').fill('Ramesh')
  await dialog(page).getByLabel('Ready by, day').fill(day)
  await dialog(page).getByLabel('Ready by, time').fill('23:59')
  await dialog(page).getByLabel('Work done').fill('Brake pads changed')
  expect(await axeFindings(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Save job card' }).click()
  await cardOf(page, 'Asha Workshop').getByText('Ready by 11:59 PM').waitFor()
  await cardOf(page, 'Asha Workshop').getByText('with Ramesh').waitFor()
  await setState(page, 'Asha Workshop', 'In progress')
  await setState(page, 'Asha Workshop', 'Ready')
  const bar = page.getByRole('status').filter({ hasText: 'No email: tell the customer' })
  await bar.getByRole('link', { name: 'WhatsApp' }).waitFor()
  await bar.getByRole('button', { name: 'Dismiss' }).click()
  await setState(page, 'Asha Workshop', 'Delivered')
  // A handed-over booking without an hour leaves the board.
  await cardOf(page, 'Asha Workshop').waitFor({ state: 'detached' })
  await page.goto(`${site.url}/admin/workshop-history`)
  await page.getByLabel('Registration number').fill('tg09ab7001')
  await page.getByRole('button', { name: 'Show visits' }).click()
  const visit = page.getByRole('article')
  await visit.getByText('Brake pads changed').waitFor()
  for (const shown of ['12,400 km', 'Ramesh', 'Asha Workshop', 'Delivered'])
    expect(await visit.innerText()).toContain(shown)
})

test('a conflict keeps what was typed beside the changes of the colleague', async () => {
  expectConsoleError(/409/)
  const reference = await book('Ravi Conflict', 'TG 09 AB 7002')
  const [page, other] = [
    await openLoggedInWindow(site, `/admin/desk/${reference}`),
    await openLoggedInWindow(site, `/admin/desk/${reference}`),
  ]
  for (const window of [page, other]) {
    await window.getByRole('button', { name: 'Job card' }).click()
    await dialog(window).getByLabel('Kilometres').waitFor()
  }
  await dialog(other).getByLabel('Mechanic').fill('Imran')
  await dialog(other).getByRole('button', { name: 'Save job card' }).click()
  await dialog(other).waitFor({ state: 'detached' })
  await dialog(page).getByLabel('Work done').fill('Chain set')
  await dialog(page).getByRole('button', { name: 'Save job card' }).click()
  await dialog(page).getByText('changed this job card after you opened it').waitFor()
  expect(await dialog(page).getByLabel('Mechanic').inputValue()).toBe('Imran')
  expect(await dialog(page).getByLabel('Work done').inputValue()).toBe('Chain set')
  await dialog(page).getByRole('button', { name: 'Save job card' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByText('Job card saved').first().waitFor()
})

test('typed text comes back after the card was closed by accident', async () => {
  const reference = await book('Farah Draft', 'TG 09 AB 7003')
  const page = await openLoggedInWindow(site, `/admin/desk/${reference}`)
  const open = () => page.getByRole('button', { name: 'Job card' }).click()
  await open()
  await dialog(page).getByLabel('Work done').fill('Clutch cable')
  await page.keyboard.press('Escape')
  await open()
  await dialog(page).getByText('Draft restored').waitFor()
  expect(await dialog(page).getByLabel('Work done').inputValue()).toBe('Clutch cable')
})
