import type { Page } from 'playwright-core'
import { waitUntilHydrated } from './browser-window.ts'

/** Opens a page and delays its scripts. Returns a function that lets them load. */
export async function openWithDelayedScripts(
  page: Page,
  path: string,
): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('main').waitFor()
  return async () => {
    held.resolve()
    await waitUntilHydrated(page)
  }
}
