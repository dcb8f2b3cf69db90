import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  expectConsoleError,
  openPage,
  openWindow,
  waitUntilHydrated,
} from '#tests/browser-window.ts'
import { hasFocus } from '#tests/has-focus.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'
import { isFullRun } from '#tests/test-scope.ts'
import { bytesIn } from '../../bench/live-taps.ts'

const path = '/angle-view/HORNET2.0'
const offer = (page: Page) => page.getByRole('button', { name: /^See it in 3D/ })
const live = (page: Page) => page.getByRole('slider', { name: 'HORNET 2.0, 3D view' })
const turntable = (page: Page) => page.getByRole('slider', { name: 'HORNET 2.0, 360° view' })
const failure = 'The 3D view could not be shown here. You can still use the pictures.'

type Channel = 'red' | 'green' | 'blue'

/**
 * Measures the mean of red, green and blue in the middle of the view, and their variation. An empty
 * view has none.
 */
async function seen(page: Page) {
  const picture = sharp(await live(page).screenshot()).removeAlpha()
  const { width, height } = await picture.metadata()
  const [left, top] = [Math.round(width / 4), Math.round(height / 4)]
  const middle = picture.extract({ left, top, width: 2 * left, height: 2 * top })
  const { channels } = await sharp(await middle.png().toBuffer()).stats()
  const [red = 0, green = 0, blue = 0] = channels.map((it) => it.mean)
  return { red, green, blue, variation: channels[0]?.stdev ?? 0 }
}

test('loads the 3D view only after a tap, and turns the vehicle', async () => {
  const asked: { path: string; type: string; bytes: Promise<number> }[] = []
  // Renders a quarter of the pixels, because the software renderer is slow.
  const page = await openWindow(site.url, { deviceScaleFactor: 0.5 })
  page.on('requestfinished', (request) => {
    const bytes = bytesIn(request)
    asked.push({ path: new URL(request.url()).pathname, type: request.resourceType(), bytes })
  })
  // A reused window has these files in its cache.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
  await page.goto(path)
  await waitUntilHydrated(page)
  await offer(page).waitFor()
  expect(asked.filter((it) => /live-(view|stage)|workers/.test(it.path))).toEqual([])
  asked.length = 0

  const placesOf = (...all: Locator[]) =>
    Promise.all(all.map(async (it) => (await it.boundingBox())?.y))
  const beneath = page.getByText('Variant', { exact: true })
  const before = await placesOf(turntable(page), beneath)
  await offer(page).click()
  await page.getByText('The 3D view is ready').waitFor()
  await turntable(page).waitFor({ state: 'hidden' })
  expect(await placesOf(live(page), beneath)).toEqual(before)
  const more = asked.filter((it) => it.type !== 'image')
  expect(more.map((it) => it.path).join()).toMatch(/viewer-3d.*\.bin|\.bin.*viewer-3d/)
  const bytes = (await Promise.all(more.map((it) => it.bytes))).reduce((sum, it) => sum + it, 0)
  expect(bytes).toBeLessThan(220_000)

  await expect.poll(async () => (await seen(page)).variation).toBeGreaterThan(30)
  expect(await live(page).getAttribute('aria-valuetext')).toBe('turned by 0°, seen from 7° above')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => live(page).getAttribute('aria-valuetext')).toMatch(/turned by 10°/)
  await page.getByRole('button', { name: 'Dash' }).click()
  await expect.poll(() => live(page).getAttribute('aria-valuetext')).toMatch(/46° above/)
  await page.getByRole('button', { name: 'Side' }).click()
  await expect.poll(() => live(page).getAttribute('aria-valuetext')).not.toMatch(/46° above/)
})

test('a drag turns the pictures, and goes on in the 3D view at the same angle', async () => {
  const page = await openPage(site.url, path, { deviceScaleFactor: 0.5 })
  await page.getByText('The 360° view is ready').waitFor({ state: 'attached' })
  const box = await turntable(page).boundingBox()
  const at = { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 100 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 40, at.y)
  await expect.poll(() => turntable(page).getAttribute('aria-valuetext')).toBe('turned by 40°')
  await page.getByText('The 3D view is ready').waitFor()
  const turned = () => expect.poll(() => live(page).getAttribute('aria-valuetext'))
  await turned().toBe('turned by 40°, seen from 7° above')
  await page.mouse.move(at.x + 70, at.y)
  await turned().toBe('turned by 70°, seen from 7° above')
  await page.mouse.up()
  await page.getByRole('button', { name: 'Back to the pictures' }).click()
  expect(await turntable(page).getAttribute('aria-valuetext')).toBe('turned by 70°')
  await turntable(page).press('ArrowRight')
  expect(await turntable(page).getAttribute('aria-valuetext')).toBe('turned by 80°')
  await offer(page).waitFor()
  expect(await live(page).count()).toBe(0)
})

