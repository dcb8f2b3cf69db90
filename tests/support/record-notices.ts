import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Records the toasts of the portal from the next page on. A toast disappears after three seconds,
 * which a slow test may miss.
 */
export async function recordNotices(
  page: Page,
): Promise<{ toHold: (text: string) => Promise<void> }> {
  await page.addInitScript((key) => {
    const seen: string[] = []
    Object.assign(globalThis, { [key]: seen })
    new MutationObserver(() => {
      for (const it of document.querySelectorAll('[role="status"]')) {
        const text = it.checkVisibility() ? (it.textContent ?? '') : ''
        if (text && !seen.includes(text)) seen.push(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  }, noticesKey)
  return {
    async toHold(text) {
      const seen = () => page.evaluate((key) => Reflect.get(globalThis, key).join('\n'), noticesKey)
      await expect.poll(seen, { timeout: 90_000 }).toContain(text)
    },
  }
}

const noticesKey = 'noticesOfTheTest'
