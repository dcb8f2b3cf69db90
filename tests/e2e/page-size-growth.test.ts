import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import {
  expectConsoleError,
  openPage,
  openWindow,
  waitUntilHydrated,
} from '#tests/browser-window.ts'
import { fillEnquiryForm } from '#tests/fill-enquiry-form.ts'
import { openSearchFilters } from '#tests/open-search-filters.ts'
import {
  demoModelCount,
  grownModelCount,
  maxGrowthOf,
  pagesThatListModels,
  startSiteWithModels,
  weighPage,
} from '#tests/page-size-growth.ts'
import type { StartedSite } from '#tests/start-site.ts'

let few: StartedSite
let many: StartedSite
beforeAll(async () => {
  ;[few, many] = await Promise.all([
    startSiteWithModels(demoModelCount),
    startSiteWithModels(grownModelCount),
  ])
})
afterAll(() => Promise.all([few.stop(), many.stop()]))

const desk = { viewport: { width: 1280, height: 900 } }
const textOf = async ({ url }: StartedSite, path: string) => (await fetch(`${url}${path}`)).text()

test('no page grows to 1.3 times its size with nine times as many models', async () => {
  const grown: string[] = []
  for (const page of pagesThatListModels) {
    const [before, after] = [await weighPage(few, page), await weighPage(many, page)]
    const most = maxGrowthOf(page)
    if (after.identity >= most.identity * before.identity || after.br >= most.br * before.br)
      grown.push(`${page}: ${before.identity}, ${before.br} → ${after.identity}, ${after.br}`)
  }
  expect(grown).toEqual([])
})

test('a form’s HTML contains the list of models only once', async () => {
  for (const page of ['/service-booking', '/finance', '/compare?model=DIO'])
    expect((await textOf(few, page)).match(/SHINE 100 DX/g)).toHaveLength(1)
})

const offered = (page: Page) => page.getByLabel('Model', { exact: true }).locator('option')

test('a form has all options after hydration, navigation and sending', async () => {
  const page = await openWindow(few.url, { javaScriptEnabled: false })
  await page.goto(serviceBookingEnquiry.page)
  const sent = await offered(page).allTextContents()
  expect(sent).toHaveLength(1 + demoModelCount)
  await fillEnquiryForm(page, serviceBookingEnquiry)
  await page.getByRole('button', { name: serviceBookingEnquiry.submit }).click()
  await page.getByRole('heading', { name: serviceBookingEnquiry.success }).waitFor()

  const [reference] = /SB-\w{5}/.exec(page.url()) ?? []
  const thanks = await openPage(few.url, `${serviceBookingEnquiry.page}?sent=${reference}`)
  await thanks.getByRole('link', { name: 'Send another' }).click()
  expect(await offered(thanks).allTextContents()).toEqual(sent)

  const alive = await openPage(few.url, `${serviceBookingEnquiry.page}?model=DIO`)
  expect(await offered(alive).allTextContents()).toEqual(sent)
  expect(await alive.getByLabel('Model', { exact: true }).inputValue()).toBe('honda-dio')
  await fillEnquiryForm(alive, serviceBookingEnquiry)
  await alive.getByRole('button', { name: serviceBookingEnquiry.submit }).click()
  await alive.getByRole('link', { name: 'Send another' }).click()
  expect(await offered(alive).allTextContents()).toEqual(sent)

  await alive.getByRole('contentinfo').locator('summary', { hasText: 'Meridian' }).click()
  await alive.getByRole('link', { name: 'Contact Us' }).click()
  await alive.waitForURL('**/contact')
  await alive.goBack()
  await expect.poll(() => offered(alive).allTextContents()).toEqual(sent)
})

/** Replaces the pictures of generated models, which do not exist. */
async function openMany(path: string, options = {}): Promise<Page> {
  const page = await openWindow(many.url, { ...desk, ...options })
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
  await page.goto(path)
  await waitUntilHydrated(page)
  return page
}

const strip = (page: Page) => page.getByRole('region', { name: 'Models' })
const cards = (page: Page) => strip(page).locator('li a')
/** Positions in view, with their content. */
const inView = (page: Page) =>
  strip(page)
    .locator('li')
    .evaluateAll((all) =>
      all.flatMap((it, place) =>
        it.hasAttribute('inert') ? [] : [`${place} ${it.textContent !== ''}`],
      ),
    )
const six = (first: number) => Array.from({ length: 6 }, (_, index) => `${first + index} true`)

