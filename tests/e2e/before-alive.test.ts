import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contact } from '#app/enquiries/kinds/contact.ts'
import { openPage, openWindow, untilAlive } from '#tests/browser.ts'
import { fillExample, keptDraft } from '#tests/fill-form.ts'
import { type StartedSite, startSite } from '#tests/site.ts'
import { openStaffWindow } from '#tests/staff-window.ts'

// On a slow line a page is read, and used, before its program has come: what one did by then counts.
let site: StartedSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const desk = { viewport: { width: 1280, height: 800 } }

/** Opens a page whose program is withheld; what is returned lets it come. */
async function openWithheld(page: Page, path: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('main').waitFor()
  return async () => {
    held.resolve()
    await untilAlive(page)
  }
}

test('a menu that was opened stays open', async () => {
  const page = await openWindow(site.url, desk)
  const begin = await openWithheld(page, '/contact')
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('button', { name: 'SERVICES' }).click()
  const amc = main.getByRole('link', { name: 'AMC' })
  await amc.waitFor()
  await begin()
  expect(await main.locator(':popover-open').count()).toBe(1)
})

test('what was typed into a form wins over its draft', async () => {
  const page = await openPage(site.url, contact.page)
  await fillExample(page, contact)
  await expect.poll(() => keptDraft(page, contact)).toContain(contact.example.message)
  const begin = await openWithheld(page, contact.page)
  await page.getByLabel('Name').fill('Somebody Else')
  await page.getByLabel('Reason').selectOption({ index: 1 })
  const reason = await page.getByLabel('Reason').inputValue()
  await begin()
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe(contact.example.message)
  expect(await page.getByLabel('Name').inputValue()).toBe('Somebody Else')
  expect(await page.getByLabel('Reason').inputValue()).toBe(reason)
})

test('a choice among the models is applied', async () => {
  const page = await openWindow(site.url)
  const begin = await openWithheld(page, '/search')
  await page.getByLabel('Kind').selectOption('scooter')
  await page.getByLabel('Price').selectOption('under-80000')
  await begin()
  await page.getByText('3 of 22 models').waitFor()
  await page.waitForURL('**/search?kind=scooter&price=under-80000')
})

test('models that were ticked can be compared', async () => {
  const page = await openWindow(site.url)
  const begin = await openWithheld(page, '/search')
  for (const name of ['DIO', 'QC1'])
    await page.getByLabel(`Compare the ${name}`, { exact: true }).check()
  await begin()
  await page.getByLabel('Compare the UNICORN').check()
  await page.getByRole('button', { name: 'Compare 3 models' }).waitFor()
})

test('what was typed into a search of the portal is searched', async () => {
  const page = await openStaffWindow(site, '/admin/profile')
  const begin = await openWithheld(page, '/admin/price')
  await page.getByLabel('Search models').fill('hornet')
  await begin()
  await page.getByText('1 of 22').waitFor()
})

test('a model cannot be switched off where nobody listens yet', async () => {
  const page = await openStaffWindow(site, '/admin/profile')
  const begin = await openWithheld(page, '/admin/bikes')
  const box = page.getByRole('checkbox').first()
  expect(await box.isDisabled()).toBe(true)
  await begin()
  await expect.poll(() => box.isEnabled()).toBe(true)
})
