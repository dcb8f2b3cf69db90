import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const button = /^See it at home/

/** Opens the 3D view as if the site had https, which AR viewers need. */
async function openView(
  { path = '/angle-view/HORNET2.0', ...device }: { path?: string; userAgent?: string },
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> {
  const page = await openWindow(site.url, { deviceScaleFactor: 0.5, ...device })
  const secure = 'https://showroom.test'
  await page.route(`${secure}/**`, async (route) => {
    const address = route.request().url().replace(secure, site.url)
    await route.fulfill({ response: await route.fetch({ url: address }) })
  })
  await prepare(page)
  await page.goto(secure + path)
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: /^See it in 3D/ }).click()
  await page.getByText('The 3D view is ready').waitFor({ state: 'attached' })
  return page
}

test('Android opens the model in the chosen paint with Scene Viewer', async () => {
  const path = '/angle-view/HORNET2.0?colour=matte-sangria-red-metallic'
  const page = await openView({ path, userAgent: android })
  const link = page.getByRole('link', { name: button })
  const address = (await link.getAttribute('href')) ?? ''
  expect(address).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.0\?/)
  const model = new URL(address.replace('intent:', 'https:')).searchParams.get('file') ?? ''
  expect(model).toMatch(/^https:\/\/showroom\.test\/ar\/hornet-2-0\/matte-sangria-red-metallic\./)
  const answer = await fetch(model.replace('https://showroom.test', site.url))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'model/gltf-binary'])
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(4_000_000)
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  await page.getByRole('button', { name: 'Your own colour' }).click()
  await page.getByLabel('Colour', { exact: true }).fill('#123456')
  await page.getByRole('button', { name: 'Your own colour' }).click()
  await page.getByText('You will see the chosen colour of the model').waitFor()

  // Android comes back to this address if the phone has no viewer.
  await page.evaluate(() => {
    location.hash = '#no-ar-viewer'
  })
  await page.getByText('This phone has no app to show it in the room.').waitFor()
})

test('an iPhone gets a file of what the view shows', async () => {
  const page = await openView({}, (it) =>
    it.addInitScript(() => {
      const supports: unknown = Reflect.get(DOMTokenList.prototype, 'supports')
      if (typeof supports !== 'function') return
      const lists = DOMTokenList.prototype
      Reflect.set(lists, 'supports', function (this: DOMTokenList, token: string) {
        return token === 'ar' || Reflect.apply(supports, this, [token]) === true
      })
    }),
  )
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('HORNET 2.0.usdz')
  const bytes = await buffer(await file.createReadStream())
  expect([bytes.subarray(0, 2).toString(), bytes.length > 1_000_000]).toEqual(['PK', true])
  await page.getByText(/^Life size by its wheelbase/).waitFor()
})

test('a computer has no such button', async () => {
  const page = await openView({})
  expect(await page.getByText(button).count()).toBe(0)
})
