import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'

/** As most who come here look at it. */
export const phoneWindowOptions = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
} satisfies BrowserContextOptions

/** Milliseconds without a request after which a page has all that it fetches by itself: its program may start a second late. */
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
