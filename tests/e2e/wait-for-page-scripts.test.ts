import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectConsoleError, openPage, waitUntilHydrated } from '#tests/browser-window.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'

const desk = { viewport: { width: 1280, height: 800 } }

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
const openContact = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()

test('going back without a network keeps the page, the address and the typed text', async () => {
  const page = await openPage(site.url, '/offers', desk)
  await openContact(page)
  await page.waitForURL('**/contact')
  await page.reload()
  await waitUntilHydrated(page)
  const name = page.getByLabel('Name')
  await name.fill('Asha')
  expectConsoleError(/ERR_FAILED|Failed to fetch|Failed to load/)
  await page.route('**', (route) => route.abort())
  await page.goBack()
  await page.getByRole('alert').getByText('This page could not be loaded.').waitFor()
  expect([new URL(page.url()).pathname, await name.inputValue()]).toEqual(['/contact', 'Asha'])
})

test('the page stays if the next page’s script fails to load, even after failed data', async () => {
  const page = await openPage(site.url, '/gallery', desk)
  expectConsoleError(/ERR_FAILED|Failed to fetch|Failed to load/)
  await page.route('**/*.data*', (route) => route.abort())
  await follow(page, 'MOTORCYCLE')
  await page.getByRole('alert').getByText('Failed to fetch data').waitFor()
  await page.route('**', (route) => route.abort())
  await follow(page, 'FINANCE')
  await page.getByRole('alert').getByText('This page could not be loaded.').waitFor()
  await page.getByRole('heading', { name: 'IMAGES' }).waitFor()
})

test('a later tap has priority over an earlier tap whose scripts arrive late', async () => {
  const page = await openPage(site.url, '/offers', desk)
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/models-*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  await follow(page, 'MOTORCYCLE')
  await openContact(page)
  await page.waitForURL('**/contact')
  const late = page.waitForResponse('**/assets/models-*.js')
  release.resolve()
  await (await late).finished()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/contact')
})

test('a page whose script failed to load once is opened as a new document', async () => {
  const page = await openPage(site.url, '/offers', desk)
  expectConsoleError(/ERR_FAILED|Failed to fetch|Failed to load/)
  let failures = 0
  await page.route('**/assets/models-*.js', (route) =>
    failures++ === 0 ? route.abort() : route.continue(),
  )
  await follow(page, 'MOTORCYCLE')
  await page.waitForURL('**/motorcycle')
  await waitUntilHydrated(page)
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(
    '/motorcycle',
  )
})
