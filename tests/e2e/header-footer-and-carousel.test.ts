import { expect, test } from 'vitest'
import { freezeClock, openPage, openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'

const desk = { viewport: { width: 1280, height: 800 } }
const visit = (path: string, options = {}) => openPage(site.url, path, options)

test('the contact bar shows five numbers and an address until 50 px of scroll', async () => {
  const page = await visit('/', desk)
  const strip = page.locator('#top-strip')
  expect(await strip.locator('a[href^="tel:"]').count()).toBe(5)
  expect(await strip.locator('a[href^="mailto:"]').count()).toBe(1)
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
  const barTop = async () => (await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.y
  await scrollTo(51)
  await strip.waitFor({ state: 'hidden' })
  await expect.poll(barTop).toBe(0)
  await scrollTo(50)
  await strip.waitFor({ state: 'visible' })
  await scrollTo(51)
  await strip.waitFor({ state: 'hidden' })
  await scrollTo(0)
  await strip.waitFor({ state: 'visible' })
})

test('only one dropdown menu is open at a time; a click or a choice closes the menu', async () => {
  const page = await visit('/', desk)
  const main = page.getByRole('navigation', { name: 'Main' })
  const amc = main.getByRole('link', { name: 'AMC' })
  const city = main.getByRole('link', { name: 'HYDERABAD' })
  await main.locator('summary', { hasText: 'SERVICES' }).click()
  await amc.waitFor()
  const [button, menu] = [
    await main.locator('summary', { hasText: 'SERVICES' }).boundingBox(),
    await amc.locator('xpath=../..').boundingBox(),
  ]
  expect([menu?.x, menu?.y]).toEqual([button?.x, (button?.y ?? 0) + (button?.height ?? 0)])
  await main.locator('summary', { hasText: 'NETWORKS' }).click()
  await city.waitFor()
  expect(await amc.isVisible()).toBe(false)
  await main.locator('summary', { hasText: 'NETWORKS' }).click()
  await city.waitFor({ state: 'hidden' })
  await main.locator('summary', { hasText: 'SERVICES' }).click()
  await amc.click()
  await page.waitForURL('**/amc')
  await amc.waitFor({ state: 'hidden' })
  const current = main.locator('[aria-current]:visible')
  await expect.poll(() => current.allTextContents()).toEqual(['SERVICES'])
  await main.getByRole('link', { name: 'OFFERS' }).click()
  await expect.poll(() => current.allTextContents()).toEqual(['OFFERS'])
  const mark = (name: string) =>
    main.getByRole('link', { name }).evaluate((it) => getComputedStyle(it).borderBottomColor)
  await expect.poll(() => mark('OFFERS')).not.toBe(await mark('GALLERY'))
})

test('on a phone the menu opens with its button and closes after a choice', async () => {
  const page = await visit('/about')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  expect(await menu.isVisible()).toBe(false)
  await page.locator('summary', { hasText: 'Menu' }).click()
  await menu.getByText('SERVICES').click()
  await menu.getByRole('link', { name: 'EXTENDED WARRANTY' }).waitFor()
  await menu.getByText('NETWORKS').click()
  await menu.getByRole('link', { name: 'HYDERABAD' }).waitFor()
  await menu.getByRole('link', { name: 'EXTENDED WARRANTY' }).waitFor({ state: 'hidden' })
  await menu.getByRole('link', { name: 'FINANCE' }).click()
  await page.waitForURL('**/finance')
  await menu.waitFor({ state: 'hidden' })
})

test('a dropdown menu works by keyboard; Escape or focus elsewhere closes the menu', async () => {
  const page = await visit('/about', desk)
  const main = page.getByRole('navigation', { name: 'Main' })
  const services = main.locator('summary', { hasText: 'SERVICES' })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await services.focus()
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('BOOK FOR SERVICE')
  await page.keyboard.press('End')
  expect(await focused()).toBe('JOY CLUB')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('BOOK FOR SERVICE')
  await page.keyboard.press('ArrowUp')
  expect(await focused()).toBe('SERVICES')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  expect(await focused()).toBe('SERVICES')
  expect(await main.locator('details[open]').count()).toBe(0)
  await page.keyboard.press('Enter')
  expect(await main.locator('details[open]').count()).toBe(1)
  await page.keyboard.press('Shift+Tab')
  expect(await main.locator('details[open]').count()).toBe(0)
})

test('a dropdown menu closes after a click beside it and after navigation back', async () => {
  const page = await visit('/contact')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const button = page.locator('summary', { hasText: 'Menu' })
  await button.click()
  await menu.getByRole('link', { name: 'FINANCE' }).click()
  await page.waitForURL('**/finance')
  // The address changes just before the menu closes.
  await menu.waitFor({ state: 'hidden' })
  await button.click()
  await menu.waitFor()
  const header = await page.locator('.site-header .column').nth(1).boundingBox()
  if (!header) throw new Error('The header is not shown')
  await page.mouse.click(header.x + header.width * 0.65, header.y + header.height / 2)
  await menu.waitFor({ state: 'hidden' })
  await button.click()
  await page.goBack()
  await menu.waitFor({ state: 'hidden' })
})

test('menus open and their links work without JavaScript', async () => {
  const page = await openWindow(site.url, { ...desk, javaScriptEnabled: false })
  await page.goto('/')
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByText('SERVICES').click()
  await main.getByRole('link', { name: 'AMC' }).waitFor()
  await main.getByText('NETWORKS').click()
  await main.getByRole('link', { name: 'AMC' }).waitFor({ state: 'hidden' })
  await main.getByRole('link', { name: 'HYDERABAD' }).click()
  await page.waitForURL('**/dealers/1')
})

test('menu links show their address and open in a new tab with a modifier key', async () => {
  const page = await openWindow(site.url, desk)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/contact')
  await waitUntilHydrated(page)
  await page.waitForFunction(() =>
    JSON.stringify(Reflect.get(window, '__reactRouterManifest')).includes('"path":"finance"'),
  )
  expect(asked.filter((path) => path === '/__manifest')).toHaveLength(1)
  const footer = page.getByRole('contentinfo')
  asked.length = 0
  await footer.getByRole('link', { name: 'Finance' }).click()
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /finance/i })
    .waitFor()
  const first = asked.find((path) => ['/__manifest', '/finance', '/finance.data'].includes(path))
  expect(first).toBe('/finance.data')
  const opened = page.context().waitForEvent('page')
  // Uses the keyboard: a mouse click misses the link if the page grows between press and release.
  await footer.getByRole('link', { name: 'Extended Warranty' }).press('ControlOrMeta+Enter')
  await (await opened).waitForURL('**/extendedWarranty')
  expect(new URL(page.url()).pathname).toBe('/finance')
})

