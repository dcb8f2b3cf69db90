import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  expectConsoleError,
  openPage,
  openWindow,
  waitUntilHydrated,
} from '#tests/browser-window.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'

const moving = { viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' } as const

const layers = (page: Page) => page.locator('.stage-window img.stage-machine')
const swatches = (page: Page) => page.getByRole('group', { name: 'Colour' }).getByRole('button')

/** Holds the large pictures back until the returned function is called. */
async function holdPictures(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/hero-*.avif', async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

/** Waits until the chosen paint covers the first one, and returns the alternative texts. */
async function paintsAfterSweep(page: Page): Promise<string[]> {
  await expect.poll(() => layers(page).count()).toBe(2)
  await expect.poll(() => page.locator('.paint-layer:is(.opacity-0, .paint-sweep)').count()).toBe(0)
  return layers(page).evaluateAll((them) => them.map((it) => it.getAttribute('alt') ?? ''))
}

test('the previous paint stays visible until the picture of the chosen one is loaded', async () => {
  const page = await openPage(site.url, '/view-details/HORNET2.0', moving)
  const release = await holdPictures(page)
  const second = swatches(page).nth(1)
  await second.click()
  const name = await second.getAttribute('aria-label')
  await expect.poll(() => layers(page).count()).toBe(2)
  const opacities = () =>
    page
      .locator('.paint-layer')
      .evaluateAll((them) => them.map((it) => getComputedStyle(it).opacity))
  expect(await opacities()).toEqual(['1', '0'])
  release()
  expect(await paintsAfterSweep(page)).toEqual(['', expect.stringContaining(name ?? 'none')])
  expect(await opacities()).toEqual(['1', '1'])
})

test('a new paint sweeps over the old one from its swatch within 280 milliseconds', async () => {
  const page = await openPage(site.url, '/view-details/HORNET2.0', moving)
  const started = page.evaluate(
    () =>
      new Promise<{ from: string; duration: unknown }>((resolve) =>
        document.addEventListener('animationstart', ({ target, animationName }) => {
          if (animationName !== 'paint-sweep' || !(target instanceof HTMLElement)) return
          const [sweep] = target.getAnimations()
          const from = target.style.getPropertyValue('--swept-from')
          resolve({ from, duration: sweep?.effect?.getTiming().duration })
        }),
      ),
  )
  await swatches(page).nth(1).click()
  const { from, duration } = await started
  expect(from).toMatch(/^\d+% \d+%$/)
  expect(duration).toBe(280)
  // The swatches are at the lower left of the picture.
  const [across = 100, down = 0] = from.match(/\d+/g)?.map(Number) ?? []
  expect(across).toBeLessThan(50)
  expect(down).toBeGreaterThan(50)
})

test.each(['no-preference', 'reduce'] as const)(
  'the last of several quick choices wins (reduced motion: %s)',
  async (reducedMotion) => {
    const page = await openPage(site.url, '/view-details/HORNET2.0', { ...moving, reducedMotion })
    const count = await swatches(page).count()
    expect(count).toBeGreaterThan(2)
    for (let i = 1; i < count; i++) await swatches(page).nth(i).click()
    await swatches(page).nth(1).click()
    await swatches(page)
      .nth(count - 1)
      .click()
    const name = await swatches(page)
      .nth(count - 1)
      .getAttribute('aria-label')
    expect(await paintsAfterSweep(page)).toEqual(['', expect.stringContaining(name ?? 'none')])
  },
)

test('a paint is shown even if the code of its sweep fails to load', async () => {
  const page = await openPage(site.url, '/view-details/HORNET2.0', moving)
  expectConsoleError(/ERR_FAILED/)
  await page.route(/paint-sweep.*\.js/, (route) => route.abort())
  await swatches(page).nth(1).click()
  const name = await swatches(page).nth(1).getAttribute('aria-label')
  expect(await paintsAfterSweep(page)).toEqual(['', expect.stringContaining(name ?? 'none')])
})

type Recorded = { vehiclePictures: number; at: string }

/** Records each view transition of the page: its address, and how many pictures it moves. */
async function recordTransitions(page: Page): Promise<() => Promise<Recorded[]>> {
  await page.evaluate(() => {
    const recorded: Recorded[] = []
    Reflect.set(window, 'recorded', recorded)
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        const moved = new Set(
          document.getAnimations().flatMap(({ effect }) => {
            const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null
            return pseudo?.startsWith('::view-transition-group(machine') ? pseudo : []
          }),
        )
        recorded.push({ vehiclePictures: moved.size, at: location.pathname })
      })
      return transition
    }
  })
  return () => page.evaluate((): Recorded[] => Reflect.get(window, 'recorded'))
}

