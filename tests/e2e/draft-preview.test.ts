import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { axeFindings } from '#tests/axe-findings.ts'
import { expectConsoleError, openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { fillEnquiryForm } from '#tests/fill-enquiry-form.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

test('a draft has a preview beside its fields and a preview link; preview forms send nothing', async () => {
  // Navigate by clicks: the content security policy of the first page applies to all client-side
  // navigations.
  const desk = await openLoggedInWindow(site, '/admin/models')
  await desk.getByRole('link', { name: 'HORNET 2.0' }).click()
  await desk.getByRole('button', { name: 'Preview', exact: true }).click()
  const beside = desk.frameLocator('iframe')
  await beside.getByText('Preview of HORNET 2.0 · as on the site').waitFor()
  await desk.getByLabel(/^Note on the model page/).fill('Comes in a paint of its own.')
  await beside.getByText('Comes in a paint of its own.').waitFor()
  await desk.getByRole('button', { name: 'Desktop', exact: true }).click()
  expect(await axeFindings(desk, { except: 'iframe' })).toEqual([])

  await desk.getByRole('button', { name: 'Preview link' }).click()
  await desk.getByText('There is no preview link, or it has expired.').waitFor()
  await desk.getByRole('button', { name: 'Copy preview link' }).click()
  await desk.getByText(/^One link is valid until /).waitFor()
  const link = await desk.getByRole('textbox', { name: 'Link' }).inputValue()

  const guest = await openWindow(site.url)
  await guest.goto(link)
  await waitUntilHydrated(guest, 'main')
  await guest.getByText('Comes in a paint of its own.').waitFor()
  await guest.getByRole('tab', { name: 'FEATURES' }).click()
  await guest.getByRole('tabpanel').getByRole('heading').first().waitFor()
  await guest.waitForURL(`${link}?tab=features`)
  await guest.getByRole('tab', { name: 'HORNET 2.0' }).click()
  await guest.getByRole('button', { name: 'Book test ride' }).first().click()
  await guest.waitForURL(/\/preview\/.*\/text-ride-booking/)
  await waitUntilHydrated(guest, 'main')
  await fillEnquiryForm(guest, testRideEnquiry)
  expectConsoleError(/403/)
  await guest.getByRole('button', { name: testRideEnquiry.submit }).click()
  await guest.getByText('This is a preview: nothing was sent.').waitFor()
  expect(guest.url()).toContain('/preview/')
  expect(await guest.evaluate(() => localStorage.length)).toBe(0)

  await desk.getByRole('button', { name: 'Revoke links' }).click()
  await desk.getByText('The preview link no longer works.').waitFor()
  expect((await guest.request.get(link)).status()).toBe(404)
})
