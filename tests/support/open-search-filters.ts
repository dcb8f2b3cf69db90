import type { Page } from 'playwright-core'

/** Opens the filters of the search. A phone folds them, a wide screen does not. */
export async function openSearchFilters(page: Page): Promise<void> {
  const title = page.locator('.filters > summary')
  await title.waitFor({ state: 'attached' })
  if (await title.isVisible()) await title.click()
}