test('a picture of the search grows into the vehicle’s page, and shrinks back', async () => {
  const page = await openPage(site.url, '/search', moving)
  const recorded = await recordTransitions(page)
  await page.getByRole('link', { name: 'DIO 125', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'DIO 125' }).waitFor()
  await expect.poll(recorded).toEqual([{ vehiclePictures: 1, at: '/view-details/DIO125' }])
  await page.goBack()
  await expect
    .poll(async () => (await recorded()).at(-1))
    .toEqual({
      vehiclePictures: 1,
      at: '/search',
    })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('DIO 125')
})

test('the page can be used until the data of the vehicle’s page has arrived', async () => {
  const page = await openPage(site.url, '/search', moving)
  const recorded = await recordTransitions(page)
  const gate = Promise.withResolvers<void>()
  await page.route('**/view-details/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  const link = page.getByRole('link', { name: 'DIO 125', exact: true }).first()
  await link.click()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(await recorded()).toEqual([])
  gate.resolve()
  await page.getByRole('heading', { level: 1, name: 'DIO 125' }).waitFor()
  await expect.poll(async () => (await recorded()).length).toBe(1)
})

test('a vehicle that a page shows several times does not break the transition', async () => {
  const page = await openPage(site.url, '/scooters', moving)
  const recorded = await recordTransitions(page)
  const rows = page.locator('li > a[href^="/view-details/"]')
  await rows.first().click()
  await page.waitForURL(/view-details/)
  await expect.poll(async () => (await recorded()).at(-1)?.vehiclePictures).toBe(1)
  // Its page shows the vehicle's own large picture and those of similar vehicles.
  await page.locator('li:has(> picture) a[href^="/view-details/"]').first().click()
  await expect.poll(async () => (await recorded()).length).toBe(2)
  expect((await recorded()).at(-1)?.vehiclePictures).toBe(1)
})

/** The dealer is in Hyderabad: on 21 June the sun sets at about 18:53, on 21 December at 17:45. */
test.each([
  ['2026-06-21T18:40:00+05:30', 'Asia/Kolkata', 0],
  ['2026-06-21T19:05:00+05:30', 'Asia/Kolkata', 1],
  ['2026-12-21T17:55:00+05:30', 'Asia/Kolkata', 1],
  ['2026-12-21T17:30:00+05:30', 'Asia/Kolkata', 0],
  ['2026-06-21T19:05:00+05:30', 'America/New_York', 1],
  ['2026-06-21T12:00:00+05:30', 'America/New_York', 0],
])('at %s in India, a visitor in %s sees %i lit headlamps', async (now, timezoneId, lit) => {
  const page = await openWindow(site.url, { ...moving, timezoneId })
  await page.clock.setFixedTime(now)
  const code = page.waitForResponse(/paint-sweep.*\.js/)
  await page.goto('/view-details/HORNET2.0')
  await code
  await waitUntilHydrated(page)
  await expect.poll(() => page.locator('.headlamp').count()).toBe(lit)
  if (lit) expect(await page.locator('.headlamp').getAttribute('aria-hidden')).toBe('true')
})

test('the headlamp of a discontinued vehicle is off, and so is every one without JavaScript', async () => {
  const night = '2026-06-21T23:00:00+05:30'
  const page = await openWindow(site.url, moving)
  await page.clock.setFixedTime(night)
  await page.goto('/view-details/CB500X')
  await waitUntilHydrated(page)
  expect(await page.locator('.headlamp').count()).toBe(0)
  const sent = await fetch(`${site.url}/view-details/HORNET2.0`)
  expect(await sent.text()).not.toContain('headlamp-bloom"')
})
