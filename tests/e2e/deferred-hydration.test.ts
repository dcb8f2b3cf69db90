import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { freezeClock, openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { logInForCookie } from '#tests/login-session.ts'
import { openWithDelayedScripts } from '#tests/open-without-scripts.ts'
import { adminPages, publicPages } from '#tests/page-addresses.ts'
import { writableSite as site } from '#tests/writable-site.ts'

// A page's scripts load after its first paint. These tests check that earlier input is not lost.
const model = '/view-details/HORNET2.0'

/** Lists the files of a page's scripts. Returns none for a page without scripts. */
function filesOf(html: string): string[] {
  const [, files] = /<script type="text\/plain" id="program" data-files="([^"]+)">/.exec(html) ?? []
  return files?.split(' ') ?? []
}

/** Lists the names of the elements that received synthetic clicks. */
async function playedOn(page: Page): Promise<() => Promise<(string | null)[]>> {
  await page.addInitScript(() => {
    const played: (string | null)[] = []
    Object.assign(window, { played })
    document.addEventListener(
      'click',
      ({ isTrusted, target }) => {
        if (!isTrusted && target instanceof Element)
          played.push(target.ariaLabel ?? target.textContent)
      },
      true,
    )
  })
  return () => page.evaluate('played')
}

test('the browser fetches a page’s scripts only after the first paint', async () => {
  const cookie = await logInForCookie(site)
  const without: string[] = []
  for (const address of [...publicPages, ...adminPages]) {
    const headers = new Headers(address === '/admin/login' ? [] : [['cookie', cookie]])
    const html = await (await fetch(site.url + address, { headers })).text()
    expect(html, address).not.toMatch(/<link[^>]+modulepreload|<script[^>]+(?:type="module"|src=)/)
    const [, program] = /id="program"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
    const named = [...(program ?? '').matchAll(/import[ (](?:\* as \w+ from )?"([^"]+)"/g)]
    expect(filesOf(html), address).toEqual(expect.arrayContaining(named.map(([, file]) => file)))
    if (!program) without.push(address)
    else expect(named.length, address).toBeGreaterThan(1)
  }
  expect(without).toEqual([
    '/services',
    '/networks',
    '/about',
    '/terms-conditions',
    '/privacy',
    '/my-enquiry',
    '/no-such-page',
    '/admin/forgotten',
  ])
})

test('a page of plain text loads only the scripts of the frame and the menus', async () => {
  const html = await (await fetch(`${site.url}/about`)).text()
  expect([...html.matchAll(/<script(?![^>]*json)/g)]).toHaveLength(2)
})

test('the scripts load in parallel after a delay or the first touch', async () => {
  const page = await openWindow(site.url, { hasTouch: true })
  await freezeClock(page)
  const asked: string[] = []
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await held.promise
    await route.continue()
  })
  const answer = await page.goto('/')
  const files = filesOf((await answer?.text()) ?? '')
  expect(asked).toEqual([])
  await page.locator('main').tap({ position: { x: 5, y: 5 } })
  await expect.poll(() => asked.toSorted()).toEqual(files.toSorted())
  held.resolve()
})

test('the scripts load after at most one second', async () => {
  const page = await openWindow(site.url)
  // Simulates Safari, and a page that is never painted.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    PerformanceObserver.prototype.observe = () => {}
  })
  await freezeClock(page)
  await page.goto('/contact')
  await page.clock.runFor(900)
  expect(await page.locator('script[type=module]').count()).toBe(0)
  await page.clock.runFor(100)
  await waitUntilHydrated(page)
})

