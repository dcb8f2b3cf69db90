import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }

/** Lets the availability of every account end. */
function endDay() {
  const db = new DatabaseSync(join(site.dataDir, 'showroom.db'))
  db.exec("update staff set is_in = 1, available_until = '2026-01-01T00:00:00.000Z'")
  db.close()
}

test('a new owner sees the first steps, and a step goes when it is skipped or done', async () => {
  const page = await openLoggedInWindow(site, '/admin/dashboard')
  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.getByText('7 to do').waitFor()
  await steps.getByRole('button', { name: 'Not needed: Set up email' }).click()
  await steps.getByText('6 to do').waitFor()
  await steps.getByRole('link', { name: 'Decide who gets new enquiries' }).click()
  await page.getByRole('heading', { level: 1, name: 'Desk rules' }).waitFor()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByText('Rules saved.').waitFor()
  await page.goto('/admin/dashboard')
  await steps.getByText('5 to do').waitFor()
  await page.context().close()
})

test('a participant is asked once a day for availability, on a phone', async () => {
  endDay()
  const page = await openLoggedInWindow(site, '/admin/desk', phone)
  const question = page.getByRole('region', { name: 'Are you available for new enquiries today?' })
  await question.waitFor()
  expect(await page.getByRole('switch', { name: 'Available' }).getAttribute('aria-checked')).toBe(
    'false',
  )
  await question.getByRole('button', { name: 'Yes, available' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await page.getByRole('switch', { name: 'Available' }).getAttribute('aria-checked')).toBe(
    'true',
  )
  await page.context().close()
})