test('an arrow key and a choice of colour start the 3D view, and keep the focus', async () => {
  const page = await openPage(site.url, path, { deviceScaleFactor: 0.5 })
  await turntable(page).press('ArrowRight')
  await page.getByText('The 3D view is ready').waitFor()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => live(page).getAttribute('aria-valuetext')).toMatch(/turned by 20°/)
  const other = await openPage(site.url, path, { deviceScaleFactor: 0.5 })
  const red = other.getByRole('radio', { name: 'Matte Sangria Red Metallic' })
  await red.press('Space')
  await other.getByText('The 3D view is ready').waitFor()
  expect(await hasFocus(red)).toBe(true)
})

// Software renders each frame, so only the full run checks every change of the 3D view.
test('keeps the pictures if the graphics context is lost before they are replaced', async () => {
  const page = await openWindow(site.url, { deviceScaleFactor: 0.5 })
  await page.addInitScript(() => {
    // The first context only shows that there is one.
    let contexts = 0
    const open: unknown = Reflect.get(HTMLCanvasElement.prototype, 'getContext')
    if (typeof open !== 'function') return
    const canvases = HTMLCanvasElement.prototype
    Reflect.set(canvases, 'getContext', function (this: HTMLCanvasElement, ...given: unknown[]) {
      const context: unknown = Reflect.apply(open, this, given)
      if (context instanceof WebGL2RenderingContext && ++contexts === 2) {
        const loss = context.getExtension('WEBGL_lose_context')
        setTimeout(() => loss?.loseContext())
        setTimeout(() => loss?.restoreContext(), 100)
      }
      return context
    })
  })
  await page.goto(path)
  await waitUntilHydrated(page)
  await turntable(page).press('ArrowRight')
  await page.getByText(failure).waitFor()
  await turntable(page).press('ArrowRight')
  await expect.poll(() => turntable(page).getAttribute('aria-valuetext')).toBe('turned by 20°')
  expect(await live(page).count()).toBe(0)
})

test.runIf(isFullRun)(
  'the live view adapts to colour, accessories and a lost graphics context',
  async () => {
    const page = await openPage(site.url, path, { deviceScaleFactor: 0.5 })
    await offer(page).click()
    await page.getByText('The 3D view is ready').waitFor()
    await page.getByRole('button', { name: 'Side' }).click()
    const over = async (one: Channel, other: Channel) => {
      const colour = await seen(page)
      return colour[one] - colour[other]
    }
    await expect.poll(() => over('blue', 'red')).toBeGreaterThan(1)
    await page.getByRole('radio', { name: 'Matte Sangria Red Metallic' }).press('Space')
    await expect.poll(() => over('red', 'blue')).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Your own colour' }).click()
    await page.getByText('Only to look at: we do not sell this colour.').waitFor()
    await page.getByLabel('Colour', { exact: true }).fill('#00ff40')
    await expect.poll(() => over('green', 'red')).toBeGreaterThan(1)
    expect(page.url()).not.toContain('00ff40')
    await page.getByLabel('Body cover').check()
    await page.getByText('In the total but not in the picture: Body cover.').waitFor()
    const incomplete = page.getByText('Some of your accessories could not be shown.')
    await page.context().setOffline(true)
    await page.getByLabel('Crash guard').check()
    await incomplete.waitFor()
    await page.context().setOffline(false)
    await page.getByLabel('Crash guard').uncheck()
    await page.getByLabel('Crash guard').check()
    await incomplete.waitFor({ state: 'detached' })

    await page.evaluate(() => {
      const context = document.querySelector('canvas')?.getContext('webgl2')
      const loss = context?.getExtension('WEBGL_lose_context')
      loss?.loseContext()
      Reflect.set(window, 'restore', () => loss?.restoreContext())
    })
    await page.getByText('Getting the 3D view ready…').waitFor()
    const painted = page.getByAltText('HORNET 2.0 in Matte Sangria Red Metallic')
    await painted.waitFor()
    await page.evaluate(() => Reflect.get(window, 'restore')())
    await painted.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await seen(page)).variation).toBeGreaterThan(30)

    await page.getByRole('button', { name: 'Back to the pictures' }).click()
    await painted.waitFor()
    await offer(page).waitFor()
  },
)

test('a discontinued model also has a 3D view, and keeps its pictures if the worker fails', async () => {
  expectConsoleError(/ERR_FAILED|worker/i)
  const page = await openPage(site.url, '/angle-view/XBLADE')
  const pictures = page.getByRole('slider', { name: 'XBLADE, 360° view' })
  await page.route('**/workers/**', (route) => route.abort())
  await offer(page).click()
  await page.getByText(failure).waitFor()
  await pictures.press('ArrowRight')
  expect(await pictures.getAttribute('aria-valuetext')).toBe('turned by 10°')
})

test('the 3D view is not offered in data-saving mode', async () => {
  const page = await openWindow(site.url)
  await page.addInitScript(
    "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
  )
  await page.goto(path)
  await waitUntilHydrated(page)
  await turntable(page).waitFor()
  expect(await offer(page).count()).toBe(0)
})