test('a long card strip loads its cards while it scrolls, up to the last card', async () => {
  const page = await openMany('/scooters')
  await expect.poll(() => inView(page)).toEqual(six(0))
  const places = await strip(page).locator('li').count()
  const next = strip(page).getByRole('button', { name: 'Next' })
  for (let first = 6; first < places; first += 6) {
    await next.click()
    await expect.poll(() => inView(page)).toEqual(six(Math.min(first, places - 6)))
  }
  expect(await next.isDisabled()).toBe(true)
  expect(await cards(page).count()).toBe(places)

  const documents: string[] = []
  page.on('request', (it) => it.isNavigationRequest() && documents.push(it.url()))
  const name = (await cards(page).last().locator('span').first().textContent()) ?? ''
  await cards(page).last().click()
  await page.getByRole('heading', { level: 1, name: `Scooters ${name}`, exact: true }).waitFor()
  expect(documents).toEqual([])
  await page.reload()
  await page.getByRole('heading', { level: 1, name: `Scooters ${name}`, exact: true }).waitFor()
  await expect.poll(() => inView(page)).toEqual(six(places - 6))
  expect(await strip(page).locator('[aria-current]').textContent()).toContain(name)
})

test('selecting a card of a long strip keeps the page number of the list below', async () => {
  const page = await openMany('/motorcycle?page=2')
  const rows = () => page.locator('section li:has(a[href^="/view-details"])').allTextContents()
  const before = await rows()
  await cards(page).nth(1).click()
  await page.waitForURL('**/motorcycle?**model=**')
  expect(new URL(page.url()).searchParams.get('page')).toBe('2')
  expect(await rows()).toEqual(before)
})

test('the filter by use applies to all cards of a long strip', async () => {
  const page = await openMany('/motorcycle')
  const places = () => strip(page).locator('li').count()
  const before = await places()
  await page.getByRole('link', { name: 'Touring', exact: true }).click()
  await expect.poll(places).toBeLessThan(before)
  await expect.poll(() => inView(page)).toEqual(six(0))
  const all = await places()
  const list = await textOf(many, '/search?kind=bike&use=touring')
  expect(list).toContain(`${all} of ${grownModelCount} models`)
})

test('a long strip links to the full list if further cards fail to load', async () => {
  expectConsoleError(/ERR_FAILED/)
  const page = await openWindow(many.url, desk)
  await page.route(/\/media\/|\/api\/strip\//, (route) => route.abort())
  await page.goto('/motorcycle')
  await page.getByRole('link', { name: /^See all \d+ in one list$/ }).click()
  await page.waitForURL('**/search?kind=bike')
})

test('without JavaScript every model is reachable from the page of its vehicle kind', async () => {
  const page = await openWindow(many.url, { javaScriptEnabled: false })
  await page.route('**/media/**', (route) => route.abort())
  expectConsoleError(/ERR_FAILED/)
  await page.goto('/motorcycle')
  const all = page.getByRole('link', { name: /^See all \d+ in one list$/ })
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0])
  await follow(page, all)
  const found = new Set<string>()
  const next = page.getByRole('link', { name: 'Next' })
  for (;;) {
    for (const name of await page.locator('form li h2').allTextContents()) found.add(name)
    if ((await next.count()) === 0) break
    await follow(page, next)
  }
  expect(found.size).toBe(count)
})

test('a filter applies to all pages of a long list, and models of two pages can be compared', async () => {
  const page = await openMany('/search')
  await page.getByText(new RegExp(`^All ${grownModelCount} models.*, page 1 of 9$`)).waitFor()
  await openSearchFilters(page)
  await page.getByLabel('Type').selectOption('scooter')
  await page.getByText(new RegExp(`^\\d+ of ${grownModelCount} models.*, page 1 of 3$`)).waitFor()
  await page.getByLabel('Compare the DIO', { exact: true }).check()
  await page.getByRole('link', { name: 'Page 3' }).click()
  await page.getByText(/page 3 of 3$/).waitFor()
  expect(new URL(page.url()).search).toBe('?kind=scooter&page=3')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Compare 2 models' }).click()
  await page.waitForURL('**/compare?model=**')
  const compared = new URL(page.url()).searchParams.getAll('model')
  expect(compared).toHaveLength(2)
  expect(compared).toContain('DIO')
})

test('each page of a long list has canonical, previous and next links', async () => {
  const links = async (path: string) =>
    [
      ...(await textOf(many, path)).matchAll(/<link rel="(canonical|prev|next)" href="([^"]+)"/g),
    ].map(([, rel, href]) => `${rel} ${href?.slice(many.url.length)}`)
  expect(await links('/search')).toEqual(['canonical /search', 'next /search?page=2'])
  expect(await links('/search?page=9')).toEqual(['canonical /search?page=9', 'prev /search?page=8'])
  expect(await links('/search?page=99')).toEqual(await links('/search?page=9'))
  expect(await links('/search?kind=bike&page=2')).toEqual(['canonical /search'])
  expect(await links('/view-details?page=2')).toContain('canonical /view-details?page=2')
  expect(await links('/angle-view?page=2')).toContain('next /angle-view?page=3')
})

/** A click returns before the next page is complete, so the count would be too low. */
async function follow(page: Page, link: Locator): Promise<void> {
  const target = new URL((await link.getAttribute('href')) ?? '', page.url()).href
  await Promise.all([page.waitForURL(target), link.click()])
}
