import { expect, test } from 'vitest'
import { openWindow, untilAlive } from '#tests/browser.ts'
import { sharedSite as site } from '#tests/shared-site.ts'

const pages = [
  '/',
  '/motorcycle',
  '/scooters',
  '/ev',
  '/view-details/HORNET2.0',
  '/service-booking',
]

test.each(pages)('%s answers 200, complains about nothing and has one heading', async (path) => {
  const page = await openWindow(site.url)
  const answer = await page.goto(path)
  await untilAlive(page)
  expect(answer?.status()).toBe(200)
  expect(await page.locator('h1').count()).toBe(1)
})
