import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { listShownPictures, scrollToEnd } from '#tests/measure-shown-pictures.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'
import { without3dView } from '#tests/without-3d-view.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

/**
 * Opens a window of a browser without AVIF, and records its picture requests. Chromium only
 * emulates this and still preloads AVIF files. A real browser would skip them for their type, so
 * they do not count.
 */
async function openOlderWindow(options: Parameters<typeof openWindow>[1] = {}) {
  const page = await without3dView(await openWindow(site.url, options))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(pictures|media)\//.test(pathname)) asked.push(pathname)
  })
  const askedByPage = async () => {
    const preloads = await page
      .locator('link[rel=preload][as=image][type="image/avif"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('imagesrcset') ?? ''))
    return asked.filter((address) => !preloads.some((it) => it.includes(`${address} `)))
  }
  return { page, askedByPage }
}

const isNoWebp = (address: string) => !address.endsWith('.webp')

async function picturesOf(page: Page): Promise<number> {
  await scrollToEnd(page)
  return (await listShownPictures(page)).length
}

test.each([
  ['/', 6],
  ['/scooters', 10],
  ['/view-details/HORNET2.0', 8],
  ['/gallery', 10],
  ['/search', 15],
])('%s shows its pictures as WebP files, each in one width', async (path, least) => {
  const { page, askedByPage } = await openOlderWindow({ viewport: { width: 1280, height: 900 } })
  await page.goto(path)
  await waitUntilHydrated(page)
  expect(await picturesOf(page)).toBeGreaterThanOrEqual(least)
  const asked = await askedByPage()
  expect(asked.filter(isNoWebp)).toEqual([])
  const widths = Map.groupBy(new Set(asked), (address) => address.replace(/-\d+\.\w+\.webp$/, ''))
  expect([...widths.values()].filter((addresses) => addresses.length > 1)).toEqual([])
})

test('a phone loads the tall slide pictures that are made for phones', async () => {
  const { page, askedByPage } = await openOlderWindow()
  await page.goto('/')
  await waitUntilHydrated(page)
  const asked = await askedByPage()
  expect(asked.some((address) => /slide-\d+-tall-\d+\.\w+\.webp$/.test(address))).toBe(true)
  expect(asked.filter(isNoWebp)).toEqual([])
})

test('the 360° view loads frames that were made for browsers without AVIF, each once', async () => {
  const kept = () => readdirSync(join(site.dataDir, 'pictures')).sort()
  const { page, askedByPage } = await openOlderWindow({ viewport: { width: 1280, height: 900 } })
  const turn = async () => {
    await page.goto('/angle-view/DIO')
    await page.getByText('The 360° view is ready').waitFor({ state: 'attached' })
  }
  await turn()
  const all = await askedByPage()
  expect(all.filter(isNoWebp)).toEqual([])
  const asked = all.filter((address) => address.includes('turntable'))
  expect(new Set(asked).size).toBe(36)
  expect(asked.filter((address) => !/turntable-\d+-480\.\w+\.webp$/.test(address))).toEqual([])
  const files = kept()
  expect(files).toHaveLength(36)
  await page.getByRole('slider').press('ArrowRight')
  const shown = (await listShownPictures(page)).map(({ file }) => file)
  expect(shown.filter((file) => file.includes('turntable'))).toEqual(['dio/turntable-35-480'])
  await turn()
  expect(kept()).toEqual(files)
})

test('without JavaScript the frames of the 360° view are listed below each other', async () => {
  const { page, askedByPage } = await openOlderWindow({
    viewport: { width: 800, height: 3000 },
    javaScriptEnabled: false,
  })
  await page.goto('/angle-view/DIO')
  await expect.poll(async () => new Set(await askedByPage()).size).toBeGreaterThanOrEqual(8)
  const asked = await askedByPage()
  expect(asked.filter(isNoWebp)).toEqual([])
})
