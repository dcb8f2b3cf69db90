import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectConsoleError, openPage } from '#tests/browser-window.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'

// The network fails during a navigation. The current page stays, names the failure and offers a
// retry.

const desk = { viewport: { width: 1280, height: 800 } }

/** Makes matching requests fail. Returns a function that ends the failure. */
async function lose(page: Page, address: string): Promise<() => Promise<void>> {
  expectConsoleError(/ERR_FAILED|Failed to fetch|Failed to load/)
  await page.route(address, (route) => route.abort())
  return () => page.unroute(address)
}

const notice = (page: Page) => page.getByRole('alert')
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

test('a failed navigation keeps the current page and shows a message', async () => {
  const page = await openPage(site.url, '/contact', desk)
  const name = page.getByLabel('Name')
  await name.fill('Asha')
  const mend = await lose(page, '**')
  for (const [link, sentence] of [
    ['MOTORCYCLE', 'Failed to fetch data'],
    ['SCOOTERS', 'Failed to load scooters.'],
    ['OFFERS', 'This page could not be loaded. Check your connection.'],
    ['EV', 'Failed to load scooters.'],
  ] as const) {
    await follow(page, link)
    await notice(page).getByText(sentence).waitFor()
  }
  await notice(page).getByRole('button', { name: 'Try again' }).click()
  await notice(page).getByText('Failed to load scooters.').waitFor()
  expect([new URL(page.url()).pathname, await name.inputValue()]).toEqual(['/contact', 'Asha'])
  await mend()
  await notice(page).getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL('**/ev')
  await page.getByRole('heading', { level: 1, name: 'Electric' }).waitFor()
  expect(await notice(page).count()).toBe(0)
})

test.each(['**/*.data*', '**/assets/models-*.js'])(
  'a page stays if only %s fails to load, and the retry loads the next page',
  async (address) => {
    const page = await openPage(site.url, '/gallery', desk)
    await lose(page, address)
    await follow(page, 'MOTORCYCLE')
    await notice(page).getByText('Failed to fetch data').waitFor()
    await page.getByRole('heading', { name: 'IMAGES' }).waitFor()
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL('**/motorcycle')
  },
)

test('a page stays intact if the script chunk of a picture or the calculator fails to load', async () => {
  const page = await openPage(site.url, '/gallery', desk)
  const mend = await lose(page, '**/*.js')
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click()
  await notice(page).getByText('The picture could not be loaded. Check your connection.').waitFor()
  await page.getByRole('heading', { name: 'IMAGES' }).waitFor()
  await mend()
  await follow(page, 'MOTORCYCLE')
  await page.waitForURL('**/motorcycle')
  await notice(page).waitFor({ state: 'detached' })
  await lose(page, '**/*.js')
  await page.getByRole('link', { name: 'EMI', exact: true }).click()
  await notice(page).getByText('The calculator could not be loaded.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/motorcycle')
})
