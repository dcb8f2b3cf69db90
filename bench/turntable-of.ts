import type { Locator, Page } from 'playwright-core'

/** The turntable of a vehicle's page. */
export const turntableOf = (page: Page): Locator =>
  page.locator('[role=slider][aria-label$="360° view"]')
