import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, openWindow, untilAlive } from '#tests/browser.ts'
import { type StartedSite, startSite } from '#tests/site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const desk = { viewport: { width: 1280, height: 900 } }
const visit = (path: string, options = {}) => openPage(site.url, path, options)
const cardsSeen = (page: Page) => page.locator('.strip-track > li:not([inert])').count()

test('the strip shows 1, 2 or 6 cards as the window has it', async () => {
  const page = await visit('/motorcycle', { viewport: { width: 639, height: 800 } })
  for (const [width, cards] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => cardsSeen(page)).toBe(cards)
  }
})

test('on a phone the card that a swipe or an arrow brings is the chosen one, and the next shows its edge', async () => {
  const page = await visit('/motorcycle', { viewport: { width: 375, height: 740 } })
  const strip = page.getByRole('region', { name: 'Models' })
  const heroIs = (name: string) =>
    page.getByRole('heading', { level: 1, name: `Motorcycles ${name}`, exact: true }).waitFor()
  await strip.getByRole('button', { name: 'Next' }).click()
  await heroIs('UNICORN')
  expect(new URL(page.url()).search).toBe('?model=UNICORN')
  const edge = await strip
    .locator('li')
    .nth(2)
    .evaluate((it) => innerWidth - it.getBoundingClientRect().left)
  expect(edge).toBeGreaterThan(30)
  await strip.locator('ul').evaluate((track) => {
    track.scrollLeft = track.scrollWidth
  })
  await heroIs('CBR1000RR-R')
  expect(await strip.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: /^XBLADE Out of production/ }).waitFor()
})

test('home shows its three models whole at every width: rows on a phone', async () => {
  const page = await openWindow(site.url)
  await page.goto('/')
  const models = page.getByRole('list', { name: 'Three of our models' }).getByRole('listitem')
  expect(await models.count()).toBe(3)
  for (const [width, rows] of [
    [320, 3],
    [375, 3],
    [639, 3],
    [640, 1],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await models.evaluateAll((all) =>
      all.map((it) => {
        const { top, left, right } = it.getBoundingClientRect()
        return { top: Math.round(top), isWhole: left >= 0 && right <= innerWidth }
      }),
    )
    expect([width, new Set(boxes.map(({ top }) => top)).size]).toEqual([width, rows])
    expect([width, boxes.every(({ isWhole }) => isWhole)]).toEqual([width, true])
  }
})

test('the arrows stop at the first and the last card', async () => {
  const page = await visit('/scooters', { viewport: { width: 800, height: 900 } })
  const strip = page.getByRole('region', { name: 'Models' })
  const [previous, next] = [
    strip.getByRole('button', { name: 'Previous' }),
    strip.getByRole('button', { name: 'Next' }),
  ]
  const inView = () =>
    strip
      .locator('li')
      .evaluateAll((all) => all.flatMap((it, index) => (it.hasAttribute('inert') ? [] : [index])))
  await expect.poll(inView).toEqual([0, 1])
  expect([await previous.isDisabled(), await next.isDisabled()]).toEqual([true, false])
  await next.click()
  await expect.poll(inView).toEqual([2, 3])
  expect(await previous.isEnabled()).toBe(true)
  await next.click()
  await expect.poll(() => next.isDisabled()).toBe(true)
})

test('a tab named in the address keeps what the server sent while its code is on the way', async () => {
  const page = await openWindow(site.url, desk)
  const withheld = Promise.withResolvers<void>()
  await page.route(/specifications-panel.*\.js$/, async (route) => {
    await withheld.promise
    await route.continue()
  })
  await page.goto('/view-details/HORNET2.0?tab=specifications')
  await untilAlive(page, '[role=tablist]')
  expect(await page.getByText('Body Dimensions').isVisible()).toBe(true)
  withheld.resolve()
})

test('choosing a card shows that model, with three figures and four ways on', async () => {
  const page = await visit('/motorcycle', desk)
  await page
    .getByRole('region', { name: 'Models' })
    .getByRole('link', { name: /^UNICORN/ })
    .click()
  await page.getByRole('heading', { name: 'UNICORN' }).locator('visible=true').waitFor()
  for (const figure of ['Engine', 'Power', 'Transmission'])
    expect(await page.getByText(figure, { exact: true }).count()).toBe(1)
  const brochure = page.getByRole('link', { name: /^E-Brochure/ })
  expect(await brochure.getAttribute('href')).toBe('/brochures/UNICORN.pdf')
  expect(await brochure.getAttribute('target')).toBe('_blank')
  await page.getByRole('link', { name: 'Angle View' }).click()
  await page.waitForURL('**/angle-view/UNICORN')
  expect(await page.evaluate(() => history.state.usr)).toEqual({ bikeName: 'UNICORN' })
})

test('the name goes along without its spaces, in the address and in the state', async () => {
  const page = await visit('/motorcycle?model=HORNET2.0', desk)
  await page.getByRole('link', { name: 'View Details' }).click()
  await page.waitForURL('**/view-details/HORNET2.0')
  expect(await page.evaluate(() => history.state.usr)).toEqual({ bikeName: 'HORNET2.0' })
})

test.each(['XBLADE', 'CD110DELUXE'])('%s does not navigate: its buttons say why', async (name) => {
  const page = await visit(`/motorcycle?model=${name}`, desk)
  for (const label of ['View Details', 'Angle View']) {
    const button = page.getByRole('button', { name: `${label} Out of production` })
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    await button.click({ force: true })
  }
  expect(new URL(page.url()).pathname).toBe('/motorcycle')
  await page.getByText(/^Spare parts and service for the .+ go on: call us on \+91/).waitFor()
})

test('EMI opens the calculator with the model’s price', async () => {
  const page = await visit('/scooters?model=DIO', desk)
  await page.getByRole('link', { name: 'EMI', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'EMI calculator' })
  expect(await dialog.getByLabel('Loan amount').inputValue()).toBe('68800')
  await dialog.getByText('DIO, ≈ ₹68,800 ex-showroom.').waitFor()
})

test('a tab’s data is fetched when it is opened, once', async () => {
  const page = await visit('/view-details/DIO', desk)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  const open = (name: string) => page.getByRole('tab', { name }).click()
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    'DIO',
    'SPECIFICATIONS',
    'COLOURS',
    'FEATURES',
    'ACCESSORIES',
  ])
  await open('FEATURES')
  await page.getByRole('region', { name: 'Features' }).waitFor()
  await open('ACCESSORIES')
  await page
    .getByText(/SR-ACC-\d+/)
    .first()
    .waitFor()
  await open('COLOURS')
  await page.getByRole('group', { name: /Arrow keys move the magnifier/ }).waitFor()
  await open('FEATURES')
  await open('ACCESSORIES')
  await page
    .getByText(/SR-ACC-\d+/)
    .first()
    .waitFor()
  const names = ['bikeFeatures', 'bikeAccessories', 'bikeColours'] as const
  expect(calls.filter((path) => names.some((name) => path.includes(name))).sort()).toEqual(
    names.map((name) => `/api/${name}/DIO`).sort(),
  )
})