test('every navigation starts at the top; the logo links to the home page', async () => {
  const page = await visit('/contact', desk)
  await page.evaluate(() => scrollTo(0, 900))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Finance' }).click()
  await page.waitForURL('**/finance')
  await page.waitForFunction(() => scrollY === 0)
  await page.getByRole('banner').getByRole('link', { name: 'Meridian Motors' }).click()
  await page.waitForURL(`${site.url}/`)
})

test('the footer has the current year', async () => {
  const page = await visit('/about')
  expect(await page.locator('#year').textContent()).toBe(String(new Date().getFullYear()))
})

test('four social links unfold and fold; the portal has no social links', async () => {
  const page = await visit('/', desk)
  const social = page.getByRole('complementary', { name: 'Social media' })
  expect(await social.locator('a:visible').count()).toBe(4)
  await social.locator('summary').click()
  await expect.poll(() => social.locator('a:visible').count()).toBe(0)
  await page.goto('/admin/login')
  expect(await page.locator('#top-strip, #social, .site-header').count()).toBe(0)
})

test('on a wide screen slides advance every 5 seconds, wrap around and can be selected', async () => {
  const page = await openWindow(site.url, { ...desk, reducedMotion: 'no-preference' })
  await freezeClock(page)
  await page.goto('/')
  // This key press starts the page's scripts, because the clock does not advance.
  await page.keyboard.press('Shift')
  await waitUntilHydrated(page)
  const dots = page.getByRole('button', { name: /^Slide \d of 6$/ })
  const current = () => page.locator('button.dot[aria-current]').getAttribute('aria-label')
  await page.getByRole('button', { name: 'Pause the slides' }).waitFor()
  await page.clock.runFor(4990)
  expect(await current()).toBe('Slide 1 of 6')
  await page.clock.runFor(10)
  await expect.poll(current).toBe('Slide 2 of 6')
  await dots.nth(5).click()
  await expect.poll(current).toBe('Slide 6 of 6')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(current).toBe('Slide 1 of 6')
  await page.getByRole('button', { name: 'Previous slide' }).click()
  await expect.poll(current).toBe('Slide 6 of 6')
})

test('a phone shows one fixed slide, and a row of links to what the others show', async () => {
  const page = await visit('/')
  const slides = page.locator('[aria-roledescription="slide"]')
  expect(await slides.count()).toBe(1)
  expect(await page.getByRole('button', { name: /slide/i }).count()).toBe(0)
  const row = page.getByRole('navigation', { name: 'More from our showroom' })
  const links = row.getByRole('link')
  expect(await links.count()).toBe(5)
  const weights = await row
    .locator('img')
    .evaluateAll((all) =>
      all.map((it) => (it instanceof HTMLImageElement && it.complete ? it.currentSrc : '')),
    )
  expect(weights[0]).toMatch(/slide-2-tall-240\./)
  // The last card is far out of sight.
  expect(weights.at(-1)).toBe('')
  const last = links.last()
  await last.focus()
  await expect
    .poll(() =>
      last.locator('img').evaluate((it) => it instanceof HTMLImageElement && it.currentSrc),
    )
    .toMatch(/slide-6-tall-240\./)
  const target = await last.getAttribute('href')
  await last.press('Enter')
  await page.waitForURL(`**${target}`)
})

test('the home page shows address and hours and links to About us', async () => {
  const page = await visit('/', desk)
  await page.getByRole('heading', { name: /Welcome to Meridian Motors/ }).waitFor()
  const text = await page.locator('main').innerText()
  expect(text).toContain('10:00 AM to 08:00 PM')
  expect(text).toContain('09:30 AM to 07:30 PM')
  expect(text).toMatch(/Tuesday\s+Closed/)
  await page.getByRole('link', { name: 'KNOW MORE' }).click()
  await page.waitForURL('**/about')
})

test('the footer is at the bottom of a window that is taller than the page', async () => {
  const page = await visit('/contact', { viewport: { width: 1280, height: 3000 } })
  const footer = await page.locator('.site-footer').boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBe(3000)
})
