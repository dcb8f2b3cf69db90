import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectConsoleError, waitUntilHydrated } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite

beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

async function bookService(): Promise<string> {
  const answer = await fetch(`${site.url}/book-service`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ name: 'Asha Example', contactNumber: '9000000001' }),
  })
  return (await answer.json()).reference
}

const line = (page: Page) => page.getByRole('region', { name: 'Appointment' })

/** Opens the dialog with a button, chooses the hour in this place and sends it. */
async function choose(page: Page, button: string, place: number, submit: string) {
  await line(page).getByRole('button', { name: button }).click()
  const hour = page.getByRole('radio').nth(place)
  await hour.check()
  const label = await page.getByRole('dialog').locator('label:has(:checked)').innerText()
  await page.getByRole('button', { name: submit }).click()
  return label.split('\n')[0] ?? ''
}

test('staff book an hour for an enquiry, move it, cancel it and undo that', async () => {
  const reference = await bookService()
  const page = await openLoggedInWindow(site, `/admin/desk/${reference}`)
  await waitUntilHydrated(page)
  const booked = await choose(page, 'Book an hour', 1, 'Book this hour')
  await line(page).getByText(booked).waitFor()
  const toast = page.getByRole('link', { name: 'WhatsApp', exact: true })
  await toast.waitFor()
  expect(new URL((await toast.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
    `at ${booked}`,
  )
  await page.getByText(/^Appointment booked for .* No email: tell the customer\.$/).waitFor()
  const moved = await choose(page, 'Move', 3, 'Move it')
  await line(page).getByText(moved).waitFor()
  expect(moved).not.toBe(booked)
  await page.getByText(/^Appointment moved from .* to /).waitFor()

  await line(page).getByRole('button', { name: 'Cancel appointment' }).click()
  await page.getByLabel('Reason, if the customer gave one').fill('Not in town')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click()
  await line(page)
    .getByText(/cancelled/)
    .waitFor()
  await page.getByText('Not in town').waitFor()
  await page.getByRole('button', { name: /^Undo \d*/ }).click()
  await line(page).getByRole('button', { name: 'Move' }).waitFor()
  await line(page).getByText(moved).waitFor()
})

test('the owner books beyond the free hours with a reason', async () => {
  const reference = await bookService()
  const page = await openLoggedInWindow(site, `/admin/desk/${reference}`)
  await line(page).getByRole('button', { name: 'Book an hour' }).click()
  await page.getByLabel('Book beyond the free hours').check()
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Day', { exact: true }).fill(later)
  await page.getByLabel('Time', { exact: true }).fill('20:15')
  await page.getByRole('button', { name: 'Book this hour' }).click()
  expectConsoleError(/422/)
  await page.getByText('Enter a reason.').waitFor()
  await page.getByLabel('Reason', { exact: true }).fill('Comes from far away')
  await page.getByRole('button', { name: 'Book this hour' }).click()
  await line(page)
    .getByText(/8:15 PM.*beyond the free hours/)
    .waitFor()
})
