import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectConsoleError, openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { sampleJpeg } from '#tests/sample-pictures.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import { adminLogin, type StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

/** Makes requests to this address fail. Returns a function that ends the failure. */
async function cutOff(page: Page, address: string): Promise<() => Promise<void>> {
  expectConsoleError(/ERR_FAILED/)
  await page.route(address, (route) => route.abort())
  return () => page.unroute(address)
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })

async function fillOffer(page: Page, named: string) {
  await page.getByRole('button', { name: 'Add offer' }).click()
  await title(page).fill(named)
  await page.getByRole('textbox', { name: 'Description' }).fill('Until the rain stops')
  const buffer = await sampleJpeg({ width: 60 })
  const picture = { name: 'rain.jpg', mimeType: 'image/jpeg', buffer }
  await page.locator('#field-image').setInputFiles(picture)
}

/** Waits until the page has loaded this chunk and its imports, which it fetches when idle. */
async function untilFetched(page: Page, part: string) {
  const addressOf = (name: string) =>
    performance.getEntriesByType('resource').find((it) => it.name.includes(`/assets/${name}-`))
      ?.name
  await expect.poll(() => page.evaluate(addressOf, part)).toBeTruthy()
  const address = JSON.stringify(await page.evaluate(addressOf, part))
  // Passed as a string, because Vitest would rewrite an import.
  await page.evaluate(`import(${address}).then(() => undefined)`)
}

test('a form opens although the network failed after the page had loaded', async () => {
  const page = await openLoggedInWindow(site, '/admin/offer')
  await untilFetched(page, 'offer-forms')
  await cutOff(page, '**/assets/**')
  await page.getByRole('button', { name: 'Add offer' }).click()
  await title(page).waitFor()
})

test('a form that fails to load leaves the page unchanged', async () => {
  const page = await openLoggedInWindow(site, '/admin/offer')
  const mend = await cutOff(page, '**/assets/offer-forms-*')
  await page.reload()
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Add offer' }).click()
  const add = page.getByRole('dialog', { name: 'Add offer' })
  await add.getByText('This could not be loaded.').waitFor()
  await page.getByRole('button', { name: 'Close dialog' }).click()
  const edit = page.getByRole('button', { name: /^Edit / }).first()
  await edit.click()
  const again = page.getByRole('button', { name: 'Reload the page' })
  await again.waitFor()
  await mend()
  await again.click()
  await again.waitFor({ state: 'detached' })
  await waitUntilHydrated(page)
  await edit.click()
  await title(page).waitFor()
})

test('the login dialog over a form opens on a bad network, and the form keeps its text', async () => {
  expectConsoleError(/401/)
  const page = await openLoggedInWindow(site, '/admin/offer')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await title(page).fill('Typed for an hour')
  await untilFetched(page, 'login-form')
  await cutOff(page, '**/assets/**')
  await page.context().clearCookies()
  await save(page).click()
  await page.getByLabel('User ID').fill(adminLogin.userId)
  await page.getByLabel('Password', { exact: true }).fill(adminLogin.password)
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /log ?in/i })
    .click()
  await page.getByRole('heading', { name: 'Typed for an hour' }).waitFor()
})

test('a change is saved even if the toast’s script fails to load', async () => {
  const page = await openLoggedInWindow(site, '/admin/bikes')
  await cutOff(page, '**/assets/toast-list-*')
  const box = page.getByRole('checkbox').first()
  const saved = page.waitForResponse(/\/status$/)
  await box.uncheck()
  await saved
  await page.getByText('Not on the site').first().waitFor()
  expect(await box.isChecked()).toBe(false)
  await box.check()
})

test('a dialog stays open until its request ends, so that no row is added twice', async () => {
  const page = await openLoggedInWindow(site, '/admin/offer')
  const arrive = Promise.withResolvers<void>()
  await page.route('**/api/createOffers', async (route) => {
    await arrive.promise
    await route.continue()
  })
  await fillOffer(page, 'Only once')
  await save(page).click()
  const saving = page.getByRole('button', { name: 'Saving…' })
  await saving.waitFor()
  expect(await saving.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close dialog' }).click()
  await page.keyboard.press('Enter')
  expect(await page.getByRole('dialog').isVisible()).toBe(true)
  expect(await title(page).inputValue()).toBe('Only once')
  arrive.resolve()
  await page.getByText('Offer Added Successfully!').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const offers: { title: string }[] = await (await page.request.get('/api/getOffers')).json()
  expect(offers.filter((offer) => offer.title === 'Only once')).toHaveLength(1)
})

test('an item that another user deleted disappears from the editor’s list', async () => {
  expectConsoleError(/404/)
  const page = await openLoggedInWindow(site, '/admin/offer')
  await fillOffer(page, 'Soon gone')
  await save(page).click()
  await page.getByRole('button', { name: 'Edit Soon gone' }).click()
  await title(page).fill('Still here?')
  const [newest]: { id: number }[] = await (await page.request.get('/api/getOffers')).json()
  await page.request.delete(`/api/deleteOffers/${newest?.id}`)
  await save(page).click()
  await page.getByText('This offer has already been deleted.').waitFor()
  await page.getByRole('heading', { name: 'Soon gone' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog').isVisible()).toBe(false)
})

test('the search field remains after all found rows are deleted', async () => {
  const page = await openLoggedInWindow(site, '/admin/offer')
  const offers: { id: number; title: string }[] = await (
    await page.request.get('/api/getOffers')
  ).json()
  const [last, ...others] = offers.toReversed()
  for (const { id } of others) await page.request.delete(`/api/deleteOffers/${id}`)
  for (const named of ['Found first', 'Second', 'Third']) {
    await fillOffer(page, named)
    await save(page).click()
    await page.getByRole('heading', { name: named }).waitFor()
  }
  // Lists of fewer than four items have no search.
  const search = page.getByRole('searchbox', { name: 'Search offers' })
  await search.fill('Found')
  await page.getByRole('heading', { name: 'Third' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Delete Found first' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('No offer matches “Found”.').waitFor()
  await search.fill('')
  await page.getByRole('heading', { name: last?.title ?? '' }).waitFor()
})

test('the focus moves to the page heading after a deletion by keyboard', async () => {
  const page = await openLoggedInWindow(site, '/admin/gallery')
  const first = page.getByRole('button', { name: /^Delete picture/ }).first()
  await first.press('Enter')
  const gone = await first.getAttribute('aria-label')
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await page.getByRole('button', { name: gone ?? '' }).waitFor({ state: 'detached' })
  const heading = page.getByRole('heading', { level: 1, name: 'Manage Gallery' })
  await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true)
})

test('the dealer form does not submit without JavaScript', async () => {
  const page = await openWindow(site.url, { javaScriptEnabled: false })
  await page.request.post('/api/login', { data: adminLogin })
  await page.goto('/admin/account')
  const name = page.getByLabel('Name', { exact: true }).first()
  await name.fill('Another name')
  await save(page).click()
  expect(await name.inputValue()).toBe('Another name')
})
