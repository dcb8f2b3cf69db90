import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'

/** The screen of most visitors. */
export const phoneWindowOptions = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
} satisfies BrowserContextOptions

/**
 * Time without a request after which a page has loaded everything, in milliseconds. Its scripts may
 * start a second late.
 */
const networkIdleMs = 1500

export async function openUntilNetworkIdle(page: Page, address: string): Promise<void> {
  let asked = 0
  page.on('request', () => {
    asked++
  })
  await page.goto(address)
  for (let before = 0; before < asked; ) {
    before = asked
    await sleep(networkIdleMs)
  }
}
