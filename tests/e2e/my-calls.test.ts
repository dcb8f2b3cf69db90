import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectConsoleError, waitUntilHydrated } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { logInForCookie } from '#tests/login-session.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
let cookie: string
let me: number
beforeAll(async () => {
  site = await startOwnSite()
  cookie = await logInForCookie(site)
  me = (await ask('/api/desk/people')).people[0].id
})
afterAll(() => site.stop())

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true }

async function ask(path: string, data?: object) {
  const headers = { cookie, origin: site.url, 'content-type': 'application/json' }
  const body = data && { method: 'POST', body: JSON.stringify(data) }
  const answer = await fetch(site.url + path, { headers, ...body })
  expect(answer.ok).toBe(true)
  return answer.json()
}

let number = 0
/** Adds a sales enquiry. `step` is the time of the next step in minutes from now. */
async function enquiry(name: string, step?: number, answers: object = {}): Promise<string> {
  number++
  const mobileNo = `98490${10_000 + number}`
  const body = {
    ...{ name, mobileNo, emailId: `${mobileNo}@example.com`, color: 'Red', model: 'honda-dio' },
    ...{ message: '', agree: true, ...answers },
  }
  const { reference } = await ask('/api/postBooking', body)
  if (step === undefined) return reference
  const tell = (event: object) => ask(`/api/desk/${reference}/events`, event)
  const { version } = await ask(`/api/desk/${reference}`)
  const assigned = await tell({ type: 'assign', assignee: me, version })
  const at = new Date(Date.now() + step * 60_000).toISOString()
  await tell({ type: 'nextStep', at, version: assigned.version })
  return reference
}

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

const historyOf = async (reference: string) => (await ask(`/api/desk/${reference}`)).history

test('ten calls in a row take four taps each, and the last one is undone', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `Caller ${index + 1}`)
  const references: string[] = []
  for (const [index, name] of names.entries()) references.push(await enquiry(name, 2 + index))
  const page = await openLoggedInWindow(site, '/admin/today', phone)
  await card(page, 'Caller 1').waitFor()
  const shown = await page.getByRole('heading', { level: 3 }).allTextContents()
  expect(shown.slice(0, 5)).toEqual(names.slice(0, 5))

  let taps = 0
  const tap = async (name: string | RegExp, where: Page | ReturnType<typeof card> = page) => {
    taps++
    await where.getByRole('button', { name }).first().tap()
  }
  for (const name of names) {
    await tap('Log call', card(page, name))
    const dialog = page.getByRole('dialog')
    await tap(/^No answer/, page)
    await tap(/^In a week/, page)
    // A tap on a time sends nothing yet.
    await dialog.getByText(/^Next step: /).waitFor()
    await tap(/^Save$/, page)
    await card(page, name).waitFor({ state: 'detached' })
  }
  expect(taps).toBe(40)
  await page.getByRole('button', { name: 'Undo', exact: true }).tap()
  await card(page, 'Caller 10').waitFor()
  const last = await historyOf(references[9] ?? '')
  expect(last.filter(({ type }: { type: string }) => type === 'call')).toMatchObject([
    { struck: {} },
  ])
  await page.getByRole('heading', { name: 'Done today 9' }).waitFor()
  await page.getByRole('button', { name: 'Undo the entry for Caller 9' }).tap()
  await page.getByRole('heading', { name: 'Done today 8' }).waitFor()
})

test('a card shows message and note, and “bought elsewhere” takes two taps', async () => {
  const reference = await enquiry('Lost Example', 5, { message: 'Saturday, please.' })
  await ask(`/api/desk/${reference}/events`, { type: 'note', text: 'Wants the red one.' })
  const page = await openLoggedInWindow(site, '/admin/today', phone)
  const lost = card(page, 'Lost Example')
  await lost.getByText('Wants the red one.').waitFor()
  expect(await lost.textContent()).toContain('Next step at')
  const whatsApp = lost.getByRole('link', { name: 'WhatsApp Lost Example' })
  expect(await whatsApp.getAttribute('href')).toContain('https://wa.me/91')
  await lost.getByRole('button', { name: 'Lost' }).tap()
  await page.getByRole('button', { name: /^Bought elsewhere/ }).tap()
  await lost.waitFor({ state: 'detached' })
  expect(await ask(`/api/desk/${reference}`)).toMatchObject({
    ...{ state: 'lost', lostReason: 'bought-elsewhere' },
  })
  await page.getByRole('button', { name: 'Undo', exact: true }).tap()
  await lost.waitFor()
  await lost.getByRole('link', { name: 'Lost Example', exact: true }).tap()
  await page.waitForURL(`**/admin/desk/${reference}`)
})

test('an unassigned enquiry is taken with one tap, and a colleague’s one is not', async () => {
  const mine = await enquiry('Free Example')
  const late = await enquiry('Late Example')
  const page = await openLoggedInWindow(site, '/admin/today', phone)
  await card(page, 'Free Example').getByRole('button', { name: 'Take it' }).tap()
  await page.getByText('Free Example is assigned to you').waitFor()
  expect((await ask(`/api/desk/${mine}`)).assignee.id).toBe(me)

  await page.reload()
  await waitUntilHydrated(page)
  await card(page, 'Late Example').waitFor()
  const { version } = await ask(`/api/desk/${late}`)
  await ask(`/api/desk/${late}/events`, { type: 'state', state: 'quoted', version })
  expectConsoleError(/409/)
  await card(page, 'Late Example').getByRole('button', { name: 'Take it' }).tap()
  await page.getByRole('alert').first().waitFor()
  expect((await ask(`/api/desk/${late}`)).assignee).toBeNull()
})

test('without a network the name shows the stored data and the lists say what is missing', async () => {
  await enquiry('Stored Example', 5, { message: 'Rings after six.' })
  const page = await openLoggedInWindow(site, '/admin/today', phone)
  await card(page, 'Stored Example').waitFor()
  // The browser can be looking for a new service worker at this moment.
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script/)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Refresh' }).tap()
  await page.getByText('are shown only with a network').waitFor()
  await card(page, 'Stored Example')
    .getByRole('link', { name: 'Stored Example', exact: true })
    .tap()
  await page.getByRole('dialog').getByText('Rings after six.').waitFor()
})

test('the availability question is asked here and goes away with the answer', async () => {
  const blocked = { ...phone, serviceWorkers: 'block' as const }
  const page = await openLoggedInWindow(site, '/admin/profile', blocked)
  let isAsked = true
  await page.route('**/api/desk/my-calls', async (route) => {
    const response = await route.fetch()
    const json = { ...(await response.json()), asksAvailability: isAsked }
    await route.fulfill({ response, json })
  })
  await page.goto('/admin/today')
  const question = page.getByRole('region', { name: /^Are you available/ })
  await question.waitFor()
  isAsked = false
  await question.getByRole('button').first().tap()
  await question.waitFor({ state: 'detached' })
})
