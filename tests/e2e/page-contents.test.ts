import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { expectConsoleError, openWindow } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10)

test('the edited About us is public without JavaScript; a future slide is hidden', async () => {
  const page = await openLoggedInWindow(site, '/admin/site', {
    viewport: { width: 375, height: 812 },
  })
  await page.getByRole('link', { name: 'About us' }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  expectConsoleError(/422/)
  await text.fill('## Since 1998\n\nIn {city}, **every day**: [come by]({dealer-page}) in {town}.')
  await page.getByText(/Text contains \{town\}, which the site does not know/).waitFor()
  await text.fill('## Since 1998\n\nIn {city}, **every day**: [come by]({dealer-page}).')
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published. It is on the site now.').waitFor()

  const visitor = await openWindow(site.url, { javaScriptEnabled: false })
  await visitor.goto('/about')
  expect(await visitor.getByRole('heading', { name: 'Since 1998' }).isVisible()).toBe(true)
  expect(await visitor.getByRole('link', { name: 'come by' }).getAttribute('href')).toBe(
    '/dealers/1',
  )

  await page.getByRole('link', { name: 'All pages and pictures' }).click()
  await page.getByRole('link', { name: 'Home slides' }).click()
  await page.locator('main summary').first().click()
  await page.getByLabel('First day').first().fill(tomorrow)
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published. It is on the site now.').last().waitFor()
  await visitor.goto('/')
  await visitor.getByText('The family scooter, now keyless').waitFor()
  expect(await visitor.getByText('Hornet 2.0. Quick off every signal.').count()).toBe(0)
})
