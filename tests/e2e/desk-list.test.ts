import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
  for (const name of ['Asha', 'Bina', 'Chitra']) await ask(`${name} Listed`)
})
afterAll(() => site.stop())

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }
let asked = 0

async function ask(name: string): Promise<void> {
  const mobileNo = String(9_000_000_300 + asked++)
  await fetch(`${site.url}/api/postBooking`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify({
      name,
      mobileNo,
      emailId: `${mobileNo}@example.com`,
      model: 'honda-dio',
      color: 'Red',
      message: '',
      agree: true,
    }),
  })
}

const open = (path: string, how = {}) => openLoggedInWindow(site, path, how)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const list = '/admin/desk?section=all&search=Listed'
const nameLink = (page: Page, name: string) => page.locator('[data-open]').filter({ hasText: name })
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.replace('Unread: ', ''))

test('J and K select rows at once, Enter opens one, and J goes on through the list', async () => {
  const page = await open(list)
  await page.getByRole('row', { name: /Chitra Listed/ }).waitFor()
  await page.keyboard.press('j')
  expect(await focusedName(page)).toBe('Chitra Listed')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  expect(await focusedName(page)).toBe('Bina Listed')
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog', { name: 'Status of Bina Listed' })
  await dialog.waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await focusedName(page)).toBe('Bina Listed')

  await page.getByRole('searchbox').press('End')
  await page.keyboard.type('j')
  expect(await page.getByRole('searchbox').inputValue()).toBe('Listedj')
  await page.keyboard.press('Backspace')
  await nameLink(page, 'Bina Listed').focus()
  await page.keyboard.press('Enter')
  await heading(page, 'Bina Listed').waitFor()
  await page.keyboard.press('j')
  await heading(page, 'Asha Listed').waitFor()
  await page.keyboard.press('k')
  await heading(page, 'Bina Listed').waitFor()
  await page.getByRole('textbox', { name: 'Note' }).press('k')
  await heading(page, 'Bina Listed').waitFor()
})

test('on a phone, previous and next follow the filtered list and lead back to it', async () => {
  const page = await open(list, phone)
  await nameLink(page, 'Chitra Listed').tap()
  await heading(page, 'Chitra Listed').waitFor()
  const ways = page.getByRole('navigation', { name: 'Enquiries of the list' })
  expect(await ways.getByRole('link').allTextContents()).toEqual(['Next'])
  await ways.getByRole('link', { name: 'Next' }).tap()
  await heading(page, 'Bina Listed').waitFor()
  await ways.getByRole('link', { name: 'Previous' }).waitFor()
  await page.getByRole('link', { name: '← Desk' }).tap()
  await page.getByRole('row', { name: /Chitra Listed/ }).waitFor()
  expect(new URL(page.url()).search).toBe('?section=all&search=Listed')

  const reference = await page.locator('[data-reference]').first().getAttribute('data-reference')
  await page.goto(`${site.url}/admin/desk/${reference}`)
  await heading(page, 'Chitra Listed').waitFor()
  expect(await ways.count()).toBe(0)
})

test('a call without a next step says so, and the desk lists the enquiry as open', async () => {
  await ask('Dinesh Silent')
  const page = await open('/admin/desk?section=new', phone)
  await page.getByRole('link', { name: 'Call Dinesh Silent' }).click({ noWaitAfter: true })
  await page.getByRole('button', { name: 'No answer' }).tap()
  const none = page.getByRole('button', { name: /^No next step/ })
  expect(await none.textContent()).toContain('The enquiry stays open')
  await none.tap()
  await page.getByText('No answer. No next step.').waitFor()
  await page.getByRole('link', { name: 'Open without next step 1' }).tap()
  await nameLink(page, 'Dinesh Silent').tap()
  const lacking = page.getByText('This enquiry is open and has no next step.')
  await lacking.waitFor()
  await page.getByRole('button', { name: 'Choose a next step' }).tap()
  await page.getByRole('button', { name: 'In 1 hour' }).tap()
  await expect.poll(() => lacking.count()).toBe(0)
})

test('the list is filtered by several statuses and sorted by the heads of its columns', async () => {
  const page = await open(list)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByText('Status: All statuses').click()
  await page.getByRole('checkbox', { name: 'New', exact: true }).click()
  await page.getByText('Status: New').waitFor()
  await page.locator('label', { hasText: /^Quoted$/ }).click()
  await page.getByText('Status: New, Quoted').waitFor()
  expect(new URL(page.url()).searchParams.get('state')).toBe('new,quoted')
  await page.getByRole('checkbox', { name: 'Open (all)' }).click()
  await page.getByText('Status: Open').waitFor()
  await page.keyboard.press('Escape')

  const names = () => page.locator('[data-open]').allTextContents()
  const head = page.getByRole('columnheader', { name: 'Received' })
  expect(await head.getAttribute('aria-sort')).toBe('descending')
  await head.getByRole('link').click()
  await page.getByRole('columnheader', { name: 'Received', exact: true }).waitFor()
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
  await expect.poll(async () => (await names())[0]).toContain('Asha Listed')
})

test('an address with an invalid part says that the part was ignored', async () => {
  const page = await open('/admin/desk?section=all&state=asleep&receivedFrom=2026-02-30')
  await page
    .getByText('Part of this address is not valid, so it was ignored: Status, Received from.')
    .waitFor()
  await page.getByRole('link', { name: 'Open the address without it' }).click()
  await page.getByText(/^Part of this address/).waitFor({ state: 'detached' })
})