test('taps from before hydration are replayed once and in order', async () => {
  const page = await openWindow(site.url)
  const played = await playedOn(page)
  const begin = await openWithDelayedScripts(page, model)
  const other = page.getByRole('group', { name: 'Colour' }).getByRole('button').nth(1)
  const wanted = page.getByRole('group', { name: 'Colour' }).getByRole('button').nth(2)
  for (const tapped of [wanted, other, wanted]) await tapped.click()
  await begin()
  await expect.poll(() => wanted.getAttribute('aria-pressed')).toBe('true')
  expect(await played()).toEqual([
    await other.getAttribute('aria-label'),
    await wanted.getAttribute('aria-label'),
  ])
})

test('a key press that opens a dialog is replayed', async () => {
  const page = await openWindow(site.url)
  const begin = await openWithDelayedScripts(page, '/finance')
  await page.getByRole('button', { name: 'EMI Calculator' }).focus()
  await page.keyboard.press('Enter')
  await begin()
  await page.getByRole('dialog').waitFor()
})

test('taps on a lazily loaded part are replayed after the part has loaded', async () => {
  const page = await openWindow(site.url)
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/colours-panel-.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${model}?tab=colours`)
  await waitUntilHydrated(page, '[role=tablist]')
  const colour = page.getByRole('button', { name: 'Matte Sangria Red Metallic' })
  await colour.click()
  held.resolve()
  await expect.poll(() => colour.getAttribute('aria-pressed')).toBe('true')
})

test('a tap that the browser has already handled is not replayed', async () => {
  const page = await openWindow(site.url)
  const played = await playedOn(page)
  const begin = await openWithDelayedScripts(page, `${model}?tab=specifications`)
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.keyboard.press('Escape')
  await page.locator('main summary').nth(1).click()
  await begin()
  const before = await page.locator('main details[open]').count()
  await page.locator('summary', { hasText: 'Menu' }).click()
  expect(await page.locator('header details[open]').count()).toBe(1)
  expect(await page.locator('main details[open]').count()).toBe(before)
  expect(await played()).toEqual([])
})

test('no tap is replayed after a navigation or on a control that has become disabled', async () => {
  const page = await openWindow(site.url)
  const played = await playedOn(page)
  // With 204 No Content, a browser stays on the current page.
  await page.route('**/dealers/1', (route) => route.fulfill({ status: 204 }))
  const begin = await openWithDelayedScripts(page, model)
  const colours = page.getByRole('group', { name: 'Colour' }).getByRole('button')
  await colours.nth(1).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'How to find us' }).click()
  await colours.nth(2).click()
  await colours.nth(2).evaluate((it: HTMLButtonElement) => {
    it.disabled = true
  })
  await colours.nth(3).click()
  await begin()
  await expect.poll(() => colours.nth(3).getAttribute('aria-pressed')).toBe('true')
  expect(await played()).toEqual([await colours.nth(3).getAttribute('aria-label')])
})

test('a staff form that needs scripts is sent after they load', async () => {
  const page = await openLoggedInWindow(site, '/admin/dashboard')
  const begin = await openWithDelayedScripts(page, '/admin/account')
  await page.getByRole('button', { name: 'Save' }).first().click()
  // On a busy machine, the message may disappear before all scripts have loaded.
  const saved = page.getByRole('status').filter({ hasText: /saved/i }).waitFor()
  await begin()
  await saved
})

test.each([
  '/search',
  '/gallery',
  '/offers',
  '/dealers/1',
  '/about',
  '/optain',
  '/angle-view/HORNET2.0',
  '/compare?model=HORNET2.0&model=DIO',
  `${model}?tab=accessories`,
])('no visible picture on %s is loaded lazily', async (path) => {
  const page = await openWindow(site.url)
  await page.goto(path)
  const seen = await page.locator('main img').evaluateAll((all) =>
    all.flatMap((it) => {
      const { top, left, width } = it.getBoundingClientRect()
      const isSeen = width > 0 && top < innerHeight && left + width / 2 < innerWidth
      return isSeen ? [it.getAttribute('loading')] : []
    }),
  )
  expect(seen.length).toBeGreaterThan(0)
  expect(seen).not.toContain('lazy')
})
