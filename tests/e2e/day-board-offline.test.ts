import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectConsoleError, waitUntilHydrated } from '#tests/browser-window.ts'
import { type DayBoardSite, startDayBoardSite } from '#tests/day-board-site.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { phoneWindowOptions } from '#tests/phone-window.ts'

let site: DayBoardSite['site']
let book: DayBoardSite['book']
let ravi = ''
let asha = ''

beforeAll(async () => {
  ;({ site, book } = await startDayBoardSite())
  ravi = await book({ name: 'Ravi Kumar', registrationNumber: 'TG 09 AB 1201' }, '14:00')
  asha = await book({ name: 'Asha Lakshmi', registrationNumber: 'TG 09 AB 1202' }, '14:00')
  await book({ name: 'Imran', registrationNumber: 'TG 09 AB 1203' }, '16:00')
})
afterAll(() => site.stop())

/** Chromium's messages for requests without a network. */
const noNetwork =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|fetching the script|manifest|409/

const cardOf = (page: Page, name: string) =>
  page.getByRole('article', { name: new RegExp(name) }).filter({ visible: true })
const tap = (page: Page, name: string, state: string) =>
  cardOf(page, name)
    .getByRole('button', { name: `${state}: ${name}` })
    .click()

/** Opens the board on a phone, which then can open it without a network. */
async function openOnPhone() {
  expectConsoleError(noNetwork)
  const page = await openLoggedInWindow(site, '/admin/board', phoneWindowOptions)
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/admin/board')) !== undefined))
    .toBe(true)
  await expect.poll(() => kept(page)).toMatchObject({ boards: 1 })
  return page
}

async function reloadOffline(page: Page) {
  await page.context().setOffline(true)
  await page.reload()
  await waitUntilHydrated(page)
  await page.getByText(/^Without a network: as of \d+:\d\d [AP]M/).waitFor()
}

/** Counts the boards and the unsent taps that this device stores. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ boards: number; taps: number }>((resolve, reject) => {
        const request = indexedDB.open('yard')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const trx = request.result.transaction(['kept', 'taps'])
          const keys = trx.objectStore('kept').getAllKeys()
          const taps = trx.objectStore('taps').count()
          trx.oncomplete = () => {
            request.result.close()
            const boards = keys.result.filter((key) => String(key).startsWith('board ')).length
            resolve({ boards, taps: taps.result })
          }
        }
      }),
  )

const statesOf = async (page: Page, reference: string) => {
  const { history } = await (await page.request.get(`/api/desk/${reference}`)).json()
  return history.flatMap(({ type, to }: { type: string; to?: string }) =>
    type === 'state' ? to : [],
  )
}

async function setState(page: Page, reference: string, state: string) {
  const { version } = await (await page.request.get(`/api/desk/${reference}`)).json()
  const data = { type: 'state', state, version }
  const headers = { origin: site.url }
  expect((await page.request.post(`/api/desk/${reference}/events`, { data, headers })).ok()).toBe(
    true,
  )
}

test('the board opens without a network, and two taps are sent once when it is back', async () => {
  const page = await openOnPhone()
  const shell = await page.evaluate(async () => (await caches.match('/admin/board'))?.text())
  expect(shell).not.toMatch(/Ravi|1201/)
  await reloadOffline(page)
  await tap(page, 'Ravi Kumar', 'Arrived')
  await tap(page, 'Ravi Kumar', 'In progress')
  await cardOf(page, 'Ravi Kumar').getByText('not sent yet').waitFor()
  await page.getByText('2 statuses are not sent yet.').waitFor()

  // The tablet was switched off in the meantime.
  await page.reload()
  await waitUntilHydrated(page)
  await cardOf(page, 'Ravi Kumar').getByRole('button', { name: 'Ready: Ravi Kumar' }).waitFor()
  await page.context().setOffline(false)
  await page.getByText('not sent yet').first().waitFor({ state: 'detached' })
  await page.getByText('Without a network').waitFor({ state: 'detached' })
  await page.reload()
  await cardOf(page, 'Ravi Kumar').getByRole('button', { name: 'Ready: Ravi Kumar' }).waitFor()
  expect(await statesOf(page, ravi)).toEqual(['arrived', 'in-work'])
  expect(await kept(page)).toEqual({ boards: 1, taps: 0 })
})

test('a tap without a network can be undone, and other acts say that they need one', async () => {
  const page = await openOnPhone()
  await reloadOffline(page)
  await tap(page, 'Imran', 'Arrived')
  await cardOf(page, 'Imran').getByRole('button', { name: 'Undo the status of Imran' }).click()
  await cardOf(page, 'Imran').getByRole('button', { name: 'Arrived: Imran' }).waitFor()
  expect(await kept(page)).toMatchObject({ taps: 0 })
  await page.getByRole('button', { name: 'Walk-in' }).click()
  await page.getByText('This needs a network, so nothing was changed.').waitFor()
  await cardOf(page, 'Imran').getByRole('button', { name: 'More for Imran' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Open enquiry' }).click()
  await page.getByText('That page needs a network.').waitFor()
})

test('a tap on an appointment that was cancelled meanwhile comes back to settle', async () => {
  const page = await openOnPhone()
  await reloadOffline(page)
  await tap(page, 'Asha Lakshmi', 'Arrived')
  await setState(page, asha, 'cancelled')
  await page.context().setOffline(false)
  const list = page.getByRole('region', { name: 'To settle (1)' })
  await list
    .getByText(/Asha Lakshmi/)
    .first()
    .waitFor()
  expect(await list.innerText()).toMatch(/You tapped Arrived at .*\. Now: Cancelled/)
  expect(await statesOf(page, asha)).toEqual(['cancelled'])
  await list.getByRole('button', { name: 'Do it anyway for Asha Lakshmi' }).click()
  await list.waitFor({ state: 'detached' })
  await expect.poll(() => statesOf(page, asha)).toEqual(['cancelled', 'arrived'])

  await setState(page, asha, 'in-work')
  await cardOf(page, 'Asha Lakshmi')
    .getByRole('button', { name: /^Ready/ })
    .waitFor()
  await page.context().setOffline(true)
  await tap(page, 'Asha Lakshmi', 'Ready')
  await setState(page, asha, 'cancelled')
  await page.context().setOffline(false)
  await list.getByRole('button', { name: 'Leave it for Asha Lakshmi' }).click()
  await list.waitFor({ state: 'detached' })
  expect(await statesOf(page, asha)).toEqual(['cancelled', 'arrived', 'in-work', 'cancelled'])
})

test('the logout asks about unsent taps and deletes the board from the device', async () => {
  // The board, which tries to send the tap, may ask for itself once more after the logout.
  expectConsoleError(/401 \(Unauthorized\) at .*\/api\/board/)
  const page = await openOnPhone()
  // The tap stays on this device, as if the network broke off again.
  await page.evaluate(() => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
    const fetch = window.fetch.bind(window)
    window.fetch = async (address, init) => {
      if (/\/api\/(me|desk\/.*)$/.test(String(address))) throw new TypeError('Failed to fetch')
      return fetch(address, init)
    }
  })
  await tap(page, 'Imran', 'Arrived')
  await expect.poll(() => kept(page)).toMatchObject({ taps: 1 })
  await page.locator('header summary').last().click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Log out and lose 1 entry?' })
  await question.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin/login**')
  await expect.poll(() => kept(page)).toEqual({ boards: 0, taps: 0 })
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
