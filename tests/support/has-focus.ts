import type { Locator } from 'playwright-core'

export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((it) => it === document.activeElement)
}