test('SPECIFICATIONS fold in six groups', async () => {
  const page = await visit('/view-details/DIO?tab=specifications', desk)
  const groups = page.locator('main details[open]')
  const titles = await groups.locator('summary').allInnerTexts()
  expect(titles.map((it) => it.trim())).toEqual([
    'Body Dimensions',
    'Engine',
    'Transmission',
    'Tyres & Brakes',
    'Frame & Suspension',
    'Electricals',
  ])
  await groups.last().locator('summary').click()
  await expect.poll(() => groups.count()).toBe(5)
})

test('FEATURES go round: past the end comes the start, and a dot leads anywhere', async () => {
  const page = await visit('/view-details/DIO?tab=features', {
    viewport: { width: 500, height: 900 },
  })
  const strip = page.getByRole('region', { name: 'Features' })
  const dots = strip.locator('button.dot')
  await expect.poll(() => dots.count()).toBeGreaterThan(1)
  const count = await dots.count()
  // While it moves, two cards are half in view and there are fewer dots.
  const shows = (part: number) =>
    expect
      .poll(() => dots.evaluateAll((all) => all.map((it) => it.getAttribute('aria-current'))))
      .toEqual(Array.from({ length: count }, (_, index) => (index === part ? 'true' : null)))
  await shows(0)
  await strip.getByRole('button', { name: 'Previous' }).click()
  await shows(count - 1)
  await strip.getByRole('button', { name: 'Next' }).click()
  await shows(0)
  await dots.nth(1).click()
  await shows(1)
})

test('the magnifier is a circle of 150 px that shows the paint 1.5 times as large', async () => {
  const page = await visit('/view-details/DIO?tab=colours', desk)
  const picture = page.getByRole('group', { name: /Arrow keys move the magnifier/ })
  await picture.hover({ position: { x: 200, y: 150 } })
  const lens = page.locator('[data-lens]')
  const [whole, circle, inside] = [
    await picture.boundingBox(),
    await lens.boundingBox(),
    await lens.locator('img').boundingBox(),
  ]
  expect([circle?.width, circle?.height]).toEqual([150, 150])
  expect((inside?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(1.5, 2)
  const paints = page.locator('main button[aria-pressed]')
  await paints.nth(1).click()
  await expect.poll(() => paints.nth(1).getAttribute('aria-pressed')).toBe('true')
  await page.mouse.move(0, 0)
  await lens.waitFor({ state: 'detached' })
})

test('the variant changes the price and goes along to the test ride', async () => {
  const page = await visit('/view-details/CBSHINE', desk)
  await page.getByText('Start from').waitFor()
  const variant = page.getByLabel('Variant')
  expect(await variant.locator('option').allInnerTexts()).toEqual([
    'Drum · ≈ ₹78,500',
    'Disc · ≈ ₹82,900',
  ])
  await variant.selectOption({ index: 1 })
  await page.getByText('₹82,900').first().waitFor()
  await page.getByRole('button', { name: 'BOOK TEST RIDE' }).click()
  await page.waitForURL('**/text-ride-booking?*')
  expect(new URL(page.url()).searchParams.get('variant')).toBe('Disc')
  expect(await page.evaluate(() => history.state.usr)).toMatchObject({
    bikeName: 'CB SHINE',
    price: 82900,
    image: expect.stringContaining('/pictures/'),
    variant: 'Disc',
  })
  await page.getByText('₹82,900').first().waitFor()
})

test('a name that comes with the navigation alone is given its address; none is Unknown', async () => {
  const page = await visit('/view-details', desk)
  await page.getByRole('heading', { level: 1, name: 'Unknown' }).waitFor()
  await page.evaluate(() => {
    history.replaceState({ usr: { bikeName: 'DIO' }, key: 'carried', idx: 0 }, '', '/view-details')
    location.reload()
  })
  await page.waitForURL('**/view-details/DIO')
})

test('a picture that does not load falls back to the machine of nobody', async () => {
  const page = await openWindow(site.url, desk)
  await page.route(/hero-/, (route) => route.fulfill({ status: 200, body: 'no picture' }))
  await page.goto('/scooters?model=DIO')
  await expect
    .poll(() => page.getByRole('img', { name: /^DIO/ }).first().getAttribute('src'))
    .toContain('/default-machine')
})
