import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { axeFindings } from '#tests/axe-findings.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }

async function bookFreeHour(): Promise<{ reference: string; day: string }> {
  const { days } = await (await fetch(`${site.url}/api/slots?for=service-paid`)).json()
  const { day, hours } = days.findLast((it: { hours: unknown[] }) => it.hours.length > 0)
  const answer = await fetch(`${site.url}${serviceBookingEnquiry.postTo}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...serviceBookingEnquiry.example,
      ...{ bookingDate: day, bookingTime: hours[0].at },
    }),
  })
  expect(answer.status).toBe(201)
  return { reference: (await answer.json()).reference, day }
}

test('a dealer closes a day on a phone and sees the booking that it hits before and after', async () => {
  const { reference, day } = await bookFreeHour()
  const page = await openLoggedInWindow(site, '/admin/site/appointments', phone)
  await page.getByRole('button', { name: 'Add a special day' }).tap()
  await page.locator('[name="overrides.0.day"]').fill(day)
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.locator('summary', { hasText: 'Effect on bookings' }).tap()
  const effects = page.getByRole('region', { name: 'Effect on bookings', exact: true }).first()
  await effects.getByText('The only coming booking loses its place.').waitFor()
  await effects.getByRole('link', { name: reference }).waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Publish', exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The only coming booking loses its place.').waitFor()
  await dialog.getByRole('link', { name: reference }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish now' }).tap()
  await page.getByText('Published. It is on the site now.').waitFor()
  await page.goto(`${site.url}/admin/dashboard`)
  await page.getByRole('link', { name: /Appointments without a place\s*1/ }).tap()
  const lost = page.getByRole('region', { name: 'Appointments without a place' }).first()
  await lost.getByRole('link', { name: reference }).waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('hours that end before they start are named, and nothing is called missing', async () => {
  const page = await openLoggedInWindow(site, '/admin/site/appointments')
  await page.getByRole('button', { name: 'Add a special day' }).click()
  const row = page.locator('[name^="overrides."][name$=".day"]').last()
  await row.fill('2027-05-04')
  await page.getByRole('button', { name: 'Add a time range' }).last().click()
  await page.locator('[name^="overrides."][name$=".from"]').last().fill('12:00')
  await page.locator('[name^="overrides."][name$=".until"]').last().fill('09:30')
  await page.getByRole('button', { name: /must be later than the start/i }).waitFor()
  expect(await page.getByText('still missing').count()).toBe(0)
})

test('an installation without plans starts with usual ones, which are a draft', async () => {
  const page = await openLoggedInWindow(site, '/admin/site/appointments')
  const { version } = await (await page.request.get('/api/site/appointments')).json()
  const nothing = { version, plans: [], resources: [], overrides: [] }
  expect((await page.request.put('/api/site/appointments', { data: nothing })).status()).toBe(200)
  await page.reload()
  await page.getByText('Customers cannot book hours yet').waitFor()
  expect(await axeFindings(page)).toEqual([])
  const fillIn = page.getByRole('button', { name: 'Fill in usual plans' })
  await fillIn.first().click()
  await page.locator('summary', { hasText: 'Demo vehicle' }).first().waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()

  // The draft has plans now, so that it asks before it replaces them.
  await fillIn.first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The published plans stay as they are until you publish.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Fill in usual plans' }).click()
  const { days } = await (await fetch(`${site.url}/api/slots?for=service-paid`)).json()
  expect(days).toHaveLength(14)
})
