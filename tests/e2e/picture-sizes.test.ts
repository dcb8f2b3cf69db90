import { beforeAll, expect, test } from 'vitest'
import { expectConsoleError, openPage, openWindow } from '#tests/browser-window.ts'
import {
  describePicture,
  isWrongSize,
  listShownPictures,
  scrollToEnd,
} from '#tests/measure-shown-pictures.ts'
import { publicPages } from '#tests/page-addresses.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'
import { isFullRun } from '#tests/test-scope.ts'
import { readPictureManifest } from '../../scripts/picture-manifest-file.ts'

let pages: string[]
beforeAll(async () => {
  const answers = (isFullRun ? [...publicPages, ...more] : typical).map(async (page) => {
    const document = await (await fetch(`${site.url}${page}`)).text()
    return document.includes('<picture') ? page : []
  })
  pages = (await Promise.all(answers)).flat()
})

/** Pages whose picture widths differ: one or three models side by side, and the model pickers. */
const more = [
  '/compare?model=DIO',
  '/compare?model=HORNET2.0&model=DIO&model=QC1',
  '/view-details/HORNET2.0?tab=colours',
  '/angle-view/NONE',
  '/view-details/NONE',
]

/** One page of each layout with pictures. The full run checks every page. */
const typical = [
  '/',
  '/scooters',
  '/search',
  '/view-details/HORNET2.0',
  '/angle-view/HORNET2.0',
  '/compare?model=HORNET2.0&model=DIO&model=QC1',
  '/offers',
  '/gallery',
]

test.each([
  ['a phone', { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 }],
  ['a desk', { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }],
])('every picture on %s is loaded in the width in which the page shows it', async (_, screen) => {
  expectConsoleError(/404/)
  expect(pages).toContain('/search')
  const wrong: string[] = []
  let seen = 0
  for (const address of pages) {
    // A browser that has a wider copy of a picture shows that copy, so each page gets a new
    // context. Wait for hydration first: scrolling during hydration can stop Chromium from
    // rendering.
    const page = await openPage(site.url, address, screen)
    await scrollToEnd(page)
    const shown = await listShownPictures(page)
    seen += shown.length
    wrong.push(...shown.filter(isWrongSize).map((it) => `${address} ${describePicture(it)}`))
    await page.context().close()
  }
  expect(wrong).toEqual([])
  expect(seen).toBeGreaterThan(isFullRun ? 80 : 30)
})

test('a wide high-density screen loads the widest version of a model’s header picture', async () => {
  const page = await openPage(site.url, '/view-details/DIO', {
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 2,
  })
  const machine = page.locator('img.stage-machine').first()
  await machine.evaluate((image: HTMLImageElement) => image.decode())
  const [{ sent, widths } = { sent: 0, widths: [1] }] = await listShownPictures(page)
  expect(sent).toBe(Math.max(...widths))
})

test.each([
  ['a phone', { viewport: { width: 375, height: 812 }, deviceScaleFactor: 3 }, Math.min],
  ['a desk', { viewport: { width: 1440, height: 900 } }, Math.max],
])('%s loads all turntable frames in one width', async (_, screen, chosen) => {
  const page = await openWindow(site.url, screen)
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, width] = /turntable-\d+-(\d+)\./.exec(request.url()) ?? []
    if (width) asked.add(width)
  })
  await page.goto('/angle-view/DIO')
  await page.getByText('The 360° view is ready').waitFor({ state: 'attached' })
  const frame = readPictureManifest().get('dio/turntable-00')
  expect([...asked]).toEqual([String(chosen(...(frame?.widths ?? [])))])
})
