import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceBooking } from '#app/enquiries/kinds/service-booking.ts'
import { openPage, openWindow, untilAlive } from '#tests/browser.ts'
import { fillExample } from '#tests/fill-form.ts'
import { fewModels, growingPages, manyModels, mostGrowth, siteWith, weigh } from '#tests/growth.ts'
import type { StartedSite } from '#tests/site.ts'

let few: StartedSite
let many: StartedSite
beforeAll(async () => {
  ;[few, many] = await Promise.all([siteWith(fewModels), siteWith(manyModels)])
})
afterAll(() => Promise.all([few.stop(), many.stop()]))

const desk = { viewport: { width: 1280, height: 900 } }
const textOf = async ({ url }: StartedSite, path: string) => (await fetch(`${url}${path}`)).text()

test('with nine times the models no page becomes 1.3 times as large', async () => {
  const grown: string[] = []
  for (const page of growingPages) {
    const [before, after] = [await weigh(few, page), await weigh(many, page)]
    if (after.identity >= mostGrowth * before.identity || after.br >= mostGrowth * before.br)
      grown.push(`${page}: ${before.identity}, ${before.br} → ${after.identity}, ${after.br}`)
  }
  expect(grown).toEqual([])
})

test('a form brings its list of models once', async () => {
  for (const page of ['/service-booking', '/finance', '/compare?model=DIO'])
    expect((await textOf(few, page)).match(/SHINE 100 DX/g)).toHaveLength(1)
})

const offered = (page: Page) => page.getByLabel('Model', { exact: true }).locator('option')

test('what a form offers stays when it comes alive, when it is led to, and when another is sent', async () => {
  const page = await openWindow(few.url, { javaScriptEnabled: false })
  await page.goto(serviceBooking.page)
  const sent = await offered(page).allTextContents()
  expect(sent).toHaveLength(1 + fewModels)
  await fillExample(page, serviceBooking)
  await page.getByRole('button', { name: serviceBooking.submit }).click()
  await page.getByRole('heading', { name: serviceBooking.success }).waitFor()

  const thanks = await openPage(few.url, page.url())
  await thanks.getByRole('link', { name: 'Send another' }).click()
  expect(await offered(thanks).allTextContents()).toEqual(sent)

  const alive = await openPage(few.url, `${serviceBooking.page}?model=DIO`)
  expect(await offered(alive).allTextContents()).toEqual(sent)
  expect(await alive.getByLabel('Model', { exact: true }).inputValue()).toBe('honda-dio')
  await fillExample(alive, serviceBooking)
  await alive.getByRole('button', { name: serviceBooking.submit }).click()
  await alive.getByRole('link', { name: 'Send another' }).click()
  expect(await offered(alive).allTextContents()).toEqual(sent)

  await alive.getByRole('link', { name: 'CONTACT' }).first().click()
  await alive.goBack()
  await expect.poll(() => offered(alive).allTextContents()).toEqual(sent)
})

const strip = (page: Page) => page.getByRole('region', { name: 'Models' })
const named = (page: Page) => strip(page).locator('li a')
const inView = async (page: Page) =>
  (await strip(page).locator('li:not([inert]) a').allTextContents()).length

test('a long strip brings its cards as it moves, to the last', async () => {
  const page = await openPage(many.url, '/scooters', desk)
  const places = await strip(page).locator('li').count()
  const next = strip(page).getByRole('button', { name: 'Next' })
  expect(await named(page).count()).toBeLessThan(places / 2)
  for (let moves = 0; moves < places && !(await next.isDisabled()); moves++) {
    const before = await strip(page).locator('li[inert]').first().innerText()
    await next.click()
    await expect.poll(() => inView(page)).toBe(6)
    await expect
      .poll(
        async () => (await strip(page).locator('li:not([inert])').first().innerText()) !== before,
      )
      .toBe(true)
  }
  await expect.poll(() => named(page).count()).toBe(places)
  const last = named(page).last()
  const name = (await last.locator('span').first().textContent()) ?? ''
  const documents: string[] = []
  page.on('request', (it) => it.resourceType() === 'document' && documents.push(it.url()))
  await last.click()
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
  expect(documents).toEqual([])
  await page.reload()
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
  await expect.poll(() => next.isDisabled()).toBe(true)
  expect(await strip(page).locator('[aria-current]').textContent()).toContain(name)
})

test('where further cards do not come, a list of all is offered', async () => {
  const page = await openWindow(many.url, desk)
  await page.route('**/api/strip/**', (route) => route.abort())
  await page.goto('/motorcycle')
  await untilAlive(page)
  await page.getByRole('link', { name: /^All \d+ in one list$/ }).click()
  await page.waitForURL('**/search?kind=bike')
})
