import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { sqliteFilePath } from '#app/platform/db/connect-database.server.ts'
import { openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { fillEnquiryForm } from '#tests/fill-enquiry-form.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const landing = '/?utm_source=instagram&utm_campaign=diwali'

test('a visitor’s campaign is kept after navigation and a reload', async () => {
  const page = await openWindow(site.url)
  await page.goto(landing, { referer: 'https://l.instagram.com/?u=secret' })
  await waitUntilHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Book a service' }).click()
  await page.waitForURL(/\/service-booking$/)
  await page.reload()
  await waitUntilHydrated(page)
  await send(page, serviceBookingEnquiry)
  expect(newestSource()).toEqual({
    page: '/service-booking',
    referrer: 'l.instagram.com',
    device: 'desktop',
    utm: { source: 'instagram', campaign: 'diwali' },
  })
})

test('a campaign link replaces the source of an earlier visit in the same tab', async () => {
  const page = await openWindow(site.url)
  await page.goto('/about')
  await waitUntilHydrated(page)
  await page.goto('/service-booking?utm_source=google')
  await waitUntilHydrated(page)
  await send(page, serviceBookingEnquiry)
  expect(newestSource()).toMatchObject({ utm: { source: 'google' } })
})

test('without JavaScript the form’s address contains the campaign', async () => {
  const page = await openWindow(site.url, { javaScriptEnabled: false })
  await page.goto('/contact?utm_campaign=ugadi')
  await send(page, contactEnquiry)
  expect(newestSource()).toEqual({
    page: '/contact',
    device: 'desktop',
    utm: { campaign: 'ugadi' },
  })
})

async function send(page: Page, enquiry: PublicEnquiryKind) {
  await fillEnquiryForm(page, enquiry)
  await page.getByRole('button', { name: enquiry.submit }).click()
  await page.getByText(new RegExp(`^${enquiry.prefix}-[2-9A-Z]{5}$`)).waitFor({ timeout: 15_000 })
}

function newestSource(): unknown {
  const database = new DatabaseSync(sqliteFilePath(site.dataDir), { readOnly: true })
  try {
    const row = database.prepare('select source_json from enquiries order by id desc').get()
    return JSON.parse(String(row?.['source_json']))
  } finally {
    database.close()
  }
}
